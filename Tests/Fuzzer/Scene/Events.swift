import TableMakerDiffing
import TableMaker

/// A call of an adapter for a cell that the table displays.
struct Configured {
  let content: Content
  let index: Int
  let cell: ObjectIdentifier
}

/// A row that a tap expanded or collapsed.
struct Toggle: Hashable {
  let content: Content
  let index: Int
  let isExpanded: Bool
}

/// The numbers of steps, updates, and mutants of a run.
struct Tally {
  var steps = 0
  var updates = 0
  /// The number of plans that were checked without one of their operations.
  var mutants = 0
  var caughtByChecker = 0
  var caughtByIdentity = 0

  static func += (one: inout Tally, other: Tally) {
    one.steps += other.steps
    one.updates += other.updates
    one.mutants += other.mutants
    one.caughtByChecker += other.caughtByChecker
    one.caughtByIdentity += other.caughtByIdentity
  }

  /// A text of the numbers for another process.
  var words: String { "\(steps) \(updates) \(mutants) \(caughtByChecker) \(caughtByIdentity)" }

  init() {}

  init?(_ words: some Sequence<Int>) {
    let words = Array(words)
    guard words.count == 5 else { return nil }
    (steps, updates, mutants, caughtByChecker, caughtByIdentity) = (words[0], words[1], words[2], words[3], words[4])
  }
}

/// An update of the table by one plan.
struct Update {
  let before: ShownTable
  let after: ShownTable
  /// The items that were twice in a list that shows only search results, before or after the update.
  let twins: Set<Twin>
  let plan: BatchPlan
  /// The groups in which an earlier page inserted rows.
  var earlier: Set<Int> = []
  /// The sections that folded or unfolded after the previous update.
  var toggled: Set<SectionKey> = []
  /// The states of the screen before and after the update; nil if the fuzzer didn't read them.
  var screens: (before: Screen, after: Screen?)?
}

/// An item that's in a list twice.
struct Twin: Hashable {
  let group, number: Int
}

/// The events of a step.
struct Events {
  /// The kinds of the step and of the steps that ran in the middle of a gesture.
  var kinds: Set<Step.Kind> = []
  var configured: [Configured] = []
  var updates: [Update] = []
  /// The last known state of the screen.
  var screen: Screen?
  var selected: [(Content, Int)] = []
  /// The rows and indices that controls in cells reported when they were touched.
  var leverTouches: [(Content, Int)] = []
  var addItemRowTaps: [Int] = []
  /// The rows that taps expanded or collapsed, according to the sections' handlers, and according to the model.
  var toggles: [Toggle] = []
  var expectedToggles: [Toggle] = []
  /// The sections that folded or unfolded since the last update.
  var toggledSections: Set<SectionKey> = []
  /// The number of handler calls for taps on headers.
  var headerTaps = 0
  /// Descriptions of wrong results of taps on headers.
  var headerMistakes: [String] = []
  /// A Boolean value that indicates whether code expanded or collapsed everything while there was no tree.
  var mayBeNoTree = false
  /// Descriptions of impossible display events.
  var displayMistakes: [String] = []
  /// Descriptions of wrong results of taps on footers of paged lists.
  var footerMistakes: [String] = []
  var diagnostics: [Diagnostic] = []
  /// A description of a mistake in a separate table of a step; nil if there's none.
  var worldMistake: String?
  /// The identities that code selected while some of their rows weren't shown; nil if it selected none.
  var wantedSelection: Set<AnyHashable>?
  /// The data source's selection immediately after that.
  var selectionSaid: Set<AnyHashable> = []
  /// A Boolean value that indicates whether the step recreated rows.
  var isReload = false
  /// A Boolean value that indicates whether the step may recreate rows.
  var mayBeReload = false
  /// A Boolean value that indicates whether rows may have moved on screen for a reason other than an update.
  var isMoved = false
  /// A Boolean value that indicates whether the app changed something while one of its closures was called.
  var isAskedWhileChanging = false
  /// A Boolean value that indicates whether all sources were read again.
  var isAllTold = false
  /// A Boolean value that indicates whether the height of some rows changed without an update.
  var isResized = false
  /// A Boolean value that indicates whether the heights of all rows may have changed.
  var isOtherForm = false
  /// The number of sections while the table had no data source; nil if it always had one.
  var sectionsWithout: Int?
  /// The contents that the table had during the step without an update.
  var shownMeanwhile: [ShownTable] = []
  /// A Boolean value that indicates whether a handler moved an item that the library had already moved.
  var mayMoveTwice = false
  /// A Boolean value that indicates whether the user may have expanded and collapsed rows of trees.
  var mayToggle = false
  /// The rows to configure again, with their groups.
  var reconfigured: [Content] = []
}
