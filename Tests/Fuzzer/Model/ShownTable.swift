import TableMakerDiffing

/// The identity of a section over time.
struct SectionKey: Hashable, CustomStringConvertible {
  let group: Int
  var name: String?
  /// The index among the group's sections with this name.
  var occurrence = 0

  var description: String { name.map { "\(group)/\($0)\(occurrence > 0 ? "#\(occurrence)" : "")" } ?? "\(group)" }
}

/// A section as the table should show it.
struct ShownSection: Equatable, CustomStringConvertible {
  let key: SectionKey
  var title: String?
  var rows: [Row]
  /// The positions of the rows in a tree; nil for a list.
  var nodes: [ShownNode]?
  /// A Boolean value that indicates whether the last row is one that adds an item.
  var hasAddItemRow = false
  /// The title in the index that scrolls to the section; nil for none.
  var indexTitle: String?
  /// The number of rows that a folded section hides; nil if the section isn't folded. It makes no difference on screen.
  var foldedRows = Uncompared<Int?>(nil)
  let traits: ItemTraits
  /// The section's kind. Rows can cross between sections of the same kind.
  let kind: String

  var count: Int { rows.count + (hasAddItemRow ? 1 : 0) }

  var description: String {
    let names = rows.indices.prefix(40).map { (nodes?[$0].description ?? "") + rows[$0].description }
    let words = names + (rows.count > 40 ? ["…"] : []) + (hasAddItemRow ? ["+"] : [])
    return "\(key)\(title.map { " “\($0)”" } ?? "")[\(words.joined(separator: " "))]"
  }
}

/// The expected content of the table: plain arrays.
struct ShownTable: Equatable, CustomStringConvertible {
  var sections: [ShownSection] = []

  var counts: [Int] { sections.map(\.count) }

  /// Returns a Boolean value that indicates whether a section is folded; nil if there's no such section.
  func isFolded(_ key: SectionKey) -> Bool? {
    sections.first { $0.key == key }.map { $0.foldedRows.value != nil }
  }

  func has(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].count
  }

  /// Returns the item of a row; nil if the row adds an item or doesn't exist.
  func row(_ path: RowPath) -> Row? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  /// Returns the position of a row in a tree; nil if it isn't in one.
  func node(_ path: RowPath) -> ShownNode? { row(path) == nil ? nil : sections[path.section].nodes?[path.row] }

  /// Returns the table with a row moved; nil if the row at the path doesn't have the number.
  ///
  /// The index in `target` doesn't count the moved row.
  func moving(_ number: Int, from path: RowPath, to target: RowPath) -> ShownTable? {
    guard let row = row(path), row.number == number else { return nil }
    var moved = self
    moved.sections[path.section].rows.remove(at: path.row)
    guard moved.sections.indices.contains(target.section),
      (0...moved.sections[target.section].rows.count).contains(target.row)
    else { return nil }
    moved.sections[target.section].rows.insert(row, at: target.row)
    return moved
  }

  var description: String { sections.map(\.description).joined(separator: " ") }
}
