import Foundation

/// The documentation as a folder of files, and what a host of pages answers from it.
struct Site: Sendable {
  enum Answer: Equatable {
    case file(URL)
    case redirect(String)
    case missing
  }

  let folder: URL
  /// The path on its host at which it's meant to be served: "/", or "/NAME/".
  let base: String

  /// Nil where there is no site in the folder.
  init?(_ folder: URL) {
    let page = folder.appendingPathComponent("documentation/tablemaker/index.html")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return nil }
    self.folder = folder
    base = text.firstMatch(of: /var baseUrl = "([^"]*)"/).map { String($0.1) } ?? "/"
  }

  /// The site that `.ci/documentation` made, or the one in another folder if the environment's `SITE` names it.
  static let built: Site? = {
    let folder = ProcessInfo.processInfo.environment["SITE"].map { URL(fileURLWithPath: $0) }
    let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return Site(folder ?? root.appendingPathComponent(".build/documentation"))
  }()
  static let building = "There is no site here: .ci/documentation makes it"

  /// Returns the answer to a path: a file, a folder's page for the folder's name with a slash, and nothing else.
  ///
  /// - Parameter path: The path of an address, as the address has it.
  func answer(to path: String) -> Answer {
    guard path.hasPrefix(base), let inside = String(path.dropFirst(base.count)).removingPercentEncoding,
      !inside.split(separator: "/").contains("..")
    else { return path + "/" == base ? .redirect(base) : .missing }
    let file = inside.isEmpty ? folder : folder.appendingPathComponent(inside)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return .missing }
    guard isFolder.boolValue else { return path.hasSuffix("/") ? .missing : .file(file) }
    guard path.hasSuffix("/") else { return .redirect(path + "/") }
    let index = file.appendingPathComponent("index.html")
    return FileManager.default.fileExists(atPath: index.path) ? .file(index) : .missing
  }

  /// Returns a Boolean value that indicates whether a path leads to something, even after a redirection.
  func has(_ path: String) -> Bool {
    switch answer(to: path) {
    case .file: true
    case .redirect(let next): answer(to: next) != .missing
    case .missing: false
    }
  }

  /// Returns a Boolean value that indicates whether the site has a path from its own data, which leave out the base.
  func hasInside(_ path: String) -> Bool { has(base + path.dropFirst()) }
}
