package import Foundation

/// A browser without a window: Chromium, driven by the WebDriver protocol (W3C).
@MainActor package final class Browser {
  private static let driver = "/usr/bin/chromedriver"
  private static let program = "/usr/bin/chromium"

  /// A Boolean value that indicates whether this machine has a browser.
  nonisolated package static var isInstalled: Bool {
    ["/usr/bin/chromedriver", "/usr/bin/chromium"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }
  nonisolated package static let installing = "There is no browser here: apt-get install chromium chromium-driver"

  private var process = Process()
  /// Where driver and browser put what they need: they leave some of it there. The name is short, since it begins those of sockets.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "browser-\(UUID().uuidString.prefix(8))")
  private var port: UInt16 = 0
  private var session = ""

  /// Starts a browser with a window of a size.
  package init(width: Int = 1280, height: Int = 1000) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do { try await start(width: width, height: height) } catch {
      await end()
      throw error
    }
  }

  /// Starts the driver, and returns its port.
  ///
  /// A driver chooses a free port and then listens there at two addresses. If another program takes the port between
  /// the two, the driver ends.
  private func startDriver() async throws -> UInt16 {
    var text = ""
    for _ in 0..<3 {
      let output = Pipe()
      process = Process()
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
      process.executableURL = URL(fileURLWithPath: Self.driver)
      process.arguments = ["--port=0"]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      text = await output.fileHandleForReading.text { $0.contains(/successfully on port \d+\D/) }
      if let port = text.firstMatch(of: /successfully on port (\d+)\D/).flatMap({ UInt16($0.1) }) { return port }
    }
    throw RawConnection.Failure(description: "The driver says no port: \(text)")
  }

  private func start(width: Int, height: Int) async throws {
    port = try await startDriver()
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

  /// Opens a browser for as long as something is done with it, whatever comes of that.
  package static func during(_ body: (Browser) async throws -> Void) async throws {
    let browser = try await Browser()
    do { try await body(browser) } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  /// Ends the browser.
  package func close() async {
    _ = try? await ask("DELETE", session)
    await end()
  }

  private func end() async {
    // The threads of a test's process block other signals, and so does what they start.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    // The browser's own processes end a little later, and may still be writing.
    for _ in 0..<50 {
      try? FileManager.default.removeItem(at: folder)
      guard FileManager.default.fileExists(atPath: folder.path) else { return }
      try? await Task.sleep(for: .milliseconds(100))
    }
  }

  private func ask(_ method: String, _ path: String, _ body: [String: Any] = [:]) async throws -> Any {
    let data = method == "POST" ? try JSONSerialization.data(withJSONObject: body) : Data()
    let connection = try RawConnection(port: port)
    let answer = try await connection.exchange(
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(data.count)\r\n\r\n", body: Array(data))
    let object = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
    guard answer.status == 200 else { throw RawConnection.Failure(description: "\(path): \(object)") }
    return object["value"] ?? NSNull()
  }

  // MARK: Pages

  package func open(_ address: String) async throws { _ = try await ask("POST", "\(session)/url", ["url": address]) }

  package func reload() async throws { _ = try await ask("POST", "\(session)/refresh") }

  /// Runs a script, the body of a function.
  @discardableResult package func run(_ script: String) async throws -> Any {
    try await ask("POST", "\(session)/execute/sync", ["script": script, "args": []])
  }

  /// Runs an asynchronous script, and returns its result.
  ///
  /// The script is the body of a function. It calls the function's last argument with the result.
  package func runInTime(_ script: String) async throws -> Any {
    try await ask("POST", "\(session)/execute/async", ["script": script, "args": []])
  }

  /// Waits until a script's result is true.
  package func wait(until script: String) async throws {
    try await firstValue(of: script) { try await run("return Boolean(\(script))") as? Bool == true ? () : nil }
  }

  // MARK: How it shows them

  /// Gives the page a width, of which no bar for scrolling takes anything.
  package func resize(width: Int, height: Int = 1000, scale: Double = 1) async throws {
    try await command("Emulation.setScrollbarsHidden", ["hidden": true])
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
  }

  /// Sets the user's system to prefer dark or light pages.
  package func prefer(dark: Bool) async throws {
    let preference = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    try await command("Emulation.setEmulatedMedia", ["features": [preference]])
  }

  /// A picture of what is seen of the page, as a PNG file.
  package func screenshot() async throws -> Data {
    guard let text = try await ask("GET", "\(session)/screenshot") as? String, let data = Data(base64Encoded: text)
    else {
      throw RawConnection.Failure(description: "No picture")
    }
    return data
  }

  // MARK: What a user does

  /// Types characters, one key after the other.
  package func type(_ text: String) async throws {
    let actions = text.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
    }
    try await perform(["type": "key", "id": "keys", "actions": actions])
  }

  /// Performs the actions of one of the user's devices, in WebDriver's format.
  package func perform(_ device: [String: Any]) async throws {
    _ = try await ask("POST", "\(session)/actions", ["actions": [device]])
  }

  /// Shows marked text, as an input method for Chinese does while the user types.
  package func compose(_ text: String) async throws {
    let end = text.utf16.count
    try await command("Input.imeSetComposition", ["text": text, "selectionStart": end, "selectionEnd": end])
  }

  /// Replaces the marked text with the text that the input method commits.
  package func decide(_ text: String) async throws { try await command("Input.insertText", ["text": text]) }

  /// Sends the browser a command that WebDriver doesn't have, through the protocol of the browser's own tools.
  package func command(_ name: String, _ parameters: [String: Any]) async throws {
    _ = try await ask("POST", "\(session)/goog/cdp/execute", ["cmd": name, "params": parameters])
  }
}
