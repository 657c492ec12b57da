import Foundation
import UIKit

/// A phone and the server that shows it: what `LivePhone.run` runs, and what tests open and close.
@MainActor final class LiveProgram {
  let phone: Phone
  let screen: Screen
  private let server: PhoneServer
  var lines: WatcherLines { server.lines }

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - host: Where it listens.
  ///   - child: What its parent has told, where it runs as a child.
  ///   - limits: The most that a connection can hold.
  init(
    _ pages: [LivePage], start: String? = nil, language: LiveLanguage = .english, host: HostAddress = .own,
    child: ChildProcess? = nil, limits: ServerLimits = ServerLimits()
  ) throws {
    phone = try Phone(pages: pages, start: start, language: language)
    if child != nil, let state = PhoneState.ofPredecessor { phone.takeOver(state) }
    screen = Screen(phone)
    server = PhoneServer(screen, gate: Gate(key: child?.key, host: host), canRestart: child != nil, limits: limits)
  }

  /// Where the phone is shown.
  struct Address: Sendable {
    var port: UInt16
    var key: String
    var host = HostAddress.own
    /// What a browser opens; for each address by which this machine is reached.
    var urls: [String] { host.reached.map { "http://\($0):\(port)/?key=\(key)" } }
    var url: String { urls[0] }
  }

  /// Opens the server and then the phone, whose first page may take long, or for ever.
  ///
  /// - Parameter onListening: Called in between, with where the phone will be shown.
  @discardableResult func open(
    port: UInt16, isExact: Bool = false, onListening: (Address) -> Void = { _ in }
  ) async throws -> Address {
    let address = Address(
      port: try await server.open(port: port, isExact: isExact), key: server.gate.key, host: server.gate.host)
    onListening(address)
    // Who has come meanwhile is told of a page that takes long.
    await Task.yield()
    await lines.watchingMainActor { [phone] in await phone.open() }
    return address
  }

  /// Ends this process for a new program, which finds in a file what this one shows.
  func leave(_ file: String) async {
    if let data = try? JSONEncoder().encode(phone.state) { try? data.write(to: URL(fileURLWithPath: file)) }
    // The watchers are told why the connection ends.
    try? await Task.sleep(for: .milliseconds(30))
    ChildProcess.endToStartAgain()
  }

  /// Waits until the server is closed.
  func wait() async { await server.wait() }

  /// Ends everything.
  func close() async {
    screen.close()
    phone.close()
    await server.close()
  }
}
