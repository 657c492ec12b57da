import TableMakerDiffing
import UIKit

/// The items and callbacks of a finished section, with types erased. Immutable: tables made of one chain share it.
@MainActor protocol SectionContent: AnyObject {
  /// The methods by which the table tells of what its steps handle, and asks what they answer.
  var methods: [DelegateMethod] { get }

  /// Whether the cells' class knows its rows' heights.
  var isSelfMeasuring: Bool { get }

  /// A Boolean value that indicates whether its source depends on the content of items, as an order does.
  var isArranged: Bool { get }

  /// Notes that any object may have changed, whatever its `==` says.
  func expireObjects()

  /// Whether its source defines the sections.
  var isSectioned: Bool { get }

  /// Whether its sections have titles that depend on the items.
  var makesTitles: Bool { get }

  /// Whether items have children that may be shown.
  var isTree: Bool { get }

  /// Whether anything happens to a row that the user edits by hand.
  var isEditedByHand: Bool { get }

  /// The name of a step that has a swipe show actions; nil if there is none.
  var swipeStep: String? { get }

  /// Whether something comes of a row that the user moves.
  var canMove: Bool { get }

  /// Whether rows can be dragged.
  var drags: Bool { get }

  /// Whether anything can be dropped among the rows by a handler of theirs.
  var takesDrops: Bool { get }

  /// Whether its list can take what is dropped by itself.
  var canReceive: Bool { get }

  /// The list from which one of its rows is lifted, which knows its item also while no row shows it; nil if there is no such list.
  func liftedFrom(_ rows: SectionRows) -> (any LiftedItem)?

  /// Takes items that are dropped among rows into its list, out of the lists of ours that they come from.
  ///
  /// - Parameter moves: Whether they leave the lists that they come from; within one list they always do.
  /// - Returns: The row that the first of them becomes; nil if there is no list of ours, the section has gone from it, or none is of the
  ///   rows' type.
  func receive(_ dropped: [DroppedItem], at row: Int, of target: SectionRows, moves: Bool) -> Int?

  /// Whether a list of sections of ours still has one, of which the table may not know yet; true for every other source.
  func stillHas(_ section: LiveSection) -> Bool

  /// Moves an item in the lists of ours that two sections show, as the user has moved its row.
  ///
  /// - Returns: What takes a second move back that a handler makes; nil if the rows are of no such list, or the item is not there.
  func move(
    _ row: Int, of rows: SectionRows, to destination: Int, of target: SectionRows, shownBy other: any SectionContent
  ) -> MoveEcho?

  /// The same rows with one of them at another place; nil if there is no such place.
  func moved(_ row: Int, to destination: Int, of rows: SectionRows, from counter: inout ContentTokens.Counter)
    -> SectionRows?

  /// The same rows without one of them.
  func without(_ row: Int, _ rows: SectionRows, from counter: inout ContentTokens.Counter) -> SectionRows?

  /// The same rows with one of another section's among them; nil if there is no such place, or items are of another type.
  func with(
    _ row: Int, of other: SectionRows, at destination: Int, _ rows: SectionRows,
    from counter: inout ContentTokens.Counter
  ) -> SectionRows?

  /// Whether items are known by more than their place.
  var hasIdentity: Bool { get }

  /// A Boolean value that indicates whether a search elsewhere can replace the source's items.
  var hasReplacedItems: Bool { get }

  /// Finds out which items the source has, by their identities, each after those of the items that it is below in the section's tree.
  ///
  /// Rows need not show them: a search may hide them, the section may be hidden, or their tree collapsed.
  func has(_ paths: [[AnyHashable]], in group: SectionGroup) -> [Bool]

  /// The items of some identities that the source has, whether or not rows show them.
  func items(of identifiers: IdentitySet<AnyHashable>, in group: SectionGroup) -> [HiddenItem]

  /// The identity of an item; nil for one of another type.
  func identifier<Named>(of item: Named) -> AnyHashable?

  /// The list that the app edits, if the items come from one of this type.
  func list<Named>(of item: Named.Type) -> ItemList<Named>?

  /// The lists of ours from which its items come, whatever they are made of.
  var revertibleLists: [any RevertibleList] { get }

  /// The source's type, for messages.
  var sourceName: String { get }

  /// The source as one that is searched, if it is one.
  var searched: (any SearchedItems)? { get }

  /// The sources with states that its items come from.
  var loadingSources: [any LoadingSource] { get }

  /// What its queries come from.
  var querySources: [WeakQuerySource] { get }

  /// Reads the source once: the items that the rows which come after a group's are to show.
  func read(for group: SectionGroup) -> any SectionReading

  /// Adds an observer of changes.
  func observe(by observer: any ItemObserver)

  /// Passes the table that shows the section, or would if the app had not hidden it, to the source, if the source has to know it; nil for none.
  func isShown(in tableView: UITableView?, isHidden: Bool)
}
