import FlyingFox
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
  func refusal(of request: HTTPRequest, for purpose: Purpose) -> HTTPResponse? {
    guard let port else { return HTTPResponse(statusCode: .serviceUnavailable) }
    guard let name = request.headers[.host], host.answers(to: name, port: port) else {
      return Self.answer(.forbidden, "This server answers as \(host.text):\(port) alone.")
    }
    let origin = request.headers[HTTPHeader("Origin")]
    guard origin.map({ isOwn(origin: $0, of: name, port: port) }) ?? (purpose != .phone) else {
      return Self.answer(.forbidden, "Only this server's own page may ask for that.")
    }
    if purpose != .file, !isKey(request.query["key"] ?? "") {
      return Self.answer(.forbidden, "The key is missing or wrong. The address that the program has printed has it.")
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

  /// An answer of one line, as text.
  static func answer(_ status: HTTPStatusCode, _ line: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers("text/plain; charset=utf-8"), body: Data((line + "\n").utf8))
  }

  /// The headers of every answer: nothing is kept, framed or taken for something else.
  static func headers(_ type: String) -> HTTPHeaders {
    HTTPHeaders([
      .contentType: type, HTTPHeader("Cache-Control"): "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("X-Frame-Options"): "DENY",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
        + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ])
  }
}
