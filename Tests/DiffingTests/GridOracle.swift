@testable import TableMakerDiffing

/// Carries out a batch on a grid as the rules say, naively, and says what is wrong with the result.
enum GridOracle {
  /// A row on its way: what it was, and where.
  struct Token {
    var element: Item
    var occurrence: Int
    var path: RowPath
  }

  /// A section on its way; no rows where it was inserted, and nil rows where rows were.
  struct Place {
    var origin: Int
    var rows: [Token?]
  }

  /// Returns the origin of each section and row after a batch, or nil for inserted ones. Returns nil as a whole if the
  /// survivors don't fit exactly.
  ///
  /// Deleted and moved sections are removed from the sections before, and rows in the same way. Moved and inserted ones are
  /// put at their places after, in ascending order, and the remaining ones fill the gaps in order.
  static func replay(_ operations: [BatchOperation], on before: Grid, countsAfter: [Int]) -> [Place?]? {
    var sections: [Place?] = before.enumerated().map { index, section in
      let occurrences = Occurrence.all(in: section.rows) { $0.id }
      return Place(
        origin: index,
        rows: section.rows.enumerated().map { row, element in
          Token(
            element: element, occurrence: occurrences[row].number, path: RowPath(section: index, row: row))
        })
    }
    var result: [Place??] = Array(repeating: .none, count: countsAfter.count)
    var rowsAfter: [RowPath: Token?] = [:]

    func put(_ place: Place?, at section: Int) -> Bool {
      guard result.indices.contains(section), case .none = result[section] else { return false }
      result[section] = .some(place)
      return true
    }
    var gone: [RowPath] = []
    for operation in operations {
      switch operation {
      case .deleteRow(let path): gone.append(path)
      case .insertRow(let path): rowsAfter[path] = .some(nil)
      case .moveRow(let from, let to):
        guard before.indices.contains(from.section), before[from.section].rows.indices.contains(from.row) else {
          return nil
        }
        gone.append(from)
        rowsAfter[to] = sections[from.section]?.rows[from.row]
      default: break
      }
    }
    for path in Set(gone).sorted(by: >) {
      guard before.indices.contains(path.section), before[path.section].rows.indices.contains(path.row) else {
        return nil
      }
      sections[path.section]?.rows.remove(at: path.row)
    }
    for operation in operations {
      switch operation {
      case .deleteSection(let section):
        guard sections.indices.contains(section) else { return nil }
        sections[section] = nil
      case .insertSection(let section): guard put(nil, at: section) else { return nil }
      case .moveSection(let from, let to):
        guard sections.indices.contains(from), let place = sections[from], put(place, at: to) else { return nil }
        sections[from] = nil
      default: break
      }
    }
    var staying = sections.compactMap { $0 }[...]
    for section in result.indices {
      if case .none = result[section] {
        guard let next = staying.popFirst() else { return nil }
        result[section] = .some(next)
      }
    }
    guard staying.isEmpty else { return nil }

    var places = result.map { $0.flatMap { $0 } }
    for path in rowsAfter.keys.sorted() {
      guard places.indices.contains(path.section) else { return nil }
      guard let count = places[path.section]?.rows.count else { continue }
      guard (0...count).contains(path.row) else { return nil }
      places[path.section]?.rows.insert(rowsAfter[path] ?? nil, at: path.row)
    }
    for (section, place) in places.enumerated() {
      if let place, place.rows.count != countsAfter[section] { return nil }
    }
    return places
  }

  /// X17: returns a description of what is wrong with the order after a batch, or nil.
  static func misplaced(_ operations: [BatchOperation], from before: Grid, to after: Grid) -> String? {
    guard let result = replay(operations, on: before, countsAfter: after.counts) else { return "it does not fit" }
    let old = Occurrence.all(in: before) { $0.id }
    let new = Occurrence.all(in: after) { $0.id }
    for (section, place) in result.enumerated() {
      guard let place else { continue }
      guard old[place.origin] == new[section] else { return "section \(section) is \(before[place.origin])" }
      let occurrences = Occurrence.all(in: after[section].rows) { $0.id }
      for (row, token) in place.rows.enumerated() {
        guard let token else { continue }
        let isSame =
          token.element.id == after[section].rows[row].id
          && before[token.path.section].kind == after[section].kind
          && (token.path.section != place.origin || token.occurrence == occurrences[row].number)
        if !isSame { return "row (\(section) - \(row)) is \(token)" }
      }
    }
    return nil
  }

  /// X18: returns a description of what is wrong with the content of the cells after a batch, or nil.
  ///
  /// A cell of a row that stays keeps its content, unless the plan configures it; all other cells are filled again.
  static func misshown(_ plan: BatchPlan, from before: Grid, to after: Grid) -> String? {
    guard let result = replay(plan.operations, on: before, countsAfter: after.counts) else { return "it does not fit" }
    var configured: [RowPath: RowPath] = [:]
    for pair in plan.configuredRows { configured[pair.after] = pair.before }
    for (section, place) in result.enumerated() {
      for (row, token) in (place?.rows ?? []).enumerated() {
        let path = RowPath(section: section, row: row)
        let origin = configured.removeValue(forKey: path)
        guard let token else {
          if origin != nil { return "row (\(path)) is new, and configured" }
          continue
        }
        if let origin, origin != token.path { return "row (\(path)) was (\(token.path)), not (\(origin))" }
        let isStale = token.element.content != after[path].content
        if isStale != (origin != nil) { return "row (\(path)) is configured: \(origin != nil)" }
      }
    }
    return configured.isEmpty ? nil : "\(configured) are not rows that stay"
  }
}
