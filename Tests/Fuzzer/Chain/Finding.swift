import TableMaker
import TestSupport

/// What a section makes of its source: it is searched, filtered, sorted.
struct FindSpec: CustomStringConvertible {
  enum Order: CaseIterable {
    case none, name, rule
  }

  var isSearched: Bool
  var isFiltered: Bool
  var order: Order

  /// The rows that a query leaves of a source's, found in the simplest way.
  func rows(of rows: [Row], for query: String) -> [Row] {
    var rows = rows
    if isSearched {
      let words = query.split(separator: " ")
      rows = rows.filter { row in words.allSatisfy { row.name.contains($0) } }
    }
    if isFiltered { rows = rows.filter { Self.isKept($0, query) } }
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

  static func isKept(_ row: Row, _ query: String) -> Bool {
    query.isEmpty || (row.number &+ row.revision) % 4 != query.count % 4
  }

  static func precedes(_ one: Row, _ other: Row) -> Bool { one.number % 5 > other.number % 5 }

  var description: String {
    (["found"] + (isSearched ? ["searched"] : []) + (isFiltered ? ["filtered"] : []) + ["by \(order)"]).joined(
      separator: " ")
  }
}

extension Row {
  /// What a row is searched and sorted by.
  nonisolated var name: String { "n\(number)" }
}

/// A text that is searched for; several tables may hear of it.
@MainActor final class FuzzField: QuerySource {
  private final class Listener {
    let tell: () -> Void

    init(_ tell: @escaping () -> Void) { self.tell = tell }
  }

  private struct Entry {
    weak var listener: Listener?
  }

  private var listeners: [Entry] = []

  var query = "" {
    didSet {
      if query == oldValue { return }
      listeners.removeAll { $0.listener == nil }
      for entry in listeners { entry.listener?.tell() }
    }
  }

  func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
    let listener = Listener(tell)
    listeners.append(Entry(listener: listener))
    return listener
  }

  func type(_ random: inout SeededGenerator) {
    query = ["", "", "1", "2", "12", "1 2", "n", "n3", "x", "7 "].random(&random)
  }
}
