import Foundation
import UIKit

/// A phone and the server that shows it, which `LivePhone.run` runs, and which tests open and close.
@MainActor final class LiveProgram {
  let phone: Phone
  let screen: Screen
  private let server: PhoneServer
  var lines: WatcherLines { server.lines }

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - host: The address at which the server listens.
  ///   - child: The information from the parent, if this process runs as a child.
  ///   - limits: The limits for connections.
  init(
    _ pages: [LivePage], start: String? = nil, language: LiveLanguage = .english, host: HostAddress = .own,
    child: ChildProcess? = nil, limits: ServerLimits = ServerLimits()
  ) throws {
    phone = try Phone(pages: pages, start: start, language: language)
    if child != nil, let state = PhoneState.ofPredecessor { phone.takeOver(state) }
    screen = Screen(phone)
    server = PhoneServer(screen, gate: Gate(key: child?.key, host: host), canRestart: child != nil, limits: limits)
  }

  /// The address at which the phone is shown.
  struct Address: Sendable {
    var port: UInt16
    var key: String
    var host = HostAddress.own
    /// The URLs that a browser can open, one for each address at which it can reach the server.
    var urls: [String] { host.reached.map { "http://\($0):\(port)/?key=\(key)" } }
    var url: String { urls[0] }
  }

  /// Opens the server and then the phone.
  ///
  /// The phone's first page can take a long time, or never finish.
  ///
  /// - Parameter onListening: A closure to call after the server opens and before the phone does. It receives the phone's
  ///   address.
  @discardableResult func open(
    port: UInt16, isExact: Bool = false, onListening: (Address) -> Void = { _ in }
  ) async throws -> Address {
    let address = Address(
      port: try await server.open(port: port, isExact: isExact), key: server.gate.key, host: server.gate.host)
    onListening(address)
    // Lets watchers that have already connected receive the message about a page that takes a long time.
    await Task.yield()
    await lines.watchingMainActor { [phone] in await phone.open() }
    return address
  }

  /// Saves the state of the phone in a file for a new program, and ends this process.
  func leave(_ file: String) async {
    if let data = try? JSONEncoder().encode(phone.state) { try? data.write(to: URL(fileURLWithPath: file)) }
    // Gives the watchers time to receive the reason why the connection ends.
    try? await Task.sleep(for: .milliseconds(30))
    ChildProcess.endToStartAgain()
  }

  /// Waits until the server is closed.
  func wait() async { await server.wait() }

  /// Closes the screen, the phone, and the server.
  func close() async {
    screen.close()
    phone.close()
    await server.close()
  }
}
