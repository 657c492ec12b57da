import Foundation
import Synchronization

/// A gate that accepts a request only if it has the key and comes from this machine's own page.
///
/// Unless you specify another address, the server listens only at 127.0.0.1. However, a page of any site can make a browser
/// send requests there, so the gate makes three checks:
/// - `Host` excludes the name of another site that was made to refer to this machine.
/// - `Origin` excludes the requests of another site's page.
/// - The key excludes everyone who hasn't read the address.
final class Gate: Sendable {
  /// The key: 128 random bits that are part of the address.
  let key: String
  /// The address at which the server listens.
  let host: HostAddress
  private let ownPort = Mutex<UInt16?>(nil)

  /// Creates a gate with a new key, or with a key that another process has created.
  init(key: String? = nil, host: HostAddress = .own) {
    self.key = key ?? Self.newKey()
    self.host = host
  }

  private static func newKey() -> String {
    var generator = SystemRandomNumberGenerator()
    let bits = (0..<2).map { _ in generator.next() as UInt64 }
    return bits.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The port at which the server listens, or `nil` before the server opens.
  var port: UInt16? {
    get { ownPort.withLock { $0 } }
    set { ownPort.withLock { $0 = newValue } }
  }

  /// The purpose of a request.
  enum Purpose {
    /// The page's own files, which aren't secret.
    case file
    /// The page in the address line, which needs the key.
    ///
    /// It needs no origin because a browser doesn't send one then.
    case page
    /// Pictures and input, which need the key, and the page as the origin.
    case phone
  }

  /// Returns the reason to refuse a request, or `nil` to accept it.
  func refusal(of head: RequestHead, for purpose: Purpose) -> Refusal? {
    guard let port else { return Refusal(.unavailable, "The server is about to open.") }
    guard let name = head.headers["host"], host.answers(to: name, port: port) else {
      return Refusal(.forbidden, "This server only answers as \(host.text):\(port).")
    }
    let origin = head.headers["origin"]
    guard origin.map({ isOwn(origin: $0, of: name, port: port) }) ?? (purpose != .phone) else {
      return Refusal(.forbidden, "Only this server's own page may ask for that.")
    }
    if purpose != .file, !isKey(head.query["key"] ?? "") {
      return Refusal(.forbidden, "The key is missing or wrong. The address that the program has printed has it.")
    }
    return nil
  }

  /// Returns whether an origin is this server's own page.
  ///
  /// The origin has to contain the name that the request asks for. If only this machine can reach the server, the origin
  /// can also contain `localhost` or the machine's own address instead.
  private func isOwn(origin: String, of name: String, port: UInt16) -> Bool {
    let origin = origin.lowercased()
    guard !host.isOwn else {
      return ["\(host.text):\(port)", "localhost:\(port)"].contains { origin == "http://\($0)" }
    }
    return origin == "http://\(name.lowercased())"
  }

  /// Returns whether a text is the key, in a time that doesn't reveal how much of the text is correct.
  private func isKey(_ text: String) -> Bool {
    let (given, own) = (Array(text.utf8), Array(key.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
