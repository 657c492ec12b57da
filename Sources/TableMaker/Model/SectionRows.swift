import TableMakerDiffing
import UIKit

/// Rows of several sections, grouped by section.
struct SectionRowList {
  /// The rows' indices in their sections.
  private(set) var numbers: [Int] = []
  /// Each section's rows, and the range of its indices.
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

/// The rows of a section in the table view: immutable, and replaced as a whole. Rows of this base class have no events.
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

  /// The properties that rows must share to move from one section to another.
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
  /// The matches of a search in these rows' items, if their cells mark them.
  final let match: SearchMatch?
  /// A Boolean value that indicates whether the last row is the one that adds an item.
  final let hasAddItemRow: Bool
  /// The keys of measured heights, or placeholders if rows aren't measured.
  final var tokens: ContentTokens
  /// The previous rows. The reference is weak so that it becomes `nil` with them, because other rows may later have the
  /// same address.
  private weak var origin: SectionRows?
  /// The difference from the previous rows.
  private var originDifference = Difference()

  init(
    of section: LiveSection, tokens: ContentTokens, callbacks: RowCallbacks, match: SearchMatch? = nil,
    heading: Heading,
    hasAddItemRow: Bool
  ) {
    self.section = section
    self.tokens = tokens
    self.match = match
    self.heading = heading
    self.hasAddItemRow = hasAddItemRow
    count = tokens.count + (hasAddItemRow ? 1 : 0)
    self.callbacks =
      hasAddItemRow ? section.settings.addItemRow?.added(to: callbacks, at: tokens.count) ?? callbacks : callbacks
  }

  /// The number of rows that show items.
  final var itemCount: Int { tokens.count }

  /// Returns whether a row is the one that adds an item.
  final func isAddItemRow(_ row: Int) -> Bool { hasAddItemRow && row == itemCount }

  /// Returns the key of a row's measured height.
  final func token(of row: Int) -> UInt32 { row < itemCount ? tokens[row] : section.addItemRowToken }

  /// Returns the reuse identifier of a row's cell, or `nil` if no class matches. Calls the app's code if classes differ
  /// by item.
  final func cellIdentifier(of row: Int) -> String? {
    if isAddItemRow(row) { return section.settings.addItemRow?.identifier }
    guard let kind = callbacks.kind else { return section.cellIdentifier }
    return kind(row)?.identifier
  }

  /// Returns the name of a row's cell class, or `nil` if no class matches. Calls the app's code if classes differ by
  /// item.
  final func cellClassName(of row: Int) -> String? {
    if isAddItemRow(row) { return section.settings.addItemRow.map { String(describing: $0.cell) } }
    guard let kind = callbacks.kind else { return section.settings.cells.className }
    return kind(row)?.className
  }

  /// A Boolean value that indicates whether the cell class depends on the item.
  final var isMixed: Bool { callbacks.kind != nil }

  // MARK: Headers and footers

  /// Configures a view of a reusable class as the section's header or footer.
  final func fill(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind) {
    guard case .reusable(let reusable) = section.settings.view(kind) else { return }
    if reusable.takesItems { fillWithItems(view, as: kind) } else { reusable.fill(view) }
  }

  /// Configures a view with the section's items.
  func fillWithItems(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind) {}

  /// Returns the height of the header or footer, or `nil` if it doesn't depend on the items.
  func height(of kind: SupplementaryKind) -> CGFloat? { nil }

  // MARK: Changes

  /// Records the previous rows.
  ///
  /// - Parameter items: The difference between the items.
  final func follow(_ before: SectionRows, _ items: Difference) {
    var difference = items
    if before.hasAddItemRow, !hasAddItemRow { difference.removals.append(before.count - 1) }
    if hasAddItemRow, !before.hasAddItemRow { difference.insertions.append(count - 1) }
    (origin, originDifference) = (before, difference)
  }

  /// Returns the difference from other rows of the section.
  final func difference(from before: SectionRows) -> Difference {
    if before === self { return Difference() }
    if origin === before { return originDifference }
    return foundDifference(from: before)
  }

  /// Computes the difference from other rows of the section.
  func foundDifference(from before: SectionRows) -> Difference { Difference(replacing: before.count, with: count) }

  /// The group of sections to which the rows may move, or `nil` if they stay in their section.
  var crossingGroup: CrossingGroup? { nil }

  /// Matches rows that enter sections with rows that leave others.
  ///
  /// - Parameters:
  ///   - leaving: Rows of this group.
  ///   - coming: Rows of this group.
  func crossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)] { [] }

  // MARK: Duplicates

  /// A Boolean value that indicates whether all rows are known to have different identities, or no identity.
  final var hasNoDuplicates = true
  /// The search for rows with the same identity, while it's in progress.
  final var duplicateSearch: DuplicateSearch?

  /// Continues the search for rows with the same identity while time remains.
  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress { .none }

  // MARK: Editing

  /// Returns how the user can edit a row, or `nil` if no step specifies it or the row shows no item.
  func editing(at row: Int) -> RowEditing? { nil }

  /// Returns whether a step handles an event of rows.
  func handles(_ event: DelegateMethod) -> Bool { false }

  /// Returns the swipe actions at a row's leading edge, or `nil` for none.
  func leadingActions(at row: Int) -> UISwipeActionsConfiguration? { nil }

  /// Returns the swipe actions at a row's trailing edge, or `nil` for the delete action.
  func trailingActions(at row: Int) -> UISwipeActionsConfiguration? { nil }

  /// Returns the context menu for a row that the user touches and holds, or `nil` for none.
  func menu(at row: Int) -> UIContextMenuConfiguration? { nil }

  /// Returns the title of the button that deletes a row, or `nil` for the system's title.
  func deleteTitle(at row: Int) -> String? { nil }

  /// Calls the closures for the action of a row's control.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func commit(_ style: UITableViewCell.EditingStyle, at row: Int, onError: (any Error, String) -> Void) {}

  // MARK: Moving

  /// A Boolean value that indicates whether the user can move rows in this section, and to it.
  var takesMovedRows: Bool { false }

  /// Returns whether the user may move a row.
  func isMovable(at row: Int) -> Bool { false }

  /// Returns the destination of a dragged row from the section's step, or the proposed one without a step.
  func moveTarget(of row: Int, from: RowPlace, to: RowPlace) -> RowPlace { to }

  /// Calls the closures for a row that the user has moved.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func performMove(of row: Int, from: RowPlace, to: RowPlace, onError: (any Error, String) -> Void) {}

  // MARK: Items

  /// Gives new tokens without a height to all rows, and to the section's header and footer.
  final func renewTokens(from counter: inout ContentTokens.Counter) {
    if section.isAutomatic { tokens.renewAll(from: &counter) }
    section.addItemRowToken = counter.take(1)
    section.renewHeaders(from: &counter)
  }

  /// Gives new tokens to the rows of the given items, if this section has items of that type.
  ///
  /// - Returns: The rows.
  func renew<Named>(_ items: [Named], from counter: inout ContentTokens.Counter) -> [Int] { [] }

  /// Returns whether this section shows one of the items.
  func shows<Named>(_ items: [Named]) -> Bool { false }

  /// Returns the row of an item with the same identity, or `nil` if no row has it or the type differs.
  func row<Named>(of item: Named) -> Int? { nil }

  /// Returns the first row with an item that was made from the given one, as by `map`.
  func row<Named>(madeOf item: Named) -> Int? { nil }

  /// Returns the item of a row, or `nil` for a row without one.
  func item(at row: Int) -> Any? { nil }

  /// Returns the position of a row's item in the section's tree, or `nil` if the section isn't a tree.
  func node(at row: Int) -> TreeNode? { nil }

  /// The item at which the section's tree would become endless, and its level; `nil` if the tree is finite.
  var endlessItem: (item: Any, level: Int)? { nil }

  /// Calls the closures for a row that the user has expanded or collapsed with a tap.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func performToggle(at row: Int, isExpanded: Bool, onError: (any Error, String) -> Void) {}

  /// Returns the identity of a row's item, or `nil` for a row without one.
  func identifier(at row: Int) -> AnyHashable? { nil }

  /// Returns the rows of items with the given identities.
  func rows(of identifiers: IdentitySet<AnyHashable>) -> [Int] { [] }

  /// Calls the closures for a row's event.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func perform(_ event: DelegateMethod, at row: Int, onError: (any Error, String) -> Void) {}

  /// Returns the location of a row's item in the list that the section shows in part, or `nil` if it's unknown.
  func listPlace(of row: Int) -> ListPlace? { nil }

  /// Returns the row of the item at a location in such a list, or `nil` if no row shows it.
  func row(at place: ListPlace) -> Int? { nil }

  /// Returns whether a touch on a row may have an effect; `true` unless a step returns `false`.
  func answer(_ question: DelegateMethod, at row: Int) -> Bool { true }

  /// Returns whether a step of the section decides this.
  func answers(_ question: DelegateMethod) -> Bool { false }

  /// Calls the closures for an event of several rows.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func perform(_ event: DelegateMethod, at rows: [Int], onError: (any Error, String) -> Void) {}

  /// The row to select instead of a tapped one.
  enum Selected {
    case none
    case row(Int)
    /// The row of an item that the section doesn't show.
    case unknown(item: Any)
  }

  /// Returns the row that a step selects instead of a tapped one, or the tapped row without a step.
  func selected(insteadOf row: Int) -> Selected { .row(row) }

  /// Calls the closures for a cell's event.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func perform(
    _ event: DelegateMethod, at row: Int, with cell: UITableViewCell, onError: (any Error, String) -> Void
  ) {}

  /// Returns the row in a form that a cell keeps after the row is removed, or `nil` for a row without an item.
  func shownRow(at row: Int) -> ShownRow? { nil }
}
