/// What leads from one list of sections to another, each with its rows, as one batch of table updates can say it.
///
/// - Sections are known by identity. Those that stay keep their order as far as possible: as few as can be are moved, and among
///   equally few, those are left in place whose rows change.
/// - A section that has to move and whose rows change too is removed and inserted: no batch may say both of one section.
/// - Rows stay, move, come and go only within and between the sections that stay in place. Nothing is said about the rows of
///   the others, whose section says it all, but for changes of content.
/// - Within a section the moves are the fewest that there can be. A row that leaves one section and appears in another is moved;
///   of several of one identity the first that leaves is the first that appears.
public struct SectionedDifference: Sendable, Hashable {
  /// The sections that go, come and move. One that is removed and inserted stands in both lists.
  public var sections = Difference()
  /// The sections that stay, moved or not, ascending by the place after; never one that is removed and inserted.
  public var keptSections: [IndexPair] = []
  /// Paths before of the rows that go, ascending.
  public var removals: [RowPath] = []
  /// Paths after of the rows that come, ascending.
  public var insertions: [RowPath] = []
  /// The rows that change their order or their section, ascending by the path after.
  public var moves: [RowPathPair] = []
  /// The rows that stay, moved or not, with other content than before, ascending by the path after.
  public var changes: [RowPathPair] = []

  /// Makes a difference that changes nothing.
  public init() {}

  /// Whether nothing changed, the content of rows included.
  public var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// Whether the same rows stand in the same sections in the same order; their content may differ.
  public var isOrderKept: Bool { sections.isOrderKept && removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}
