import Foundation

/// The files of the web page.
enum PageFiles {
  /// The content types of the files, by file name.
  static let types = [
    "index.html": "text/html; charset=utf-8", "phone.css": "text/css; charset=utf-8",
    "main.js": javaScript, "stream.js": javaScript, "input.js": javaScript, "text.js": javaScript,
    "controls.js": javaScript, "mirror.js": javaScript, "inspect.js": javaScript, "updates.js": javaScript,
    "measure.js": javaScript, "build.js": javaScript, "film.js": javaScript, "words.js": javaScript,
    "connection.js": javaScript, "check.js": javaScript,
  ]
  private static let javaScript = "text/javascript; charset=utf-8"

  /// The routes to the files, of which only the page itself requires the key.
  static var routes: Routes {
    var routes = ["GET /": Route(for: .page) { _ in response("index.html") }]
    for name in types.keys where name != "index.html" {
      routes["GET /\(name)"] = Route(for: .file) { _ in response(name) }
    }
    return routes
  }

  /// Returns a file, or a “not found” answer if no file has the name.
  static func response(_ name: String) -> Response {
    guard let type = types[name],
      let body = try? Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Resources/\(name)"))
    else { return .line(.notFound, "There is no such file.") }
    return Response(status: .ok, type: type, body: body)
  }
}
