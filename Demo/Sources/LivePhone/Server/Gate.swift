import Foundation
import Synchronization

/// Lets in who has the key and comes from this machine's own page, and nobody else.
///
/// The server listens at 127.0.0.1 alone, if nobody asks for more; but a page of any site can make a browser ask there. `Host` keeps out a
/// name of another site that was made to mean this machine, `Origin` what another site's page asks for, the key whoever has not read the address.
final class Gate: Sendable {
  /// 128 random bits, in the address.
  let key: String
  /// Where the server listens.
  let host: HostAddress
  private let ownPort = Mutex<UInt16?>(nil)

  /// Makes a gate with a new key, or with one that another process has made.
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

  /// The port at which the server listens, once it does.
  var port: UInt16? {
    get { ownPort.withLock { $0 } }
    set { ownPort.withLock { $0 = newValue } }
  }

  /// What is asked for.
  enum Purpose {
    /// The page's own files, which are no secret.
    case file
    /// The page in the address line: the key, but no origin, which a browser does not send then.
    case page
    /// Pictures and input: the key, and the page as origin.
    case phone
  }

  /// Returns why a request is refused; nil if it is not.
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

  /// Whether an origin is this server's own page: the name that is asked, or the other one of this machine alone.
  private func isOwn(origin: String, of name: String, port: UInt16) -> Bool {
    let origin = origin.lowercased()
    guard !host.isOwn else {
      return ["\(host.text):\(port)", "localhost:\(port)"].contains { origin == "http://\($0)" }
    }
    return origin == "http://\(name.lowercased())"
  }

  /// Compares in a time that does not say how much of it is right.
  private func isKey(_ text: String) -> Bool {
    let (given, own) = (Array(text.utf8), Array(key.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
