/// What waits to be shown, and what must be over before.
@MainActor final class UpdateQueue {
  /// How many batches of the app's are open, one in the other.
  var openBatches = 0
  /// How many of the app's event handlers are running, one in the other.
  var openCallbacks = 0
  /// Whether a batch is being handed to the table.
  var isApplying = false
  /// Whether a source has told of something that is not shown yet.
  var isRequested = false
  /// Whether what waits is shown without animation.
  var isQuiet = false
  /// Whether what waits is shown by a reload.
  var isReload = false
  /// Whether the table has to learn what it can ask for, before what waits is shown by a reload.
  var isNewDelegate = false
  /// Whether the next turn of the main actor looks at it.
  var isScheduled = false
  /// Counts what was told, so that an answer that comes late is known by it.
  private(set) var generation = 0
  /// Whether differences are being found elsewhere.
  var isFinding = false
  /// How many such findings in a row were overtaken.
  var overtaken = 0

  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Findings that are overtaken more often than this in a row are made on the main actor: else they might never end.
  static let patience = 3

  /// Whether something is not on screen yet.
  var isPending: Bool { isRequested || isFinding || isScheduled }

  func request() {
    isRequested = true
    generation += 1
  }

  /// Waits for the next time that all is on screen.
  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  /// Lets those go on who wait for the table to be settled, if it is.
  func tellIfSettled() {
    guard !isPending, openBatches == 0, !waiting.isEmpty else { return }
    let settled = waiting
    waiting = []
    for continuation in settled { continuation.resume() }
  }

  /// Lets everyone go on: nothing will be shown any more.
  func end() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
