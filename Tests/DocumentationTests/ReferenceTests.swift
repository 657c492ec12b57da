import Foundation
import Testing

/// The files that comments cite are in the tree, in `.github/references`, cut to the cited parts.
@Suite struct ReferenceTests {
  /// A citation: a file, and a section of it, such as `attacks.md B 14` or `metrics.md 5`.
  private struct Citation: Hashable, CustomStringConvertible {
    let file: String
    let section: String
    var description: String { "\(file) \(section)" }
  }

  private let folder = Pages.repository.appendingPathComponent(".github/references")
  /// Every citation, and a file that has it.
  private let cited: [Citation: String]
  /// Read once, for all cases: it is the whole tree.
  private static let citations = Result { try readCitations() }

  init() throws { cited = try Self.citations.get() }

  private static func readCitations() throws -> [Citation: String] {
    var cited: [Citation: String] = [:]
    for (path, text) in try sources() {
      let citations =
        #/\b(metrics|batch-updates|attacks|complaints)\.md`?,? ((?:[AB] )?\d+(?:\.\d+)?(?:(?:, | and )(?:[AB] )?\d+(?:\.\d+)?)*)/#
      for match in stretches(of: text, around: ".md").flatMap({ $0.matches(of: citations) }) {
        for section in match.2.matches(of: #/(?:[AB] )?\d+(?:\.\d+)?/#) {
          cited[Citation(file: "\(match.1).md", section: String(section.0))] = path
        }
      }
      if path.hasSuffix("/ListChangeTests.swift") {
        for match in text.matches(of: #/(?:\/\/|And) (\d+): /#) {
          cited[Citation(file: "complaints.md", section: String(match.1))] = path
        }
      }
      // A test that has the number of an attack, or of some.
      guard path.hasPrefix("Tests/TableMakerTests/") else { continue }
      for match in stretches(of: text, around: "B ").flatMap({ $0.matches(of: #/\bB (\d+)(?: to (\d+))?\b/#) }) {
        guard let first = Int(match.1), let last = match.2.map({ Int($0) }) ?? first else { continue }
        for number in first...max(first, last) { cited[Citation(file: "attacks.md", section: "B \(number)")] = path }
      }
    }
    return cited
  }

  /// The lines that have a word, each with the next one, on which a sentence may go on: a regular expression takes long over the
  /// whole tree.
  private static func stretches(of text: String, around word: String) -> [Substring] {
    guard text.contains(word) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains(word) }.map { place in
      text[lines[place].startIndex..<lines[min(place + 1, lines.count - 1)].endIndex]
    }
  }

  /// Every Swift file but this one, with its text.
  private static func sources() throws -> [(path: String, text: String)] {
    try ["Sources", "Tests", "Demo/Sources", "Demo/Tests"].flatMap { top in
      let root = Pages.repository.appendingPathComponent(top)
      return try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.hasSuffix("ReferenceTests.swift") }
        .map { ("\(top)/\($0)", try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
    }
  }

  private func sections(of file: String) throws -> Set<String> {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return Set(text.matches(of: #/(?m)^## ((?:[AB] )?\d+(?:\.\d+)?)\b/#).map { String($0.1) })
  }

  @Test func `Every section that a comment or a test cites is there`() throws {
    #expect(cited.count > 30)
    for (citation, path) in cited {
      #expect(try sections(of: citation.file).contains(citation.section), "\(path) cites \(citation)")
    }
  }

  @Test(arguments: ["metrics.md", "batch-updates.md", "attacks.md", "complaints.md"])
  func `No section is there that nobody cites, but for the list of sources`(file: String) throws {
    let cited = Set(cited.keys.filter { $0.file == file }.map(\.section))
    #expect(try sections(of: file).subtracting(cited).subtracting(file == "metrics.md" ? ["19"] : []).sorted() == [])
  }

  @Test func `No comment cites a file that is not in the tree`() throws {
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(names == ["metrics.md", "batch-updates.md", "attacks.md", "complaints.md", "label_widths.csv"])
    for (path, text) in try Self.sources() {
      for line in Self.stretches(of: text, around: "reference/") + Self.stretches(of: text, around: ".md") {
        for match in line.matches(
          of: #/\b(?:reference/[\w.-]+|(?:attacked|peers|review|seeds|tried|performance|style)\.md)\b/#)
        {
          Issue.record("\(path) cites \(match.0)")
        }
      }
    }
  }
}
