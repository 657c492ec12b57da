import FlyingFox
import Foundation

/// The beginning of a web socket, which FlyingFox checks and answers.
enum Handshake {
  private struct Nobody: WSHandler {
    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) -> AsyncStream<WSFrame> {
      AsyncStream { $0.finish() }
    }
  }

  /// Returns the answer that turns the connection into a web socket.
  ///
  /// - Throws: A refusal if the request doesn't ask for a web socket correctly.
  static func answer(to head: RequestHead) async throws -> Data {
    let headers = head.headers.map { (HTTPHeader($0.key), $0.value) }
    let request = HTTPRequest(
      method: HTTPMethod(head.method), version: .http11, path: head.path, query: [],
      headers: Dictionary(headers) { first, _ in first }, body: Data())
    let response = try await WebSocketHTTPHandler(handler: Nobody()).handleRequest(request)
    guard response.statusCode == .switchingProtocols,
      let accepted = response.headers[HTTPHeader("Sec-WebSocket-Accept")]
    else { throw Refusal(.badRequest, "Pictures come by a web socket of version 13 (RFC 6455).") }
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(accepted)",
    ]
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
