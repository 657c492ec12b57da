import Foundation
import TableMaker
import TestSupport

/// The operations that a section applies to its source: searching, filtering, sorting, and grouping.
struct FindSpec: CustomStringConvertible {
  enum Order: CaseIterable {
    case none, name, rule
  }

  /// The origin of the section's queries.
  enum Field: CaseIterable {
    /// A custom source of queries, the section's own search bar, or the search bar that several sections share.
    case own, bar, sharedBar
  }

  var isSearched: Bool
  var isFiltered: Bool
  var order: Order
  var grouping: GroupingSpec?
  var field: Field

  /// A Boolean value that indicates whether a query changes the rows that the section shows.
  var isAsked: Bool { isSearched || isFiltered }

  /// Returns the rows of a source that match a query, which it finds in the simplest way.
  @MainActor func rows(of rows: [Row], for asked: FuzzField.Asked) -> [Row] {
    var rows = rows
    if isSearched {
      let words = asked.query.split(separator: " ").map(String.init)
      rows = rows.filter { row in words.allSatisfy { FuzzLabel.has(row.label, $0) } }
    }
    if isFiltered { rows = rows.filter { Self.isKept($0, asked) } }
    let places = Array(rows.enumerated())
    switch order {
    case .none: return rows
    case .name:
      return places.sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }.map(\.element)
    case .rule:
      return places.sorted { one, other in
        Self.precedes(one.element, other.element)
          || !Self.precedes(other.element, one.element) && one.offset < other.offset
      }.map(\.element)
    }
  }

  static func isKept(_ row: Row, _ asked: FuzzField.Asked) -> Bool {
    asked.scope != row.number % 3 + 1
      && (asked.query.isEmpty || (row.number &+ row.revision) % 4 != asked.query.count % 4)
  }

  @MainActor static func precedes(_ one: Row, _ other: Row) -> Bool {
    FuzzOrder.shared.isReversed ? one.number % 5 < other.number % 5 : one.number % 5 > other.number % 5
  }

  var description: String {
    (["found by the \(field)"] + (isSearched ? ["searched"] : []) + (isFiltered ? ["filtered"] : []) + ["by \(order)"])
      .joined(separator: " ") + (grouping.map { ", \($0)" } ?? "")
  }
}

extension Row {
  /// The text to sort the row by.
  nonisolated var name: String { "n\(number)" }

  /// The text to search the row by. Its letters are from several scripts, and some of them represent two letters.
  nonisolated var label: String {
    let words = ["Ñandú", "ﬁg", "山田", "naïve", "É", "Straße", "ＭＡＲ", "mar", "👩🏽‍🌾"]
    return "\(words[number % words.count]) \(number)"
  }
}

/// A cache of Foundation's results about whether a label contains a word.
@MainActor enum FuzzLabel {
  private static var answers: [[String]: Bool] = [:]
  private static let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]

  static func has(_ label: String, _ word: String) -> Bool {
    if let known = answers[[label, word]] { return known }
    if answers.count > 20_000 { answers = [:] }
    let answer = label.range(of: word, options: options, locale: .current) != nil
    answers[[label, word]] = answer
    return answer
  }

  /// Returns the parts of a text that match the words of a query. Adjacent parts count as one.
  static func marks(of query: String, in label: String) -> [String] {
    var isMarked: Set<String.Index> = []
    for word in query.split(separator: " ") {
      var rest = label.startIndex..<label.endIndex
      while let range = label.range(of: word, options: options, range: rest, locale: .current) {
        isMarked.formUnion(label[range].indices)
        rest = range.upperBound..<label.endIndex
      }
    }
    return label.indices.split { !isMarked.contains($0) }.map { part in String(part.map { label[$0] }) }
  }
}

/// How the section groups its rows.
struct GroupingSpec: CustomStringConvertible {
  enum Order: CaseIterable {
    case forward, reverse, firstAppearance, given
  }

  enum Index: CaseIterable {
    case none, full, singleLetter
  }

  /// The greatest number of groups.
  var count: Int
  var order: Order
  var index: Index

  static let given = [3, 0, 70, 1]

  /// Returns the groups of some rows, which it finds in the simplest way.
  func groups(of rows: [Row]) -> [(key: Int, rows: [Row])] {
    var keys: [Int] = []
    for row in rows where !keys.contains(key(of: row)) { keys.append(key(of: row)) }
    switch order {
    case .firstAppearance: break
    case .forward: keys.sort()
    case .reverse: keys.sort(by: >)
    case .given:
      let others = keys.filter { !Self.given.contains($0) }.sorted()
      keys = Self.given.filter(keys.contains) + others
    }
    return keys.map { key in (key, rows.filter { self.key(of: $0) == key }) }
  }

  /// Returns the title in the index of each group; nil if the group has no title, or if a group before it has the same one.
  func indexTitles(of titles: [String?]) -> [String?] {
    let texts = titles.map { title -> String? in
      switch index {
      case .none: nil
      case .full: title
      case .singleLetter: title.map { $0.prefix(1).uppercased() }
      }
    }
    return texts.indices.map { place in texts[..<place].contains(texts[place]) ? nil : texts[place] }
  }

  func key(of row: Row) -> Int { (row.number &+ row.revision) % count }

  @MainActor func grouping<Item: FuzzItem>(of type: Item.Type) -> Grouping<Item> {
    let order: GroupOrder<Int> =
      switch order {
      case .forward: .forward
      case .reverse: .reverse
      case .firstAppearance: .firstAppearance
      case .given: .given(Self.given)
      }
    return .key({ key(of: $0.row) }, in: order)
  }

  var sectionIndex: SectionIndex {
    switch index {
    case .none: .none
    case .full: .full
    case .singleLetter: .singleLetter
    }
  }

  var description: String { "\(count) groups \(order) index \(index)" }
}
