import Foundation

/// The pages of a site as DocC has written them: a file of data for each, from which a browser makes it.
struct SiteData {
  struct Page {
    /// Its path on a host that serves the site at the top.
    let path: String
    let title: String
    /// "article", "symbol", and what tutorials are made of.
    let kind: String
    /// The places in it that links can lead to.
    var anchors: Set<String> = []
    /// The names in its text and its lists, with the target of each; nil if only the name is known.
    var links: [(name: String, target: String?)] = []
    /// The files of its pictures and films: for each of them those of light and of dark, at each scale.
    var media: [(name: String, files: [String])] = []
    /// Marks of the source that remain in the text because nothing has understood them.
    var leftovers: [String] = []
  }

  /// By their paths.
  let pages: [String: Page]
  /// The pages in the navigator, each with its title.
  let navigator: [(title: String, path: String)]
  private let site: Site

  init(_ site: Site) throws {
    self.site = site
    let folder = site.folder.appendingPathComponent("data")
    var pages: [String: Page] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let path = "/" + name.dropLast(".json".count)
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { continue }
      pages[path] = Reading(object, path: path).page
    }
    self.pages = pages
    let index = try JSONSerialization.jsonObject(
      with: Data(contentsOf: site.folder.appendingPathComponent("index/index.json")))
    let languages = (index as? [String: Any])?["interfaceLanguages"] as? [String: [[String: Any]]] ?? [:]
    navigator = languages.values.flatMap { Self.entries($0) }
  }

  private static func entries(_ nodes: [[String: Any]]) -> [(title: String, path: String)] {
    nodes.flatMap { node in
      let path = node["path"] as? String
      return (path.map { [(node["title"] as? String ?? "", $0)] } ?? [])
        + entries(node["children"] as? [[String: Any]] ?? [])
    }
  }

  /// Every file that a page names as a picture or a film, by its path.
  var mediaFiles: [String] { Set(pages.values.flatMap { $0.media.flatMap(\.files) }).sorted() }

  /// Returns the problems with the targets of the pages' links.
  func brokenLinks() -> [String] {
    var problems: [String] = []
    for page in pages.values.sorted(by: { $0.path < $1.path }) {
      problems += page.leftovers.map { "\(page.path) has a mark that was not understood: \($0)" }
      for (name, target) in page.links {
        guard let target else {
          problems.append("\(page.path) names what is not told: \(name)")
          continue
        }
        if let problem = problem(with: target) { problems.append("\(page.path) leads to \(target): \(problem)") }
      }
    }
    for entry in navigator {
      if let problem = problem(with: entry.path) {
        problems.append("The navigator's \(entry.title) leads to \(entry.path): \(problem)")
      }
    }
    return problems
  }

  /// Returns the problem with a page's path, with or without a place in it.
  ///
  /// Links to other hosts aren't followed.
  func problem(with target: String) -> String? {
    if target.hasPrefix("https://") || target.hasPrefix("mailto:") { return nil }
    let parts = target.split(separator: "#", maxSplits: 1).map(String.init)
    guard let path = parts.first, path.hasPrefix("/") else { return "no path of this host" }
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard site.hasInside(path) else { return "there is no such page" }
    // A page that isn't a file of the catalog: the entry page, or the Demo's.
    guard path.hasPrefix("/documentation/") || path.hasPrefix("/tutorials/") else { return nil }
    guard let page = pages[name] else { return "there is a page, but nothing to show in it" }
    guard parts.count == 2 else { return nil }
    // DocC's names of places are written as in addresses already; a browser takes both.
    let names = [parts[1], parts[1].removingPercentEncoding ?? parts[1]]
    return page.anchors.isDisjoint(with: names) ? "there is no such place in the page" : nil
  }

  /// The pictures and films that the pages name without there being one.
  func missingMedia() -> [String] {
    pages.values.sorted { $0.path < $1.path }.flatMap { page in
      page.media.flatMap { name, files in
        (files.isEmpty ? ["\(page.path): there is no file for \(name)"] : [])
          + files.filter { !site.hasInside($0) }.map { "\(page.path): \(name) is not there, \($0)" }
      }
    }
  }
}

/// Reads a page's data.
private struct Reading {
  private(set) var page: SiteData.Page
  private let references: [String: [String: Any]]
  private var seen: Set<String> = []

  init(_ object: [String: Any], path: String) {
    let title = (object["metadata"] as? [String: Any])?["title"] as? String ?? ""
    page = SiteData.Page(path: path, title: title, kind: object["kind"] as? String ?? "")
    references = object["references"] as? [String: [String: Any]] ?? [:]
    let others: Set = ["references", "hierarchy", "variants", "identifier"]
    for (key, value) in object where !others.contains(key) { read(value) }
    for (name, reference) in references where ["image", "video"].contains(reference["type"] as? String) {
      let variants = reference["variants"] as? [[String: Any]] ?? []
      page.media.append((name, variants.compactMap { $0["url"] as? String }))
    }
  }

  private mutating func read(_ value: Any) {
    if let list = value as? [Any] { return list.forEach { read($0) } }
    guard let object = value as? [String: Any] else { return }
    if let anchor = object["anchor"] as? String { page.anchors.insert(anchor) }
    if let names = object["identifiers"] as? [String] { names.forEach { name($0) } }
    switch object["type"] as? String {
    case "reference": (object["identifier"] as? String).map { name($0) }
    case "link": (object["destination"] as? String).map { link($0, to: $0) }
    case "text":
      let text = object["text"] as? String ?? ""
      if text.contains(/<doc:|``|\]\(/) { page.leftovers.append(text) }
    default: break
    }
    for (_, part) in object { read(part) }
  }

  private mutating func name(_ identifier: String) {
    guard let reference = references[identifier] else { return link(identifier, to: nil) }
    if let target = reference["url"] as? String { link(identifier, to: target) }
  }

  private mutating func link(_ name: String, to target: String?) {
    guard seen.insert(name).inserted else { return }
    page.links.append((name, target))
  }
}
