import TableMakerDiffing
import TableMaker

/// A call of an adapter for a cell that is to be seen.
struct Configured {
  let content: Content
  let index: Int
  let cell: ObjectIdentifier
}

/// A row that a tap has expanded or collapsed.
struct Toggle: Hashable {
  let content: Content
  let index: Int
  let isExpanded: Bool
}

/// A count of everything done.
struct Tally {
  var steps = 0
  var updates = 0
  /// Plans that were looked at without one of their operations.
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

  /// A text of the tally for another process.
  var words: String { "\(steps) \(updates) \(mutants) \(caughtByChecker) \(caughtByIdentity)" }

  init() {}

  init?(_ words: some Sequence<Int>) {
    let words = Array(words)
    guard words.count == 5 else { return nil }
    (steps, updates, mutants, caughtByChecker, caughtByIdentity) = (words[0], words[1], words[2], words[3], words[4])
  }
}

/// A batch of updates.
struct Update {
  let before: ShownTable
  let after: ShownTable
  /// The items that stood twice in a list of which only what is found is shown, before it or after it.
  let twins: Set<Twin>
  let plan: BatchPlan
  /// The groups to which an earlier page has brought rows.
  var earlier: Set<Int> = []
  /// The sections that were folded or unfolded since the update before.
  var toggled: Set<SectionKey> = []
  /// The states of the screen before it and after it; nil where the table was not looked at.
  var screens: (before: Screen, after: Screen?)?
}

/// An item that a list has twice.
struct Twin: Hashable {
  let group, number: Int
}

/// The events of a step.
struct Events {
  /// The kinds of what was done: of the step, and of what was done in the middle of a gesture.
  var kinds: Set<Step.Kind> = []
  var configured: [Configured] = []
  var updates: [Update] = []
  /// The last known state of the screen.
  var screen: Screen?
  var selected: [(Content, Int)] = []
  /// The rows and indices of the controls in cells that were touched.
  var leverTouches: [(Content, Int)] = []
  var addItemRowTaps: [Int] = []
  /// The rows that taps have expanded or collapsed, by the sections' handlers; and by the model.
  var toggles: [Toggle] = []
  var expectedToggles: [Toggle] = []
  /// The sections that were folded or unfolded since the last update.
  var toggledSections: Set<SectionKey> = []
  /// The number of calls for taps on headers.
  var headerTaps = 0
  /// The mistakes of taps on headers.
  var headerMistakes: [String] = []
  /// A Boolean value that indicates whether all was to be expanded or collapsed while there was no tree.
  var mayBeNoTree = false
  /// What the display events say that cannot be.
  var displayMistakes: [String] = []
  /// What taps below the rows of lists in pages did that cannot be.
  var footerMistakes: [String] = []
  var diagnostics: [Diagnostic] = []
  /// A description of what was wrong in a table of a step's own; nil if nothing.
  var worldMistake: String?
  /// The identities that code has selected, while some of their rows weren't shown; nil if it hasn't.
  var wantedSelection: Set<AnyHashable>?
  /// The selection that the data source had just then.
  var selectionSaid: Set<AnyHashable> = []
  /// A Boolean value that indicates whether the step made rows anew.
  var isReload = false
  /// A Boolean value that indicates whether the step may make rows anew.
  var mayBeReload = false
  /// A Boolean value that indicates whether rows may have moved on screen for another reason than an update.
  var isMoved = false
  /// A Boolean value that indicates whether the app changed something in the middle of a question.
  var isAskedWhileChanging = false
  /// A Boolean value that indicates whether all sources were read again.
  var isAllTold = false
  /// A Boolean value that indicates whether some rows have got another height without any update.
  var isResized = false
  /// A Boolean value that indicates whether heights may be others for all rows.
  var isOtherForm = false
  /// The number of sections while the table had no data source; nil if it always had one.
  var sectionsWithout: Int?
  /// The contents that the table was given in between, without an update.
  var shownMeanwhile: [ShownTable] = []
  /// A Boolean value that indicates whether a handler has moved an item once more that the library had moved.
  var mayMoveTwice = false
  /// A Boolean value that indicates whether fingers may have expanded and collapsed rows of trees.
  var mayToggle = false
  /// The rows that were to be filled again, by group.
  var reconfigured: [Content] = []
}
