import Foundation
import Testing

/// What comments cite is in the tree, `.github/references`, cut to what they cite.
@Suite struct ReferenceTests {
  /// A citation: a file, and a section of it, such as `attacks.md B 14` or `metrics.md 5`.
  private struct Citation: Hashable, CustomStringConvertible {
    let file: String
    let section: String
    var description: String { "\(file) \(section)" }
  }

  private let folder = Pages.repository.appendingPathComponent(".github/references")
  /// Every citation, and a file that has it.
  private var cited: [Citation: String] = [:]

  init() throws {
    for top in ["Sources", "Tests", "Demo/Sources", "Demo/Tests"] {
      let root = Pages.repository.appendingPathComponent(top)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") && !path.contains(".build/") && !path.hasSuffix("ReferenceTests.swift") {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let citations =
          #/\b(metrics|batch-updates|attacks|complaints)\.md`?,? ((?:[AB] )?\d+(?:\.\d+)?(?:(?:, | and )(?:[AB] )?\d+(?:\.\d+)?)*)/#
        for match in text.matches(of: citations) {
          for section in match.2.matches(of: #/(?:[AB] )?\d+(?:\.\d+)?/#) {
            cited[Citation(file: "\(match.1).md", section: String(section.0))] = "\(top)/\(path)"
          }
        }
        // A test that has the number of an attack, or of some.
        guard top == "Tests", path.hasPrefix("TableMakerTests/") else { continue }
        for match in text.matches(of: #/\bB (\d+)(?: to (\d+))?\b/#) {
          guard let first = Int(match.1), let last = match.2.map({ Int($0) }) ?? first else { continue }
          for number in first...max(first, last) {
            cited[Citation(file: "attacks.md", section: "B \(number)")] = "\(top)/\(path)"
          }
        }
      }
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

  @Test(arguments: ["metrics.md", "batch-updates.md", "attacks.md"])
  func `No section is there that nobody cites, but for the list of sources`(file: String) throws {
    let cited = Set(cited.keys.filter { $0.file == file }.map(\.section))
    #expect(try sections(of: file).subtracting(cited).subtracting(file == "metrics.md" ? ["19"] : []).sorted() == [])
  }

  @Test func `No comment cites a file that is not in the tree`() throws {
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(names == ["metrics.md", "batch-updates.md", "attacks.md", "complaints.md", "label_widths.csv"])
    for top in ["Sources", "Tests"] {
      let root = Pages.repository.appendingPathComponent(top)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") && !path.contains(".build/") && !path.hasSuffix("ReferenceTests.swift") {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        for match in text.matches(
          of: #/\b(?:reference/[\w.-]+|(?:attacked|peers|review|seeds|tried|performance|style)\.md)\b/#)
        {
          Issue.record("\(top)/\(path) cites \(match.0)")
        }
      }
    }
  }
}
