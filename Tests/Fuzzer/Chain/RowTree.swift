/// What the rows of a tree show beside their content: enough to compare, made without the library.
struct ShownNode: Hashable, CustomStringConvertible {
  var level: Int
  var hasChildren: Bool
  var isExpanded: Bool

  var description: String {
    String(repeating: ".", count: level) + (hasChildren ? isExpanded ? "v" : ">" : "")
  }
}

extension Row {
  /// The numbers of children, and of theirs, begin where those of roots never come.
  private static let firstNumbers = [1_000_000_000, 1_000_000_000_000]

  /// The number of rows above it in a tree.
  var level: Int { Self.firstNumbers.count { number >= $0 } }

  /// The rows below it in a tree, by its number and its revision alone: of two levels at most, none to three of each.
  var children: [Row] {
    guard level < Self.firstNumbers.count else { return [] }
    let count = level == 0 ? (number &+ 2 &* revision) % 4 : (number &+ revision) % 3
    guard count > 0 else { return [] }
    let first = Self.firstNumbers[level] &+ 10 &* number
    let rows = (0..<count).map { Row(first &+ $0, $0 == 1 ? revision : revision / 2) }
    return revision % 2 == 0 ? rows : rows.reversed()
  }
}

/// The model of what is expanded in a section: what was said of all items, and what was said of each since.
struct Unfolded {
  private var ofAll = false
  private var ofEach: [Row: Bool] = [:]

  func isExpanded(_ row: Row, _ traits: ItemTraits) -> Bool { ofEach[traits.name(of: row)] ?? ofAll }

  mutating func set(_ row: Row, isExpanded: Bool, _ traits: ItemTraits) { ofEach[traits.name(of: row)] = isExpanded }

  mutating func setAll(isExpanded: Bool) { (ofAll, ofEach) = (isExpanded, [:]) }

  /// The rows that a tree shows, each with how it stands in it.
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
  /// What stands for a row's identity; the row itself where it has none.
  func name(of row: Row) -> Row { identity == .number ? Row(row.number) : row }
}
