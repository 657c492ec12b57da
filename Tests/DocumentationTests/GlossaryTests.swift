import Foundation
import Testing

/// The page that has every word of the chain and of the house, in English and in Chinese.
@Suite struct `The glossary` {
  private let rows: [[String]]

  init() throws {
    let page = try Pages.article("Glossary")
    rows = page.prose.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| word") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `says of each word in both languages what it is and what it means`() {
    #expect(rows.count > 100)
    let names = ["adapter", "trait", "key path", "`adapter`", "table view"]
    for row in rows {
      #expect(row.count == 4, "\(row)")
      guard row.count == 4, !names.contains(row[0]) else { continue }
      #expect(!row[0].contains(#/\p{Han}/#) && !row[2].contains(#/\p{Han}/#), "\(row)")
      #expect(row[1].contains(#/\p{Han}/#) && row[3].contains(#/\p{Han}/#), "\(row)")
    }
  }

  @Test func `has each step of the page of all steps, once`() throws {
    let steps = try Pages.article("Steps").prose.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { row in row.split(separator: "|")[0].matches(of: #/(?:/|`)(\w+)\(/#).map { String($0.1) } }
    let words = rows.flatMap { row in row[0].matches(of: #/`(\w+)`/#).map { String($0.1) } }
    #expect(Set(steps).count > 100)
    #expect(Set(steps).subtracting(words).sorted() == [], "have no word in the glossary")
    #expect(Set(words).subtracting(steps).sorted() == [], "are no steps")
    #expect(words.count == Set(words).count, "\(Dictionary(grouping: words) { $0 }.filter { $1.count > 1 }.keys)")
  }
}
