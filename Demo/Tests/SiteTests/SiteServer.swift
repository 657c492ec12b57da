import FlyingFox
import FlyingSocks
import Foundation

/// Serves a site's files over HTTP, to this machine only, as a Git host's pages do.
final class SiteServer: Sendable {
  let address: String
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  init(_ site: Site) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 600, logger: .disabled,
      handler: ClosureHTTPHandler { request in Self.response(to: request, from: site) })
    running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 600)
    guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.disconnected }
    self.server = server
    address = "http://127.0.0.1:\(port)"
  }

  func close() async {
    await server.stop(timeout: 0)
    running.cancel()
    _ = await running.result
  }

  private static func response(to request: HTTPRequest, from site: Site) -> HTTPResponse {
    // The path as it was asked for: FlyingFox's own is decoded, and without the last slash.
    switch site.answer(to: request.target.path()) {
    case .missing: return HTTPResponse(statusCode: .notFound, body: Data("Nothing is here".utf8))
    case .redirect(let path):
      return HTTPResponse(statusCode: .movedPermanently, headers: HTTPHeaders([.location: path]))
    case .file(let file):
      guard let data = try? Data(contentsOf: file) else { return HTTPResponse(statusCode: .internalServerError) }
      let kind = kinds[file.pathExtension] ?? "application/octet-stream"
      return HTTPResponse(
        statusCode: .ok, headers: HTTPHeaders([.contentType: kind]), body: request.method == .HEAD ? Data() : data)
    }
  }

  private static let kinds = [
    "html": "text/html; charset=utf-8", "js": "text/javascript", "css": "text/css", "json": "application/json",
    "png": "image/png", "jpg": "image/jpeg", "svg": "image/svg+xml", "ico": "image/x-icon", "mp4": "video/mp4",
    "webm": "video/webm", "txt": "text/plain; charset=utf-8",
  ]
}
