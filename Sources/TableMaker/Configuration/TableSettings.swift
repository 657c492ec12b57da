import UIKit

/// The table's own settings.
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
  /// The maximum number of rows that come, go and move with animation in one update; nil for any number.
  var animationLimit: Int?
  /// What is shown where a search has found nothing; nil for UIKit's own.
  var noResults: ((String) -> (any UIContentConfiguration)?)?
  /// Whether pulling refreshes what the table shows.
  var isRefreshable = false
  /// How long the app must have been in the background for what it shows to be refreshed; nil for never.
  var backgroundTime: Duration?
  /// The clock that measures it.
  var backgroundClock: @MainActor () -> ContinuousClock.Instant = { .now }
  /// What the app does itself at a refresh.
  var refreshEvents: [@MainActor () async throws -> Void] = []
  /// What is shown in place of rows that are not there; nil for the package's own.
  var placeholder: ((ListState) -> UIView?)?
  /// The app's own texts of where lists stand.
  var listTexts = ListTexts()
  /// The number of gray rows that stand for those that are being loaded; nil for none.
  var skeletonRows: Int?
  var updateEvents: [(TableUpdate) -> Void] = []
  /// `nil` if the chain does not say.
  var deselection: Deselection?
  /// Whether what the user does by hand can be undone, and the step that says so.
  var undo: CallSite?
  /// The manager that undoes it; nil for the table's own.
  var undoManager: UndoManager?
  weak var forwardee: (any UITableViewDelegate)?
  /// The handlers of scroll events, by the delegate method that reports the event.
  var scrollEvents: [DelegateMethod: [(UIScrollView) -> Void]] = [:]
  var dragEndEvents: [(UIScrollView, Bool) -> Void] = []
  var shouldScrollToTop: ((UIScrollView) -> Bool)?
  /// Where the table comes to rest after a drag, by its velocity and where it would rest.
  var scrollTarget: ((UIScrollView, CGPoint, CGPoint) -> CGPoint)?
  /// Whether rows of forms only show their values, if that depends on anything.
  var readOnly: [@MainActor () -> Bool] = []
  /// Make what lives as long as the data source, and is about its table.
  var companions: [@MainActor (any CompanionOwner) -> any TableCompanion] = []
  /// Whether a bar stands above the keyboard while a row of a form is typed into.
  var hasKeyboardBar = true
  var errorEvents: [(any Error) -> Void] = []
  var diagnosticEvents: [(Diagnostic) -> Void] = []
}
