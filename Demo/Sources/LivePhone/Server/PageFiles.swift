import FlyingFox
import Foundation

/// The files of the web page.
enum PageFiles {
  /// The files by name, with what they are.
  static let types = [
    "index.html": "text/html; charset=utf-8", "phone.css": "text/css; charset=utf-8",
    "main.js": javaScript, "stream.js": javaScript, "input.js": javaScript, "text.js": javaScript,
    "controls.js": javaScript,
    "words.js": javaScript, "connection.js": javaScript,
  ]
  private static let javaScript = "text/javascript; charset=utf-8"

  /// Returns a file; an answer that there is none for another name.
  static func response(_ name: String) -> HTTPResponse {
    guard let type = types[name],
      let body = try? Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Resources/\(name)"))
    else { return Gate.answer(.notFound, "There is no such file.") }
    return HTTPResponse(statusCode: .ok, headers: Gate.headers(type), body: body)
  }
}
