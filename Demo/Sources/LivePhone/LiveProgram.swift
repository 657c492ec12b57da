import Foundation
import UIKit

/// A phone and the server that shows it: what `LivePhone.run` runs, and what tests open and close.
@MainActor final class LiveProgram {
  let phone: Phone
  let screen: Screen
  private let server: PhoneServer

  init(_ pages: [LivePage], start: String? = nil, language: LiveLanguage = .english) throws {
    phone = try Phone(pages: pages, start: start, language: language)
    screen = Screen(phone)
    server = PhoneServer(screen)
  }

  /// Where the phone is shown.
  struct Address: Sendable {
    var port: UInt16
    var key: String
    var url: String { "http://127.0.0.1:\(port)/?key=\(key)" }
  }

  /// Opens the server and then the phone, whose first page may take long.
  func open(port: UInt16) async throws -> Address {
    let port = try await server.open(port: port)
    phone.open()
    return Address(port: port, key: server.gate.key)
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
