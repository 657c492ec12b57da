/// The difference between two lists of sections with rows, in a form that one batch of table updates can express.
///
/// - Sections are identified by identity. Remaining sections keep their order as far as possible: the minimum number
///   moves, and among equal choices, sections with changing rows stay in place.
/// - A section that has to move and also has changing rows is removed and inserted because a batch can't express both.
/// - Rows remain, move, appear, and disappear only within and between sections that stay in place. Other sections
///   include their rows, except for content changes.
/// - Within a section, the number of moves is the minimum. A row that leaves a section and appears in another is moved.
///   If several have the same identity, the first to leave is the first to appear.
public struct SectionedDifference: Sendable, Hashable {
  /// The removed, inserted, and moved sections.
  ///
  /// A section that's removed and inserted is in both lists.
  public var sections = Difference()
  /// The remaining sections, in ascending order of their new places, without those that are removed and inserted.
  public var keptSections: [IndexPair] = []
  /// The old paths of removed rows, in ascending order.
  public var removals: [RowPath] = []
  /// The new paths of inserted rows, in ascending order.
  public var insertions: [RowPath] = []
  /// The rows that change their order or section, in ascending order of their new paths.
  public var moves: [RowPathPair] = []
  /// The remaining rows with changed content, in ascending order of their new paths.
  public var changes: [RowPathPair] = []

  /// Creates an empty difference.
  public init() {}

  /// A Boolean value that indicates whether nothing changed, including the content of rows.
  public var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// A Boolean value that indicates whether the same rows are in the same sections in the same order, with any content.
  public var isOrderKept: Bool { sections.isOrderKept && removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}
