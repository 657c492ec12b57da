import Foundation
import Testing

/// A page in English, and the page with the same content in Chinese.
struct Twin: Sendable, CustomTestStringConvertible {
  /// Pages that have both languages side by side.
  static let bilingual: Set<String> = ["Glossary"]

  static let catalogue = "Sources/TableMaker/TableMaker.docc"

  /// The English page's file name without its ending.
  let name: String
  /// The paths from the top of the repository.
  let english: String
  let chinese: String

  /// The English page's file.
  var testDescription: String { english.split(separator: "/").last.map(String.init) ?? english }

  /// The twin that an English page has, or is to have.
  init(of english: String) {
    let file = english.split(separator: "/").last.map(String.init) ?? english
    let parts = file.split(separator: ".").map(String.init)
    let (name, ending) = (parts[0], parts[parts.count - 1])
    self.name = name
    self.english = english
    if english.hasPrefix(".github/") {
      chinese = "\(english.dropLast(ending.count))zh-CN.\(ending)"
    } else {
      chinese = "\(Self.catalogue)/\(ending == "tutorial" ? "Tutorials" : "Chinese")/\(name)-zh.\(ending)"
    }
  }

  /// One for each English page: articles, tutorials, and the pages for contributors.
  static func all() throws -> [Twin] {
    let folder = Pages.repository.appendingPathComponent(catalogue).path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { ($0.hasSuffix(".md") || $0.hasSuffix(".tutorial")) && !$0.contains("-zh.") }
      .map { "\(catalogue)/\($0)" }
    let contributing = try Pages.contributing().map(\.path).filter { !$0.hasSuffix(".zh-CN.md") }
    return (files + contributing).sorted().map(Twin.init(of:)).filter { !bilingual.contains($0.name) }
  }

  static func written() throws -> [Twin] { try all().filter(\.isWritten) }

  /// The line that marks a Chinese page as out of date while work goes on. Neither DocC nor GitHub shows it.
  ///
  /// DocC requires that an article begins with its title, so the mark is below the title; in a tutorial it's the first line.
  static let pendingMark = "<!-- translation: pending -->"

  /// Returns a Boolean value that indicates whether a page has the mark, on a line of its own.
  static func isPending(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.trimmingCharacters(in: .whitespaces) == pendingMark }
  }

  var isWritten: Bool {
    FileManager.default.fileExists(atPath: Pages.repository.appendingPathComponent(chinese).path)
  }

  /// A Boolean value that indicates whether it's the module's page, or the list of tutorials, which has the module's name.
  var isLanding: Bool { name == "TableMaker" }

  var isTutorial: Bool { english.hasSuffix(".tutorial") }

  /// The type that owns the members on the page, if it's a symbol's page.
  var owner: String? { english.contains("/Symbols/") ? name : nil }

  func text(of path: String) throws -> String {
    try String(contentsOf: Pages.repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// Where the Chinese page is behind the English one, a line each.
  func differences() throws -> [String] {
    try differences(english: text(of: english), chinese: text(of: chinese))
  }

  func differences(english: String, chinese: String) -> [String] {
    if Self.isPending(chinese) { return [] }
    if isTutorial { return directives(english: english, chinese: chinese) }
    let (here, there) = (parts(english), parts(chinese))
    let levels = { (parts: [Part]) in parts.map(\.level) }
    guard levels(here) == levels(there) else {
      // Only a reader can see which one is missing, because their words differ.
      return [
        "\(self.chinese): \(here.count) headings, \(here.map(\.marked)), are \(there.count), \(there.map(\.marked))"
      ]
    }
    // What a symbol is, its own comment says in English; its Chinese page says it under the title.
    return zip(here, there).dropFirst(owner == nil ? 0 : 1).flatMap { english, chinese in
      english.differences(from: chinese, in: self).map { "\(self.chinese), “\(english.heading)”: \($0)" }
    }
  }

  /// The parts that both have: no list that a script writes, and no list of a landing page, since each leads to its own language.
  private func parts(_ text: String) -> [Part] {
    let mark = text.firstRange(of: "<!-- From here on written by")
    let parts = Part.parts(of: String(text[..<(mark?.lowerBound ?? text.endIndex)]))
    guard isLanding else { return parts }
    return Array(parts.prefix { $0.heading != "Topics" })
  }

  /// The directives of a tutorial, without what is said in words.
  private func directives(english: String, chinese: String) -> [String] {
    let lines = [english, chinese].map { text in
      text.split(separator: "\n").enumerated().compactMap { index, line -> (number: Int, text: String)? in
        let line = line.trimmingCharacters(in: .whitespaces)
        guard line.hasPrefix("@") else { return nil }
        let isNamed = line.hasPrefix("@Code")
        let words = isNamed ? #/(title|alt|reaction): "[^"]*"/# : #/(title|alt|reaction|name): "[^"]*"/#
        return (index + 1, line.replacing(words) { "\($0.1)" }.replacing("-zh\"", with: "\""))
      }
    }
    for (here, there) in zip(lines[0], lines[1]) where here.text != there.text {
      return ["\(self.chinese):\(there.number): “\(here.text)” is “\(there.text)”"]
    }
    guard lines[0].count != lines[1].count else { return [] }
    return ["\(self.chinese): \(lines[0].count) directives are \(lines[1].count)"]
  }
}

/// The content under a heading, up to the next one.
struct Part {
  let heading: String
  let level: Int
  let page: Page

  /// The heading with its marks.
  var marked: String { String(repeating: "#", count: level) + " " + heading }

  /// Returns the parts of a page, without the text above its first heading.
  static func parts(of text: String) -> [Part] {
    var parts: [(heading: String, level: Int, text: String)] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, let mark = line.prefixMatch(of: #/(\#+) /#) {
        parts.append((String(line[mark.range.upperBound...]), mark.1.count, ""))
      } else if !parts.isEmpty {
        parts[parts.count - 1].text += line + "\n"
      }
    }
    return parts.map { Part(heading: $0.heading, level: $0.level, page: Page(path: $0.heading, text: $0.text)) }
  }

  /// The text without the line that leads to the page's twin.
  private var lines: [Substring] {
    page.prose.split(separator: "\n").filter { !$0.hasPrefix("中文：") && !$0.hasPrefix("English: ") }
  }

  /// The number of paragraphs, not including lists and tables.
  private var paragraphs: Int {
    page.prose.components(separatedBy: "\n\n").map { $0.drop { $0 == "\n" } }
      .count {
        !$0.isEmpty && $0.prefixMatch(of: #/\||[-*] |\d+\. | |\n/#) == nil && !$0.hasPrefix("中文：")
          && !$0.hasPrefix("English: ")
      }
  }

  /// The words in code font in its text, except those in symbols' links and tables.
  private var words: Set<String> {
    let text = lines.filter { !$0.hasPrefix("|") }.joined(separator: "\n")
    return Set(text.matches(of: #/(`+)([^`]+)`+/#).filter { $0.1.count == 1 }.map { String($0.2) })
  }

  /// How many entries its lists have, without those of lists in lists.
  private var entries: Int { lines.count { $0.prefixMatch(of: #/(?:[-*]|\d+\.) /#) != nil } }

  /// Each row of its tables as the words in code font of each cell.
  private var rows: [[[String]]] {
    lines.filter { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { cell in cell.matches(of: #/`+([^`]+)`+/#).map { String($0.1) }.sorted() }
    }
  }

  /// Returns the targets of its links: symbols, those of an owner by their full names, and pages, except the twin.
  private func links(in twin: Twin) -> Set<String> {
    let text = lines.joined(separator: "\n")
    let symbols = text.matches(of: #/``([^`]+)``/#).map { String($0.1) }
      .map { name in twin.owner.map { name.contains("/") ? name : "\($0)/\(name)" } ?? name }
    let pages = text.matches(of: #/<doc:([^>]+)>/#).map { String($0.1).replacing("-zh", with: "") }
    return Set(symbols + pages).subtracting([twin.name])
  }

  func differences(from chinese: Part, in twin: Twin) -> [String] {
    var found: [String] = []
    func compare<T: Equatable>(_ what: String, _ value: (Part) -> [T]) {
      let (here, there) = (value(self), value(chinese))
      guard here != there else { return }
      if here.count != there.count { return found.append("\(here.count) \(what) are \(there.count)") }
      let index = zip(here, there).prefix { $0 == $1 }.count
      found.append("of \(what), number \(index + 1): \(here[index]) is \(there[index])")
    }
    compare("blocks of code") { $0.page.blocks.map { [$0.language, $0.bare, $0.file ?? ""] + $0.support } }
    compare("pictures") { $0.page.pictures.map { $0.split(separator: "/").last.map(String.init) ?? "" } }
    // A part that leads to the English page for a list does not repeat it.
    if !chinese.lines.joined().contains("<doc:\(twin.name)>") {
      compare("paragraphs") { Array(repeating: 0, count: $0.paragraphs) }
      let (here, there) = (words, chinese.words)
      if here != there {
        let missing = here.subtracting(there).sorted()
        found.append("code that is missing: \(missing), and that only it has: \(there.subtracting(here).sorted())")
      }
    }
    compare("links to files") { part in
      part.page.references.filter { !part.page.pictures.contains($0) }
        .map { $0.replacing(".zh-CN", with: "").replacing("Chinese/", with: "").replacing("-zh.md", with: ".md") }
    }
    compare("entries of lists") { Array(repeating: 0, count: $0.entries) }
    compare("rows of tables") { $0.rows }
    let (here, there) = (links(in: twin), chinese.links(in: twin))
    if here != there {
      let missing = here.subtracting(there).sorted()
      let more = there.subtracting(here).sorted()
      found.append("links that are missing: \(missing), and that only it has: \(more)")
    }
    return found
  }
}
