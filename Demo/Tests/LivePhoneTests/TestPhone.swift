import Browsing
import Foundation
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

/// A phone with its server, and what a test says to it.
@MainActor final class TestPhone {
  let program: LiveProgram
  let address: LiveProgram.Address

  init(_ pages: [LivePage], host: HostAddress = .own, limits: ServerLimits = ServerLimits()) async throws {
    program = try LiveProgram(pages, host: host, limits: limits)
    address = try await program.open(port: 0)
  }

  convenience init(_ controller: @escaping @MainActor () -> UIViewController) async throws {
    try await self.init([LivePage("page") { _ in controller() }])
  }

  var window: UIWindow { get throws { try #require(program.phone.host).window } }

  /// Sends a request with the headers that this server's own page sends, or with others.
  func request(
    _ line: String, key: String? = nil, host: String? = nil, origin: String? = "own", length: String? = nil,
    extra: String = "", body: [UInt8] = []
  ) async throws -> RawConnection.Response {
    let connection = try RawConnection(port: address.port)
    return try await connection.exchange(
      head(line, key: key, host: host, origin: origin, length: length ?? "\(body.count)", extra: extra), body: body)
  }

  func head(
    _ line: String, key: String? = nil, host: String? = nil, origin: String? = "own", length: String?,
    extra: String = ""
  ) -> String {
    let name = "127.0.0.1:\(address.port)"
    let parts = line.split(separator: " ").map(String.init)
    let query = "key=\(key ?? address.key)"
    var head =
      "\(parts[0]) \(parts[1])\(parts[1].contains("?") ? "&" : "?")\(query) HTTP/1.1\r\nHost: \(host ?? name)\r\n"
    if let origin { head += "Origin: \(origin == "own" ? "http://\(name)" : origin)\r\n" }
    if let length, !length.isEmpty { head += "Content-Length: \(length)\r\n" }
    return head + extra + "\r\n"
  }

  /// Posts a message as a watcher.
  func post(_ path: String, _ text: String, from watcher: TestWatcher) async throws -> RawConnection.Response {
    try await request(
      "POST /\(path)\(path.contains("?") ? "&" : "?")watcher=\(watcher.number)", body: Array(text.utf8))
  }

  /// The time of the browser that a test stands for, in milliseconds.
  static var time: Double { ProcessInfo.processInfo.systemUptime * 1000 }

  /// Posts events, each as JSON.
  func send(_ events: String..., at time: Double = TestPhone.time, from watcher: TestWatcher) async throws {
    let text = #"{"now": \#(time), "events": [\#(events.joined(separator: ","))]}"#
    let answer = try await post("input", text, from: watcher)
    #expect([200, 204].contains(answer.status), "\(String(decoding: answer.body, as: UTF8.self))")
  }

  /// Taps a point.
  func tap(_ x: Double, _ y: Double, from watcher: TestWatcher) async throws {
    try await send(Self.touch(.began, x, y), Self.touch(.ended, x, y), from: watcher)
  }

  static func touch(
    _ phase: InputEvent.Phase, _ x: Double, _ y: Double, finger: Int = 1, at time: Double = TestPhone.time
  ) -> String {
    let touch = #"{"id":\#(finger),"phase":"\#(phase.rawValue)","x":\#(x),"y":\#(y)}"#
    return #"{"kind":"touches","time":\#(time),"touches":[\#(touch)]}"#
  }

  /// Changes the settings.
  func set(_ watcher: TestWatcher, loading: Bool = false, _ change: (inout PhoneSettings) -> Void) async throws -> Int {
    var settings = program.phone.settings
    change(&settings)
    let text = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    return try await post(loading ? "settings?load" : "settings", text, from: watcher).status
  }

  /// Waits until a condition holds.
  func wait(_ what: String = "", until holds: () throws -> Bool) async throws {
    try await firstValue(of: what) { try holds() ? () : nil }
  }

  /// Waits until a count hasn't changed for a third of a second, and returns it.
  func rest<Count: Equatable>(_ count: () -> Count) async throws -> Count {
    var (last, looks) = (count(), 0)
    try await wait("a rest") {
      looks = count() == last ? looks + 1 : 0
      last = count()
      return looks > 30
    }
    return last
  }

  func close() async { await program.close() }
}

/// One who watches, as a browser does.
@MainActor final class TestWatcher {
  private let connection: RawConnection
  private(set) var number = 0
  private(set) var touches = false
  /// The name of the page.
  private(set) var page = ""
  private(set) var reader = FrameReader()
  private(set) var frames = 0
  private(set) var bytes = 0
  private(set) var movedRows = 0
  private(set) var caret: [Double]?
  private(set) var hasEnded = false
  /// The kinds of the messages, in their order.
  private(set) var kinds: [String] = []
  private(set) var canRestart = false
  /// The most recently received elements.
  private(set) var elements: [[String: Any]] = []
  /// The received reports of tables' updates, in order.
  private(set) var updates: [[String: Any]] = []
  /// A Boolean value that indicates whether the watcher acknowledges the frames that it has shown.
  var acknowledges = true
  private var waiting: [UInt32] = []

  init(_ phone: TestPhone) async throws {
    connection = try RawConnection(port: phone.address.port)
    let answer = try await connection.exchange(phone.head("GET /pictures", length: nil, extra: Self.upgrade))
    guard answer.status == 101 else { throw RawConnection.Failure(description: "Refused: \(answer.status)") }
    Task { [weak self, connection] in
      while let message = try? await connection.message() {
        guard let self else { return }
        try self.take(message)
      }
      self?.hasEnded = true
    }
    try await phone.wait("a watcher with a number") { number > 0 }
  }

  static let upgrade =
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

  private func take(_ message: (isText: Bool, bytes: [UInt8])) throws {
    guard message.isText else {
      bytes += message.bytes.count
      frames += 1
      waiting.append(reader.take(message.bytes))
      movedRows += reader.movedRows
      if acknowledges { try acknowledge() }
      return
    }
    let object = try JSONSerialization.jsonObject(with: Data(message.bytes)) as? [String: Any] ?? [:]
    kinds.append(object["kind"] as? String ?? "")
    switch object["kind"] as? String {
    case "busy": canRestart = object["canRestart"] as? Bool ?? false
    case "elements": elements = object["elements"] as? [[String: Any]] ?? []
    case "state":
      number = object["you"] as? Int ?? 0
      touches = object["touches"] as? Bool ?? false
      page = (object["settings"] as? [String: Any])?["page"] as? String ?? ""
    case "caret": caret = object["place"] as? [Double]
    case "updates":
      if object["isAll"] as? Bool == true { updates = [] }
      for entry in object["entries"] as? [[String: Any]] ?? [] {
        let index = updates.firstIndex { $0["number"] as? Int == entry["number"] as? Int }
        if let index { updates[index] = entry } else { updates.append(entry) }
      }
    default: break
    }
  }

  func acknowledge() throws {
    for number in waiting { try connection.sendMessage("\(number)") }
    waiting = []
  }

  func say(_ text: String) throws { try connection.sendMessage(text) }

  func goAway() { connection.end() }

  /// Waits until it shows what is drawn directly, to the pixel, and the phone is at rest.
  func waitForPicture(of phone: TestPhone) async throws -> Raster {
    try await phone.wait("a picture like the one drawn directly") {
      guard let host = phone.program.phone.host, !host.needsDisplay, let shown = reader.raster else { return false }
      let scale = CGFloat(phone.program.phone.settings.scale)
      // Of the same window, by another host, which draws for itself.
      let other = WindowHost(host.window)
      defer { other.stop() }
      return other.pixels(scale: scale).map(Raster.init) == shown
    }
    return try #require(reader.raster)
  }
}
