import Foundation

/// Something that a request can ask for, and the checks that the request has to pass.
///
/// The server checks the key, `Host`, `Origin`, and the body's length. It calls a route's closure, with the whole body,
/// only if they're right.
struct Route: Sendable {
  enum Kind: Sendable {
    case answer(@Sendable (Request) async -> Response)
    case pictures(PictureSocket)
  }

  let purpose: Gate.Purpose
  /// The maximum number of bytes in a body.
  let mostBytes: Int
  let kind: Kind

  /// Creates a route that answers a request.
  init(for purpose: Gate.Purpose, mostBytes: Int = 0, answer: @escaping @Sendable (Request) async -> Response) {
    (self.purpose, self.mostBytes, kind) = (purpose, mostBytes, .answer(answer))
  }

  /// Creates a route to the pictures.
  init(_ pictures: PictureSocket) { (purpose, mostBytes, kind) = (.phone, 0, .pictures(pictures)) }

  /// Returns how many bytes of body follow a head.
  ///
  /// - Throws: A refusal if the body is too long, or its length isn't known.
  func length(of head: RequestHead) throws(Refusal) -> Int {
    switch head.length {
    case .none where mostBytes == 0: return 0
    case .none, .unknown: throw Refusal(.lengthRequired, "Say how long the message is, by Content-Length.")
    case .bytes(let count):
      guard count <= mostBytes else {
        throw Refusal(.contentTooLarge, "A message has \(mostBytes) bytes at most here, this one has \(count).")
      }
      return count
    }
  }
}

/// The routes of a server, by method and path: "POST /input".
typealias Routes = [String: Route]
