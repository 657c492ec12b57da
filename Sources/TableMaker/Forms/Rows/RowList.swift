/// The rows of a form section in order, found by name and by index.
///
/// Removed rows stay in memory until the order matters, so removing many one after the other takes one pass.
@MainActor struct RowList {
  private(set) var rows: [FormRow] = []
  private var removed: [ObjectIdentifier: FormRow] = [:]
  /// The first row of each name, and the names of several rows; `nil` until they're needed.
  private var names: (first: [String: FormRow], shared: Set<String>)?
  private var knownJudged: [FormRow]?

  /// Inserts rows, after `forgetRemoved()`.
  mutating func insert(_ new: [FormRow], at position: Int) {
    rows.insert(contentsOf: new, at: min(max(position, 0), rows.count))
    for name in new.compactMap(\.settings.name) where names?.first[name] != nil {
      // Only the order shows which one is the first.
      names = nil
      break
    }
    for row in new { row.settings.name.map { names?.first[$0] = row } }
    knownJudged = nil
  }

  /// Puts rows after another one, in order, after `forgetRemoved()`. Other rows between them stay below the row that
  /// they followed.
  mutating func arrange(_ arranged: [FormRow], after anchor: FormRow) {
    let moved = Set(arranged.lazy.map(ObjectIdentifier.init))
    let start = rows.firstIndex { $0 === anchor }.map { $0 + 1 } ?? rows.count
    let end = rows.lastIndex { moved.contains(ObjectIdentifier($0)) }.map { $0 + 1 } ?? start
    var between: [ObjectIdentifier: [FormRow]] = [:]
    var above = anchor
    for row in rows[start..<max(start, end)] {
      if moved.contains(ObjectIdentifier(row)) {
        above = row
      } else {
        between[ObjectIdentifier(above), default: []].append(row)
      }
    }
    let block = ([anchor] + arranged).flatMap { row in
      (row === anchor ? [] : [row]) + (between[ObjectIdentifier(row)] ?? [])
    }
    let before = rows[..<start].filter { !moved.contains(ObjectIdentifier($0)) }
    rows = before + block + rows[max(start, end)...]
    (names, knownJudged) = (nil, nil)
  }

  mutating func remove(_ old: [FormRow]) {
    for row in old { removed[ObjectIdentifier(row)] = row }
    for name in old.compactMap(\.settings.name) {
      if names?.shared.contains(name) == true { names = nil }
      names?.first[name] = nil
    }
  }

  /// Removes the rows from memory, and returns which ones they were.
  mutating func forgetRemoved() -> [FormRow] {
    guard !removed.isEmpty else { return [] }
    let gone = removed
    removed = [:]
    if gone.count > BoundRows.mostRemovedSingly {
      rows.removeAll { gone[ObjectIdentifier($0)] != nil }
    } else {
      for row in gone.values { index(of: row).map { _ = rows.remove(at: $0) } }
    }
    knownJudged = nil
    return Array(gone.values)
  }

  /// Returns the first row with a name.
  mutating func row(named name: String) -> FormRow? {
    if let names { return names.first[name] }
    var (first, shared): ([String: FormRow], Set<String>) = ([:], [])
    for row in rows where removed[ObjectIdentifier(row)] == nil {
      guard let name = row.settings.name else { continue }
      if first[name] == nil { first[name] = row } else { shared.insert(name) }
    }
    names = (first, shared)
    return first[name]
  }

  /// Returns a row's index.
  func index(of row: FormRow) -> Int? { rows.index(of: row) }

  /// The rows that can have mistakes, in order.
  var judged: [FormRow] {
    mutating get {
      let known = knownJudged ?? rows.filter(\.settings.mayBeWrong)
      knownJudged = known
      return known
    }
  }
}
