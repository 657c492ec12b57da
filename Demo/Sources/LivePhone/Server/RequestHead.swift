import Foundation

/// The first line of a request, and the headers that this server uses.
struct RequestHead: Equatable, Sendable {
  /// The length of a body.
  enum Length: Equatable, Sendable {
    /// No header announces a body.
    case none
    /// The number of bytes in the body.
    case bytes(Int)
    /// The body comes in chunks.
    case unknown
  }

  var method: String
  var path: String
  var query: [String: String]
  /// The headers of `HeadReader.names`, by their names in lowercase.
  var headers: [String: String] = [:]
  var length = Length.none

  /// The method and the path, in the form of a route's name.
  var route: String { "\(method) \(path)" }

  /// A Boolean value that indicates whether the sender ends the connection after the answer.
  var isLast: Bool { hasOption("close", in: "connection") }

  /// A Boolean value that indicates whether the sender waits for permission to send the body.
  var waitsForPermission: Bool { hasOption("100-continue", in: "expect") }

  private func hasOption(_ option: String, in name: String) -> Bool {
    (headers[name] ?? "").split(separator: ",").contains {
      $0.trimmingCharacters(in: .whitespaces).lowercased() == option
    }
  }
}

/// A request, with its whole body.
struct Request: Sendable {
  var head: RequestHead
  var body = Data()
  var query: [String: String] { head.query }
}

/// An error that is the last answer of a connection: nothing that follows is read as a request.
struct Refusal: Error, Equatable {
  var status: Response.Status
  var line: String

  init(_ status: Response.Status, _ line: String) { (self.status, self.line) = (status, line) }

  var response: Response { .line(status, line) }
}
