import Foundation

@testable import LivePhone

/// A browser without a window: Chromium, driven by the WebDriver protocol (W3C).
@MainActor final class Browser {
  private static let driver = "/usr/bin/chromedriver"
  private static let program = "/usr/bin/chromium"

  /// Whether there is one on this machine.
  nonisolated static var isInstalled: Bool {
    ["/usr/bin/chromedriver", "/usr/bin/chromium"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }
  nonisolated static let installing = "There is no browser here: apt-get install chromium chromium-driver"

  private let process = Process()
  private var port: UInt16 = 0
  private var session = ""

  /// Starts a browser with a window of a size.
  init(width: Int = 1280, height: Int = 1000) async throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.driver)
    process.arguments = ["--port=0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let file = output.fileHandleForReading
    let port: UInt16? = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var text = ""
        while true {
          let data = file.availableData
          text += String(decoding: data, as: UTF8.self)
          let match = text.firstMatch(of: /successfully on port (\d+)/)
          if match != nil || data.isEmpty { return continuation.resume(returning: match.flatMap { UInt16($0.1) }) }
        }
      }
    }
    guard let port else { throw RawConnection.Failure(description: "The driver says no port") }
    self.port = port
    var arguments = ["--headless=new", "--disable-gpu", "--window-size=\(width),\(height)"]
    // Its sandbox does not work for root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    let options: [String: Any] = ["args": arguments, "binary": Self.program]
    let value = try await ask(
      "POST", "/session",
      ["capabilities": ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options]]])
    guard let id = (value as? [String: Any])?["sessionId"] as? String else {
      throw RawConnection.Failure(description: "No session: \(value)")
    }
    session = "/session/\(id)"
  }

  /// Ends the browser.
  func close() async {
    _ = try? await ask("DELETE", session)
    // The threads of a test's process block other signals, and so does what they start.
    kill(process.processIdentifier, SIGKILL)
  }

  private func ask(_ method: String, _ path: String, _ body: [String: Any] = [:]) async throws -> Any {
    let data = method == "POST" ? try JSONSerialization.data(withJSONObject: body) : Data()
    let connection = try RawConnection(port: port, patience: 60)
    let answer = try await connection.exchange(
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(data.count)\r\n\r\n", body: Array(data))
    let object = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
    guard answer.status == 200 else { throw RawConnection.Failure(description: "\(path): \(object)") }
    return object["value"] ?? NSNull()
  }

  // MARK: Pages

  func open(_ address: String) async throws { _ = try await ask("POST", "\(session)/url", ["url": address]) }

  func reload() async throws { _ = try await ask("POST", "\(session)/refresh") }

  /// Runs a script, the body of a function.
  @discardableResult func run(_ script: String) async throws -> Any {
    try await ask("POST", "\(session)/execute/sync", ["script": script, "args": []])
  }

  /// Waits until a script's result is true; gives up after fifteen seconds.
  func wait(until script: String) async throws {
    let end = ContinuousClock.now + .seconds(15)
    while try await run("return Boolean(\(script))") as? Bool != true {
      guard ContinuousClock.now < end else { throw RawConnection.Failure(description: "It never became so: \(script)") }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  // MARK: What a user does

  /// Moves the mouse through points of the phone, the button down from the first on.
  ///
  /// - Parameters:
  ///   - points: The points, in the phone's.
  ///   - milliseconds: How long the way from one to the next takes.
  ///   - lifts: Whether the button is let go at the last point.
  func drag(_ points: [(x: Double, y: Double)], milliseconds: Int = 30, lifts: Bool = true) async throws {
    var actions: [[String: Any]] = []
    for (index, point) in points.enumerated() {
      let place = try await self.place(of: point)
      actions.append([
        "type": "pointerMove", "duration": index == 0 ? 0 : milliseconds, "x": Int(place.x.rounded()),
        "y": Int(place.y.rounded()),
      ])
      if index == 0 { actions.append(["type": "pointerDown", "button": 0]) }
    }
    if lifts { actions.append(["type": "pointerUp", "button": 0]) }
    let mouse: [String: Any] = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions,
    ]
    _ = try await ask("POST", "\(session)/actions", ["actions": [mouse]])
  }

  func tap(_ x: Double, _ y: Double) async throws { try await drag([(x, y)]) }

  /// The place in the browser's window of a point of the phone.
  private func place(of point: (x: Double, y: Double)) async throws -> (x: Double, y: Double) {
    let value = try await run(
      "const box = document.querySelector('#screen').getBoundingClientRect(), "
        + "size = document.querySelector('#controls').elements; "
        + "return [box.left + \(point.x) / Number(size.width.value) * box.width, "
        + "box.top + \(point.y) / Number(size.height.value) * box.height]")
    guard let numbers = value as? [Double], numbers.count == 2 else {
      throw RawConnection.Failure(description: "No place: \(value)")
    }
    return (numbers[0], numbers[1])
  }

  /// Types characters, one key after the other.
  func type(_ text: String) async throws {
    let actions = text.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
    }
    _ = try await ask(
      "POST", "\(session)/actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// Chooses a value in one of the page's lists.
  func choose(_ name: String, _ value: String) async throws {
    try await run(
      "const list = document.querySelector('[name=\(name)]'); list.value = '\(value)'; "
        + "list.dispatchEvent(new Event('change', { bubbles: true }))")
  }

  /// Shows a text that an input method has not decided yet, as one for Chinese does of what is typed.
  func compose(_ text: String) async throws {
    let end = text.utf16.count
    try await command("Input.imeSetComposition", ["text": text, "selectionStart": end, "selectionEnd": end])
  }

  /// Has the input method decide for a text.
  func decide(_ text: String) async throws { try await command("Input.insertText", ["text": text]) }

  /// Tells the browser something that WebDriver has no word for, by the protocol of its own tools.
  private func command(_ name: String, _ parameters: [String: Any]) async throws {
    _ = try await ask("POST", "\(session)/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  // MARK: What it shows

  /// The size of the canvas, and a sum of its pixels.
  func picture() async throws -> PictureSum {
    let value = try await run(
      """
      const canvas = document.querySelector('#screen');
      const data = new Uint32Array(
        canvas.getContext('2d', { alpha: false }).getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      let a = 2166136261, b = 5381;
      for (const word of data) { a = Math.imul(a ^ word, 16777619); b = Math.imul(b, 33) + word | 0; a ^= a >>> 15; }
      return [canvas.width, canvas.height, a >>> 0, b >>> 0];
      """)
    guard let numbers = value as? [Int], numbers.count == 4 else {
      throw RawConnection.Failure(description: "No picture: \(value)")
    }
    return PictureSum(numbers: numbers)
  }
}

/// The size of a picture and two sums of its pixels, which differ where a pixel does.
struct PictureSum: Equatable {
  let numbers: [Int]

  init(numbers: [Int]) { self.numbers = numbers }

  init(_ raster: Raster) {
    var (a, b): (UInt32, UInt32) = (2_166_136_261, 5381)
    for place in stride(from: 0, to: raster.bytes.count, by: 4) {
      let (blue, green, red) = (raster.bytes[place], raster.bytes[place + 1], raster.bytes[place + 2])
      // As a browser has them: red first.
      let word = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
      a = (a ^ word) &* 16_777_619
      b = b &* 33 &+ word
      a ^= a >> 15
    }
    numbers = [raster.width, raster.height, Int(a), Int(b)]
  }
}
