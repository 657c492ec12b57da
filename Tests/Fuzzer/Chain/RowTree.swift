/// The tree attributes that a row shows in addition to its content, made without the library to compare with it.
struct ShownNode: Hashable, CustomStringConvertible {
  var level: Int
  var hasChildren: Bool
  var isExpanded: Bool

  var description: String {
    String(repeating: ".", count: level) + (hasChildren ? isExpanded ? "v" : ">" : "")
  }
}

extension Row {
  /// The first numbers of children and grandchildren, which the numbers of roots never reach.
  private static let firstNumbers = [1_000_000_000, 1_000_000_000_000]

  /// The number of rows above the row in a tree.
  var level: Int { Self.firstNumbers.count { number >= $0 } }

  /// The rows below the row in a tree, which depend only on its number and its revision.
  ///
  /// A tree has two levels of children at most. Each row has up to three children.
  var children: [Row] {
    guard level < Self.firstNumbers.count else { return [] }
    let count = level == 0 ? (number &+ 2 &* revision) % 4 : (number &+ revision) % 3
    guard count > 0 else { return [] }
    let first = Self.firstNumbers[level] &+ 10 &* number
    let rows = (0..<count).map { Row(first &+ $0, $0 == 1 ? revision : revision / 2) }
    return revision % 2 == 0 ? rows : rows.reversed()
  }
}

/// The model of the expanded rows in a section: a value for all items, and the values that were set for single items since then.
struct Unfolded {
  private var ofAll = false
  private var ofEach: [Row: Bool] = [:]

  func isExpanded(_ row: Row, _ traits: ItemTraits) -> Bool { ofEach[traits.name(of: row)] ?? ofAll }

  mutating func set(_ row: Row, isExpanded: Bool, _ traits: ItemTraits) { ofEach[traits.name(of: row)] = isExpanded }

  mutating func setAll(isExpanded: Bool) { (ofAll, ofEach) = (isExpanded, [:]) }

  /// Returns the rows that a tree shows, each with its position in the tree.
  func rows(of roots: [Row], _ traits: ItemTraits, level: Int = 0) -> [(row: Row, node: ShownNode)] {
    roots.flatMap { row in
      let children = row.children
      let isOpen = !children.isEmpty && isExpanded(row, traits)
      let node = ShownNode(level: level, hasChildren: !children.isEmpty, isExpanded: isOpen)
      return [(row, node)] + (isOpen ? rows(of: children, traits, level: level + 1) : [])
    }
  }
}

extension ItemTraits {
  /// Returns a row that represents a row's identity, or the row itself if it has no identity.
  func name(of row: Row) -> Row { identity == .number ? Row(row.number) : row }
}
