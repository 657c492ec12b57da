import TableMakerDiffing
import UIKit

/// The items and callbacks of a finished section, type-erased. It's immutable, because table views of one chain share
/// it.
@MainActor protocol SectionContent: AnyObject {
  /// The delegate methods that the section's steps need.
  var methods: [DelegateMethod] { get }

  /// A Boolean value that indicates whether the cells' class computes row heights.
  var isSelfMeasuring: Bool { get }

  /// A Boolean value that indicates whether the source depends on the content of items, such as an order.
  var isArranged: Bool { get }

  /// Notes that any object may have changed, whatever its `==` returns.
  func expireObjects()

  /// A Boolean value that indicates whether the source defines the sections.
  var isSectioned: Bool { get }

  /// A Boolean value that indicates whether items can have visible children.
  var isTree: Bool { get }

  /// A Boolean value that indicates whether a user's edit of a row has an effect.
  var isEditedByHand: Bool { get }

  /// The name of a step that provides swipe actions, or `nil` if there's none.
  var swipeStep: String? { get }

  /// A Boolean value that indicates whether a user's move of a row has an effect.
  var canMove: Bool { get }

  /// A Boolean value that indicates whether the user can drag rows.
  var drags: Bool { get }

  /// A Boolean value that indicates whether a drop among the rows calls a closure.
  var takesDrops: Bool { get }

  /// A Boolean value that indicates whether the list can receive drops automatically.
  var canReceive: Bool { get }

  /// Returns the list of a dragged row, which knows its item even without a row, or `nil` if there's no such list.
  func liftedFrom(_ rows: SectionRows) -> (any LiftedItem)?

  /// Moves or copies dropped items into the section's list.
  ///
  /// - Parameter moves: A Boolean value that indicates whether the items leave their original lists. Within one list,
  ///   they always do.
  /// - Returns: The row of the first item. The result is `nil` if the section has no list of the library, was removed
  ///   from it, or has another item type.
  func receive(_ dropped: [DroppedItem], at row: Int, of target: SectionRows, moves: Bool) -> Int?

  /// Returns whether a list of sections still has a section, which the table view may not know; `true` for every other
  /// source.
  func stillHas(_ section: LiveSection) -> Bool

  /// Moves an item in the library's lists of two sections, as the user moved its row.
  ///
  /// - Returns: An echo that undoes a second move by a closure; `nil` if the rows don't come from such a list or the
  ///   item wasn't found.
  func move(
    _ row: Int, of rows: SectionRows, to destination: Int, of target: SectionRows, shownBy other: any SectionContent
  ) -> MoveEcho?

  /// Returns the same rows with one of them at another index, or `nil` if the index is out of bounds.
  func moved(_ row: Int, to destination: Int, of rows: SectionRows, from counter: inout ContentTokens.Counter)
    -> SectionRows?

  /// Returns the same rows without one of them.
  func without(_ row: Int, _ rows: SectionRows, from counter: inout ContentTokens.Counter) -> SectionRows?

  /// Returns the same rows with a row of another section among them, or `nil` if the index is out of bounds or the item
  /// type differs.
  func with(
    _ row: Int, of other: SectionRows, at destination: Int, _ rows: SectionRows,
    from counter: inout ContentTokens.Counter
  ) -> SectionRows?

  /// A Boolean value that indicates whether items have more than a positional identity.
  var hasIdentity: Bool { get }

  /// A Boolean value that indicates whether a remote search can replace the source's items.
  var hasReplacedItems: Bool { get }

  /// Returns which items the source contains, by their identities, each after those of its ancestors in the section's
  /// tree.
  ///
  /// The items may have no rows because of a search, a hidden section, or a collapsed tree.
  func has(_ paths: [[AnyHashable]], in group: SectionGroup) -> [Bool]

  /// Returns the source's items with the given identities, whether or not rows show them.
  func items(of identifiers: IdentitySet<AnyHashable>, in group: SectionGroup) -> [HiddenItem]

  /// Returns the identity of an item, or `nil` for another type.
  func identifier<Named>(of item: Named) -> AnyHashable?

  /// Returns the list that the app edits, if the items come from a list of this type.
  func list<Named>(of item: Named.Type) -> ItemList<Named>?

  /// The lists of the library that the items come from, directly or through derived sources.
  var revertibleLists: [any RevertibleList] { get }

  /// The name of the source's type, for messages.
  var sourceName: String { get }

  /// The source as a searched source, if it is one.
  var searched: (any SearchedItems)? { get }

  /// The sources with states that the items come from.
  var loadingSources: [any LoadingSource] { get }

  /// The query sources.
  var querySources: [WeakQuerySource] { get }

  /// Reads the source once, for the rows that follow a group's present rows.
  func read(for group: SectionGroup) -> any SectionReading

  /// Adds an observer of changes.
  func observe(by observer: any ItemObserver)

  /// Passes the table view of the section, even if the app has hidden the section, to a source that needs it; `nil` for
  /// none.
  func isShown(in tableView: UITableView?, isHidden: Bool)
}
