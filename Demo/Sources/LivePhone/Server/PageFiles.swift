import FlyingFox
import Foundation

/// The files of the web page.
enum PageFiles {
  /// The files by name, with what they are.
  static let types = [
    "index.html": "text/html; charset=utf-8", "phone.css": "text/css; charset=utf-8",
    "main.js": javaScript, "stream.js": javaScript, "input.js": javaScript, "text.js": javaScript,
    "controls.js": javaScript, "mirror.js": javaScript, "inspect.js": javaScript, "updates.js": javaScript,
    "measure.js": javaScript, "build.js": javaScript, "film.js": javaScript, "words.js": javaScript,
    "connection.js": javaScript,
  ]
  private static let javaScript = "text/javascript; charset=utf-8"

  /// Has a server give them, the page itself to who has the key.
  static func addRoutes(to server: HTTPServer, _ gate: Gate) async {
    await server.appendRoute("GET /") { request in
      gate.refusal(of: request, for: .page) ?? response("index.html")
    }
    for name in types.keys where name != "index.html" {
      await server.appendRoute(HTTPRoute("GET /\(name)")) { request in
        gate.refusal(of: request, for: .file) ?? response(name)
      }
    }
  }

  /// Returns a file; an answer that there is none for another name.
  static func response(_ name: String) -> HTTPResponse {
    guard let type = types[name],
      let body = try? Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Resources/\(name)"))
    else { return Gate.answer(.notFound, "There is no such file.") }
    return HTTPResponse(statusCode: .ok, headers: Gate.headers(type), body: body)
  }
}
