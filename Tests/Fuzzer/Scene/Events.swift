import Diffing
import TableMaker

/// One call of an adapter for a cell that is to be seen.
struct Configured {
  let content: Content
  let index: Int
  let cell: ObjectIdentifier
}

/// What was done in all.
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

  /// As a process tells another.
  var words: String { "\(steps) \(updates) \(mutants) \(caughtByChecker) \(caughtByIdentity)" }

  init() {}

  init?(_ words: some Sequence<Int>) {
    let words = Array(words)
    guard words.count == 5 else { return nil }
    (steps, updates, mutants, caughtByChecker, caughtByIdentity) = (words[0], words[1], words[2], words[3], words[4])
  }
}

/// One batch of updates.
struct Update {
  let before: ShownTable
  let after: ShownTable
  let plan: BatchPlan
}

/// What has happened during a step.
struct Events {
  var configured: [Configured] = []
  var updates: [Update] = []
  var selected: [(Content, Int)] = []
  var addRowTaps: [Int] = []
  var diagnostics: [Diagnostic] = []
  /// Whether the step did something that makes rows anew.
  var isReload = false
  /// Whether the step may have made rows anew, if it has made no update.
  var mayBeReload = false
  /// Whether rows may have moved on screen for another reason than an update.
  var isMoved = false
  /// Whether the app changed something in the middle of a question.
  var isAskedWhileChanging = false
  /// Whether all sources were read again.
  var isAllTold = false
  /// Whether some rows have got another height without any update.
  var isResized = false
  /// Whether heights may be others for all rows.
  var isOtherForm = false
  /// How many sections the table had while it had no data source; nil where it always had one.
  var sectionsWithout: Int?
  /// What the table was given in between, without an update.
  var shownMeanwhile: [ShownTable] = []
  /// The rows that were to be filled again, by group.
  var reconfigured: [Content] = []
}
