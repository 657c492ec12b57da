import TableMakerDiffing
import UIKit

/// Rows of several sections, grouped by section.
struct SectionRowList {
  /// The rows' numbers in their sections.
  private(set) var numbers: [Int] = []
  /// Each section's rows, and the range of its numbers.
  private(set) var parts: [(rows: SectionRows, range: Range<Int>)] = []

  mutating func append(_ row: Int, of rows: SectionRows) {
    numbers.append(row)
    let last = parts.count - 1
    if last >= 0, parts[last].rows === rows {
      parts[last].range = parts[last].range.lowerBound..<numbers.count
    } else {
      parts.append((rows, numbers.count - 1..<numbers.count))
    }
  }
}

/// The rows of a section as the table shows them: immutable, replaced as a whole. Those of this base class have no events.
@MainActor class SectionRows {
  /// The texts for the section.
  struct Heading: Equatable {
    /// The title above the rows.
    var title: String?
    /// The text below the rows.
    var footerTitle: String?
    /// The titles in the index that lead to the section, in order.
    var indexTitles: [String] = []
  }

  /// The property shared by rows that may cross from one section to another.
  struct CrossingGroup: Hashable {
    let item: ObjectIdentifier
    let identity: IdentityKind
    let cells: String
  }

  final let section: LiveSection
  /// The number of rows, including the one that adds an item.
  final let count: Int
  final let callbacks: RowCallbacks
  final let heading: Heading
  /// What a search has found in these rows' items, if their cells are to mark it.
  final let match: Match?
  /// Whether the last row is the one that adds an item.
  final let hasAddRow: Bool
  /// The keys of measured heights; placeholders if rows are not measured.
  final var tokens: ContentTokens
  /// The previous rows, as long as anybody has them: other rows may come to where they were in memory.
  private weak var origin: SectionRows?
  /// The difference from them.
  private var originDifference = Difference()

  init(
    of section: LiveSection, tokens: ContentTokens, callbacks: RowCallbacks, match: Match? = nil, heading: Heading,
    hasAddRow: Bool
  ) {
    self.section = section
    self.tokens = tokens
    self.match = match
    self.heading = heading
    self.hasAddRow = hasAddRow
    count = tokens.count + (hasAddRow ? 1 : 0)
    self.callbacks =
      hasAddRow ? section.settings.addRow?.added(to: callbacks, at: tokens.count) ?? callbacks : callbacks
  }

  /// The number of rows that show items.
  final var itemCount: Int { tokens.count }

  /// Whether a row is the one that adds an item.
  final func isAddRow(_ row: Int) -> Bool { hasAddRow && row == itemCount }

  /// The key of a row's measured height.
  final func token(of row: Int) -> UInt32 { row < itemCount ? tokens[row] : section.addRowToken }

  /// The reuse identifier of a row's cell; nil for a row that finds none. Asks the app where cells are of several classes.
  final func cellIdentifier(of row: Int) -> String? {
    if isAddRow(row) { return section.settings.addRow?.identifier }
    guard let kind = callbacks.kind else { return section.cellIdentifier }
    return kind(row)?.identifier
  }

  /// The name of the class of a row's cell; nil for a row that finds none. Asks the app where cells are of several classes.
  final func cellClassName(of row: Int) -> String? {
    if isAddRow(row) { return section.settings.addRow.map { String(describing: $0.cell) } }
    guard let kind = callbacks.kind else { return section.settings.cells.className }
    return kind(row)?.className
  }

  /// Whether cells are of several classes, by item.
  final var isMixed: Bool { callbacks.kind != nil }

  // MARK: Headers and footers

  /// Has a view of a reusable class show what the section's header or footer says.
  final func fill(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind) {
    guard case .reusable(let reusable) = section.settings.view(kind) else { return }
    if reusable.takesItems { fillWithItems(view, as: kind) } else { reusable.fill(view) }
  }

  /// Has a view show what the items say.
  func fillWithItems(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind) {}

  /// The height that the header or footer has by the items; nil if it does not depend on them.
  func height(of kind: SupplementaryKind) -> CGFloat? { nil }

  // MARK: Changes

  /// Records the origin of these rows.
  ///
  /// - Parameter items: The difference between the items.
  final func follow(_ before: SectionRows, _ items: Difference) {
    var difference = items
    if before.hasAddRow, !hasAddRow { difference.removals.append(before.count - 1) }
    if hasAddRow, !before.hasAddRow { difference.insertions.append(count - 1) }
    (origin, originDifference) = (before, difference)
  }

  /// The difference from other rows of the section.
  final func difference(from before: SectionRows) -> Difference {
    if before === self { return Difference() }
    if origin === before { return originDifference }
    return foundDifference(from: before)
  }

  /// Computes the difference from other rows of the section.
  func foundDifference(from before: SectionRows) -> Difference { Difference(replacing: before.count, with: count) }

  /// The group within which the rows may cross to other sections; nil for rows that stay in their section.
  var crossingGroup: CrossingGroup? { nil }

  /// Matches rows that come to sections with rows that leave others.
  ///
  /// - Parameters:
  ///   - leaving: Rows of this group.
  ///   - coming: Rows of this group.
  func crossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)] { [] }

  // MARK: Duplicates

  /// Whether all rows are known to have different identities, or none.
  final var hasNoDuplicates = true
  /// The running search for rows of the same identity; nil if it is over, or has not begun.
  final var duplicateSearch: DuplicateSearch?

  /// Continues the search for rows of the same identity while there is time.
  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress { .none }

  // MARK: Editing

  /// How a row is edited by hand; nil if no step says anything of it, or the row shows no item.
  func editing(at row: Int) -> RowEditing? { nil }

  /// Whether a step handles an event of rows.
  func handles(_ event: DelegateMethod) -> Bool { false }

  /// The actions that a swipe from the leading edge of a row shows; nil for none.
  func leadingActions(at row: Int) -> UISwipeActionsConfiguration? { nil }

  /// The actions that a swipe from the trailing edge of a row shows; nil for the one that deletes.
  func trailingActions(at row: Int) -> UISwipeActionsConfiguration? { nil }

  /// The menu for a row on which a finger is kept; nil for none.
  func menu(at row: Int) -> UIContextMenuConfiguration? { nil }

  /// The title of the button that deletes a row; nil for the system's.
  func deleteTitle(at row: Int) -> String? { nil }

  /// Calls the handlers of what a row's control stands for.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func commit(_ style: UITableViewCell.EditingStyle, at row: Int, onError: (any Error, String) -> Void) {}

  // MARK: Moving

  /// Whether the user moves rows of this section, and to it.
  var takesMovedRows: Bool { false }

  /// Whether the user may move a row.
  func isMovable(at row: Int) -> Bool { false }

  /// Where a row may go, as a step says; below the finger without one.
  func moveTarget(of row: Int, from: RowPlace, to: RowPlace) -> RowPlace { to }

  /// Calls the handlers for a row that the user has moved.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func performMove(of row: Int, from: RowPlace, to: RowPlace, onError: (any Error, String) -> Void) {}

  // MARK: Items

  /// Gives all rows, and the section's header and footer, new tokens, under which no height is known.
  final func renewTokens(from counter: inout ContentTokens.Counter) {
    if section.isAutomatic { tokens.renewAll(from: &counter) }
    section.addRowToken = counter.take(1)
    section.renewHeaders(from: &counter)
  }

  /// Gives new tokens to the rows whose items are named, if this section has items of that type.
  ///
  /// - Returns: The rows.
  func renew<Named>(_ items: [Named], from counter: inout ContentTokens.Counter) -> [Int] { [] }

  /// Whether one of the items is shown in this section.
  func shows<Named>(_ items: [Named]) -> Bool { false }

  /// The row of an item of the same identity; nil if there is none, or items are of another type.
  func row<Named>(of item: Named) -> Int? { nil }

  /// The first row whose item was made of an item, as by `map`.
  func row<Named>(madeOf item: Named) -> Int? { nil }

  /// The item of a row; nil for a row without one.
  func item(at row: Int) -> Any? { nil }

  /// How the item of a row stands in the section's tree; nil in a section that is no tree.
  func node(at row: Int) -> TreeNode? { nil }

  /// The item with which the section's tree would go on without end, and its level; nil if it has an end.
  var endlessItem: (item: Any, level: Int)? { nil }

  /// Calls the handlers for a row that a tap has expanded, or collapsed.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func performToggle(at row: Int, isExpanded: Bool, onError: (any Error, String) -> Void) {}

  /// The identity of a row's item; nil for a row without one.
  func identifier(at row: Int) -> AnyHashable? { nil }

  /// The rows whose items have one of some identities.
  func rows(of identifiers: IdentitySet<AnyHashable>) -> [Int] { [] }

  /// Calls the handlers of a row's event.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func perform(_ event: DelegateMethod, at row: Int, onError: (any Error, String) -> Void) {}

  /// Where the item of a row stands in the list of which the section shows a part; nil if it is not known.
  func listPlace(of row: Int) -> ListPlace? { nil }

  /// The row of the item at a place of such a list; nil if it is not shown.
  func row(at place: ListPlace) -> Int? { nil }

  /// Answers what the table asks before a touch on a row has an effect; true unless a step says otherwise.
  func answer(_ question: DelegateMethod, at row: Int) -> Bool { true }

  /// Whether a step of the section answers a question.
  func answers(_ question: DelegateMethod) -> Bool { false }

  /// Calls the handlers of an event of several rows.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func perform(_ event: DelegateMethod, at rows: [Int], onError: (any Error, String) -> Void) {}

  /// The row to select instead of a tapped one.
  enum Selected {
    case none
    case row(Int)
    /// That of an item which the section does not show.
    case unknown(item: Any)
  }

  /// The row to select instead of a tapped one, as a step says; the row itself without one.
  func selected(insteadOf row: Int) -> Selected { .row(row) }

  /// Calls the handlers of a cell's event.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func perform(
    _ event: DelegateMethod, at row: Int, with cell: UITableViewCell, onError: (any Error, String) -> Void
  ) {}

  /// A row as a cell shows it, for the time after the row may have gone; nil for a row without an item.
  func shownRow(at row: Int) -> ShownRow? { nil }
}
