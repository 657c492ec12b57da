import Browsing
import Foundation

@testable import LivePhone

/// A program with a phone, `PhoneTrial` if no other is named, running: a parent, its child, and what they print.
@MainActor final class TrialProgram {
  private let process = Process()
  private let output = Pipe()
  let port: UInt16
  let key: String

  /// Starts it with a page, and reads where its phone is.
  convenience init(page: String) async throws { try await self.init(at: try Self.file, [page]) }

  /// The file of `PhoneTrial`.
  static var file: URL {
    get throws {
      // Beside the tests' own products.
      let bundle = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
      let folders = bundle.flatMap { [$0, $0.deletingLastPathComponent()] }
      let program = folders.map { $0.appendingPathComponent("PhoneTrial") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      guard let program else { throw RawConnection.Failure(description: "PhoneTrial is not beside \(bundle)") }
      return program
    }
  }

  /// Starts a program, and reads where its phone is.
  init(at program: URL, _ arguments: [String] = [], environment: [String: String] = [:]) async throws {
    process.executableURL = program
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The address comes after a line about its port if another program has the usual one.
    let text = await output.fileHandleForReading.text { $0.contains(/\?key=[0-9a-f]{32}/) }
    let match = text.firstMatch(of: /127\.0\.0\.1:(\d+)\/\?key=([0-9a-f]{32})/)
    guard let match, let port = UInt16(match.1) else {
      kill(process.processIdentifier, SIGKILL)
      throw RawConnection.Failure(description: "It printed no address: \(text)")
    }
    (self.port, key) = (port, String(match.2))
  }

  /// Sends a request as the program's own page does.
  func request(_ line: String, body: String = "") async throws -> RawConnection.Response {
    let parts = line.split(separator: " ")
    let path = "\(parts[1])\(parts[1].contains("?") ? "&" : "?")key=\(key)"
    let connection = try RawConnection(port: port)
    return try await connection.exchange(
      "\(parts[0]) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n", body: Array(body.utf8))
  }

  /// Returns the keeper's report of the end, or nil while a child lives.
  func ending() async throws -> [String: Any]? {
    guard let answer = try? await request("GET /ended"), answer.status == 200 else { return nil }
    return try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
  }

  /// Returns the first value that a closure finds, and calls it until then.
  func wait<Value>(for what: String, _ body: () async throws -> Value?) async throws -> Value {
    try await firstValue(of: what, body)
  }

  /// Watches the phone; once it has a child that answers.
  func watch() async throws -> TrialWatcher {
    try await wait(for: "a watcher") { try? await TrialWatcher(self) }
  }

  /// Ends the parent immediately.
  ///
  /// By the signal that none can block: what the threads of a test's process start blocks the others.
  func end() { kill(process.processIdentifier, SIGKILL) }

  /// The number of the parent's process.
  var number: Int32 { process.processIdentifier }
}

/// One who watches a trial, and reads what kinds of messages come.
@MainActor final class TrialWatcher {
  private let connection: RawConnection
  private(set) var kinds: [String] = []
  private(set) var number: Int?
  private(set) var canRestart = false
  private(set) var hasEnded = false
  /// The labels of the most recently received elements.
  private(set) var labels: [String] = []
  /// The received reports of builds, and the most recently received settings.
  private(set) var builds: [BuildNews] = []
  private(set) var settings: PhoneSettings?

  init(_ program: TrialProgram) async throws {
    connection = try RawConnection(port: program.port)
    let answer = try await connection.exchange(
      "GET /pictures?key=\(program.key) HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\n"
        + "Origin: http://127.0.0.1:\(program.port)\r\n\(TestWatcher.upgrade)\r\n")
    guard answer.status == 101 else { throw RawConnection.Failure(description: "Refused: \(answer.status)") }
    Task { [weak self, connection] in
      while let message = try? await connection.message() {
        guard let self else { return }
        self.take(message)
      }
      self?.hasEnded = true
    }
  }

  private func take(_ message: (isText: Bool, bytes: [UInt8])) {
    guard message.isText else {
      kinds.append("frame")
      // It has shown it: its number comes first.
      let number = message.bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
      try? connection.sendMessage("\(number)")
      return
    }
    let object = try? JSONSerialization.jsonObject(with: Data(message.bytes)) as? [String: Any]
    guard let object, let kind = object["kind"] as? String else { return }
    kinds.append(kind)
    number = object["you"] as? Int ?? number
    if let elements = object["elements"] as? [[String: Any]] { labels = elements.compactMap { $0["label"] as? String } }
    if kind == "build", let news = try? JSONDecoder().decode(BuildNews.self, from: Data(message.bytes)) {
      builds.append(news)
    }
    if let told = object["settings"], let data = try? JSONSerialization.data(withJSONObject: told) {
      settings = try? JSONDecoder().decode(PhoneSettings.self, from: data)
    }
    canRestart = object["canRestart"] as? Bool ?? canRestart
  }

  func goAway() { connection.end() }
}
