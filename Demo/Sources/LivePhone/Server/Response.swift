import Foundation

/// An answer.
struct Response: Sendable {
  enum Status: Int, Sendable {
    case ok = 200
    case noContent = 204
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case timeout = 408
    case conflict = 409
    case lengthRequired = 411
    case contentTooLarge = 413
    case headTooLarge = 431
    case unavailable = 503
    case versionNotSupported = 505

    var isSuccess: Bool { rawValue < 300 }

    /// The words that follow the number.
    var phrase: String {
      switch self {
      case .ok: "OK"
      case .noContent: "No Content"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .timeout: "Request Timeout"
      case .conflict: "Conflict"
      case .lengthRequired: "Length Required"
      case .contentTooLarge: "Content Too Large"
      case .headTooLarge: "Request Header Fields Too Large"
      case .unavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  var status: Status
  var type = "text/plain; charset=utf-8"
  var body = Data()

  /// An answer without a body.
  static let done = Response(status: .noContent, type: "text/plain")

  /// Returns an answer of one line, as text.
  static func line(_ status: Status, _ line: String) -> Response {
    Response(status: status, body: Data((line + "\n").utf8))
  }

  /// The headers of every answer, which prevent browsers from storing it, framing it, or interpreting it as another type.
  private static let headers = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
    "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: DENY",
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      + "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ]

  /// Returns the answer as it's sent.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether the connection ends with it.
  func bytes(isLast: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type)"] + Self.headers
    if status != .noContent { lines.append("Content-Length: \(body.count)") }
    if isLast { lines.append("Connection: close") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
