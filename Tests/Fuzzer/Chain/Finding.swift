import Foundation
import TableMaker
import TestSupport

/// What a section makes of its source: it is searched, filtered, sorted, grouped.
struct FindSpec: CustomStringConvertible {
  enum Order: CaseIterable {
    case none, name, rule
  }

  /// Where the section's queries come from.
  enum Field: CaseIterable {
    /// Something of the app's own, a search bar of the section's, or the one search bar that several sections have.
    case own, bar, sharedBar
  }

  var isSearched: Bool
  var isFiltered: Bool
  var order: Order
  var grouping: GroupingSpec?
  var field: Field

  /// Whether a query changes what is shown.
  var isAsked: Bool { isSearched || isFiltered }

  /// The rows that a query leaves of a source's, found in the simplest way.
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
  /// What a row is sorted by.
  nonisolated var name: String { "n\(number)" }

  /// What a row is searched by: letters of several scripts, some of which stand for two.
  nonisolated var label: String {
    let words = ["Ñandú", "ﬁg", "山田", "naïve", "É", "Straße", "ＭＡＲ", "mar", "👩🏽‍🌾"]
    return "\(words[number % words.count]) \(number)"
  }
}

/// Foundation's word on what is found where.
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

  /// The parts of a text in which words are found, those that touch as one.
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

/// How a section's rows fall into groups.
struct GroupingSpec: CustomStringConvertible {
  enum Order: CaseIterable {
    case forward, reverse, firstAppearance, given
  }

  enum Index: CaseIterable {
    case none, full, singleLetter
  }

  /// The number of groups there may be.
  var count: Int
  var order: Order
  var index: Index

  static let given = [3, 0, 70, 1]

  /// The groups of some rows, found in the simplest way.
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

  /// The title in the index of each group with a title; nil where a group before has the same.
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
