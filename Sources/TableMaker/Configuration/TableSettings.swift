import UIKit

/// The settings of the table view.
struct TableSettings {
  var rowHeight: CGFloat?
  var estimatedRowHeight: CGFloat?
  var measuresAhead = true
  var heightCacheLimit = 100_000
  var headerView: UIView?
  var footerView: UIView?
  var hidesEmptySeparators = false
  /// The animation of rows and sections.
  var animation = UITableView.RowAnimation.automatic
  /// The maximum number of inserted, deleted, and moved rows in an animated update; `nil` for no limit.
  var animationLimit: Int?
  /// Returns the content to show when a search finds nothing; `nil` for UIKit's own.
  var noResults: ((String) -> (any UIContentConfiguration)?)?
  /// A Boolean value that indicates whether the table view has a refresh control.
  var isRefreshable = false
  /// The minimum time in the background after which lists are refreshed; `nil` for never.
  var backgroundTime: Duration?
  /// The clock that measures this time.
  var backgroundClock: @MainActor () -> ContinuousClock.Instant = { .now }
  /// The closures of `onRefresh`.
  var refreshEvents: [@MainActor () async throws -> Void] = []
  /// Returns the view to show in place of missing rows; `nil` for TableMaker's own.
  var placeholder: ((ListState) -> UIView?)?
  /// The app's own texts for the state of lists.
  var listTexts = ListTexts()
  /// The number of placeholder rows while the first rows load; `nil` for none.
  var skeletonRows: Int?
  var updateEvents: [(TableUpdate) -> Void] = []
  /// The way to handle the selection; `nil` if the chain doesn't specify it.
  var deselection: Deselection?
  /// A Boolean value that indicates whether the user selects rows in editing mode.
  var selectsWhileEditing = false
  /// A Boolean value that indicates whether touching and holding a row turns on editing mode.
  var selectsOnLongPress = false
  /// The closures of `onSelectionChange`.
  var selectionEvents: [(Set<AnyHashable>) -> Void] = []
  /// The location of `undoable`; `nil` if the user can't undo edits.
  var undoable: CallSite?
  /// The undo manager; `nil` for the table view's own.
  var undoManager: UndoManager?
  /// The edge of the content that the table view keeps in view.
  var scrollAnchor = ScrollAnchor.top
  /// The closures of `onReachEnd`.
  var endEvents: [() -> Void] = []
  weak var forwardee: (any UITableViewDelegate)?
  /// The closures for scroll events, by the delegate method that reports the event.
  var scrollEvents: [DelegateMethod: [(UIScrollView) -> Void]] = [:]
  var dragEndEvents: [(UIScrollView, Bool) -> Void] = []
  var shouldScrollToTop: ((UIScrollView) -> Bool)?
  /// Returns the content offset at which the table view stops, for its velocity and its proposed offset.
  var scrollTarget: ((UIScrollView, CGPoint, CGPoint) -> CGPoint)?
  /// The conditions for making rows of forms read-only.
  var readOnly: [@MainActor () -> Bool] = []
  /// Create the objects that exist as long as the data source and need its table view.
  var companions: [@MainActor (any CompanionOwner) -> any TableCompanion] = []
  /// A Boolean value that indicates whether a bar appears above the keyboard while the user edits a row of a form.
  var hasKeyboardBar = true
  var errorEvents: [(any Error) -> Void] = []
  var diagnosticEvents: [(Diagnostic) -> Void] = []

  /// A Boolean value that indicates whether a step depends on the selection of several rows.
  var followsSelection: Bool { selectsWhileEditing || !selectionEvents.isEmpty }

  /// A Boolean value that indicates whether a step depends on the end of the content.
  var followsEnd: Bool { scrollAnchor == .bottom || !endEvents.isEmpty }
}
