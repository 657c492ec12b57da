import TableMakerDiffing
import UIKit

/// The rows of a section that show items: everything that depends on the item type. `TypedItemRows` is the only
/// conforming type.
///
/// Methods with a parameter `onError` pass a thrown error to it, with the name of the step.
@MainActor protocol ItemRows: AnyObject {
  var section: LiveSection { get }

  /// The number of items.
  var count: Int { get }

  /// A Boolean value that indicates whether the section is collapsed, so that its items have no rows.
  var isCollapsed: Bool { get }

  /// The number of the section's own items, with or without rows.
  var ownCount: Int { get }

  /// The positions of the items in their list, if the source provides them for all items.
  var placement: Placement? { get }

  /// A Boolean value that indicates whether the section is a tree.
  var isTree: Bool { get }

  /// Returns the items if they have a type, in the order of their rows.
  func shownItems<Named>(of type: Named.Type) -> [Named]

  /// Returns the app's closures that create and configure cells.
  ///
  /// - Parameter match: The matches of a search that cells mark.
  func callbacks(marking match: SearchMatch?) -> RowCallbacks

  // MARK: Differences

  /// Returns the difference from other rows of the section.
  ///
  /// - Parameter limit: The number of rows between the first and the last change above which a comparison takes long.
  func difference(from before: any ItemRows, limit: Int?) -> FoundDifference

  /// Returns a difference found off the main actor, completed on it.
  func completing(_ later: Difference, from before: any ItemRows) -> Difference

  /// Returns a difference of items together with the rows that changed although their items are equal: their objects
  /// may have changed, or their positions in the tree.
  func with(_ difference: Difference, since before: any ItemRows) -> Difference

  /// The group of sections to which the rows may move, or `nil` if they stay in their section.
  var crossingGroup: SectionRows.CrossingGroup? { get }

  /// Matches rows that enter sections with rows that leave others.
  ///
  /// - Parameters:
  ///   - leaving: Rows of this group.
  ///   - coming: Rows of this group.
  func crossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)]

  // MARK: Duplicates

  /// A Boolean value that indicates whether all rows are known to have different identities, or no identity.
  var hasNoDuplicates: Bool { get }

  /// Continues the search for duplicates of the previous rows, with the difference from them.
  func followDuplicates(of before: any ItemRows, _ difference: Difference)

  /// Continues the search for rows with the same identity while time remains.
  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress

  // MARK: Items

  /// Returns the item of a row, or `nil` for a row without one.
  func item(at row: Int) -> Any?

  /// Returns the identity of a row's item, or `nil` for a row without one.
  func identifier(at row: Int) -> AnyHashable?

  /// Returns the row of an item with the same identity, or `nil` if no row has it or the type differs.
  func row<Named>(of item: Named) -> Int?

  /// Returns the first row with an item that was made from the given one, as by `map`.
  func row<Named>(madeOf item: Named) -> Int?

  /// Returns the rows of the given items; empty if this section has no items of that type.
  func rows<Named>(showing items: [Named]) -> [Int]

  /// Returns the rows of items with the given identities.
  func rows(of identifiers: IdentitySet<AnyHashable>) -> [Int]

  /// Returns the location of a row's item in the list that the section shows in part, or `nil` if it's unknown.
  func listPosition(of row: Int) -> ListPosition?

  /// Returns the row of the item at a location in such a list, or `nil` if no row shows it.
  func row(at position: ListPosition) -> Int?

  /// Returns the position of a row's item in the section's tree, or `nil` if the section isn't a tree.
  func node(at row: Int) -> TreeNode?

  /// The item at which the section's tree would become endless, and its level; `nil` if the tree is finite.
  var endlessItem: (item: Any, level: Int)? { get }

  // MARK: Events

  /// Returns whether a step handles an event of rows.
  func handles(_ event: DelegateMethod) -> Bool

  /// Calls the closures for a row's event.
  func perform(_ event: DelegateMethod, at row: Int, onError: (any Error, String) -> Void)

  /// Calls the closures for a cell's event.
  func perform(_ event: DelegateMethod, at row: Int, with cell: UITableViewCell, onError: (any Error, String) -> Void)

  /// Calls the closures for an event of several rows.
  func perform(_ event: DelegateMethod, at rows: [Int], onError: (any Error, String) -> Void)

  /// Calls the closures for a row that the user has expanded or collapsed with a tap.
  func performToggle(at row: Int, isExpanded: Bool, onError: (any Error, String) -> Void)

  /// Returns whether a step of the section decides this.
  func answers(_ question: DelegateMethod) -> Bool

  /// Returns whether a touch on a row may have an effect; `true` unless a step returns `false`.
  func answer(_ question: DelegateMethod, at row: Int) -> Bool

  /// Returns the row that a step selects instead of a tapped one, or the tapped row without a step.
  func selected(insteadOf row: Int) -> SelectedRow

  /// Returns the row in a form that a cell keeps after the row is removed, or `nil` for a row without an item.
  func shownRow(at row: Int) -> ShownRow?

  // MARK: Controls

  /// A Boolean value that indicates whether a step handles events of controls in cells.
  var hasControls: Bool { get }

  /// Finds the control of each step in a cell, and passes it on with the step's events and location.
  func findControls(in cell: UITableViewCell, _ body: (FoundControl, UIControl.Event, CallSite) -> Void)

  /// Returns the row in a form that a cell's controls need, or `nil` if no step handles their events.
  func controlRow(at row: Int) -> ControlRow?

  /// Calls the closures for a control's events.
  func perform(
    _ events: UIControl.Event, of control: UIControl, in cell: UITableViewCell, at row: Int,
    onError: (any Error, String) -> Void)

  // MARK: Headers

  /// Configures a header or footer with the section's items.
  func fill(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind)

  /// Returns the height of the header or footer, or `nil` if it doesn't depend on the items.
  func height(of kind: SupplementaryKind) -> CGFloat?

  // MARK: Editing

  /// Returns how the user can edit a row, or `nil` if no step specifies it or the row shows no item.
  func editing(at row: Int) -> RowEditing?

  /// Returns the swipe actions at a row's leading edge, or `nil` for none.
  func leadingActions(at row: Int) -> UISwipeActionsConfiguration?

  /// Returns the swipe actions at a row's trailing edge, or `nil` for the delete action.
  func trailingActions(at row: Int) -> UISwipeActionsConfiguration?

  /// Returns the context menu for a row that the user touches and holds, or `nil` for none.
  func menu(at row: Int) -> UIContextMenuConfiguration?

  /// Returns the title of the button that deletes a row, or `nil` for the system's title.
  func deleteTitle(at row: Int) -> String?

  /// Calls the closures for the action of a row's control.
  func commit(_ style: UITableViewCell.EditingStyle, at row: Int, onError: (any Error, String) -> Void)

  // MARK: Moving

  /// A Boolean value that indicates whether the user can move rows in this section, and to it.
  var takesMovedRows: Bool { get }

  /// Returns whether the user may move a row.
  func isMovable(at row: Int) -> Bool

  /// Returns the destination of a dragged row from the section's step, or the proposed one without a step.
  func moveTarget(of row: Int, from: RowPlace, to: RowPlace) -> RowPlace

  /// Calls the closures for a row that the user has moved.
  func performMove(of row: Int, from: RowPlace, to: RowPlace, onError: (any Error, String) -> Void)

  /// Moves an item in the library's lists of two sections, as the user moved its row.
  ///
  /// - Returns: An echo that undoes a second move by a closure; `nil` if the rows don't come from such a list or the
  ///   item wasn't found.
  func move(_ row: Int, to destination: Int, of target: any ItemRows) -> MoveEcho?

  /// Returns the same rows with one of them at another index, or `nil` if the index is out of bounds.
  func moving(_ row: Int, to destination: Int) -> ChangedRows?

  /// Returns the same rows without one of them, or `nil` if the index is out of bounds.
  func removing(_ row: Int) -> ChangedRows?

  /// Returns the same rows with a row of another section among them, or `nil` if the index is out of bounds or the item
  /// type differs.
  func inserting(_ row: Int, of other: any ItemRows, at destination: Int) -> ChangedRows?

  // MARK: Dragging and dropping

  /// Returns the drag items of a row, or an empty array if the user can't drag it.
  func dragItems(at row: Int) -> [UIDragItem]

  /// Returns the row of a dragged item, or `nil` if no row shows it or the type differs.
  func row(ofDropped dropped: Any) -> Int?

  /// Returns whether the rows accept any item of a session.
  func takesDrop(of session: any UIDropSession) -> Bool

  /// Returns whether the session contains items of the rows' own type, so that nothing must be loaded.
  func takesItems(of session: any UIDropSession) -> Bool

  /// A Boolean value that indicates whether the list receives items of the rows' own type automatically.
  var receives: Bool { get }

  /// A Boolean value that indicates whether a list of sections still has the section, which the table view may not
  /// know; `true` for every other source.
  var isStillListed: Bool { get }

  /// The list of the rows, which knows a dragged item even without a row, or `nil` if there's no such list.
  var liftedItem: (any LiftedItem)? { get }

  /// Moves or copies dropped items into the section's list.
  ///
  /// - Parameter moves: A Boolean value that indicates whether the items leave their original lists. Within one list,
  ///   they always do.
  /// - Returns: The row of the first item. The result is `nil` if the section has no list of the library, was removed
  ///   from it, or has another item type.
  func receive(_ dropped: [DroppedItem], at row: Int, moves: Bool) -> Int?

  /// Calls the drop closures for items of the rows' own type.
  func performDrop(of session: any UIDropSession, at row: Int, onError: (any Error, String) -> Void)

  /// Loads items of other types. Passes on, for each step, a closure to call with an index, and whether it's the last
  /// one.
  func load(_ session: any UIDropSession, _ handle: @escaping @MainActor (DropLoading.Handler?, Bool) -> Void)
}

extension ItemRows {
  /// Returns the difference from other rows of the section, however long that takes.
  func difference(from before: any ItemRows) -> Difference {
    switch difference(from: before, limit: nil) {
    case .found(let difference): difference
    case .later(let later): completing(later(), from: before)
    }
  }
}

/// The difference between two states of a section's items.
enum FoundDifference {
  case found(Difference)
  /// A closure that finds it off the main actor, because that takes long.
  case later(@Sendable () -> Difference)
}

/// Rows after an edit by the user that the table view has already shown, with the difference from the rows before.
typealias ChangedRows = (items: any ItemRows, difference: Difference)

/// The row to select instead of a tapped one.
enum SelectedRow {
  case none
  case row(Int)
  /// The row of an item that the section doesn't show.
  case unknown(item: Any)
}
