/// The updates of a table view that aren't on screen yet: their schedule, the calls that wait for them, and the callers
/// that wait for their end.
@MainActor final class PendingUpdates {
  var scheduler = UpdateScheduler()
  private var postponed = PostponedCalls()
  /// The remaining work for a batch in the app's group of updates: selection, headers, and the index.
  private var finishing: PostponedCalls.Call?
  /// The app's calls while the table view hasn't performed such a batch, and has other rows than the data source.
  private var callsAfterGroup: [PostponedCalls.Call] = []
  /// The time of the last update.
  var lastShown: ContinuousClock.Instant?
  /// A Boolean value that indicates whether a diagnostic has reported skipped calls that repeat themselves.
  var hasReportedEndless = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The causes of the next update, and the measurements of the present one, while a listener exists.
  var tellers: [UpdateReport.Teller] = []
  var trace: UpdateTrace?

  /// The time for which updates stop after they have changed items repeatedly.
  static let pause = Duration.seconds(1)

  /// The time after an update in which a request counts as its result.
  static let moment = Duration.milliseconds(250)

  /// The shortest time between two updates during continuous changes: a frame of a 60 Hz screen.
  static let frame = Duration.milliseconds(16)

  /// The smallest number of turns of the main actor for which changes in consecutive turns are collected.
  static let leastTurns = 16

  /// A Boolean value that indicates whether an update or a call is waiting.
  var isPending: Bool { scheduler.isPending || !postponed.isEmpty }

  // MARK: Requests

  /// Requests an update.
  ///
  /// - Parameter isAnswering: A Boolean value that indicates whether the table view is waiting for a value from the
  ///   app.
  /// - Returns: `false` if nothing was requested, because updates request updates repeatedly.
  func request(_ parts: UpdateScheduler.Request = [], isAnswering: Bool) -> Bool {
    let isAnswer = isAnswering || scheduler.isApplying || scheduler.isTelling
    return scheduler.request(parts, from: AppCalls.isReading || isAnswer && isJustShown ? .update : .outside)
  }

  /// A Boolean value that indicates whether an update was just shown. A cell that appears later makes requests because
  /// the user has scrolled.
  private var isJustShown: Bool { lastShown.map { ContinuousClock.now < $0 + Self.moment } ?? true }

  /// Waits for more changes within a frame of the last update, because a stream may have many lists ready.
  func pauseBetweenUpdates() async {
    guard let lastShown, ContinuousClock.now < lastShown + Self.frame else { return }
    var turns = 0
    // If turns are slow, the frame would end with the first.
    while turns < Self.leastTurns || ContinuousClock.now < lastShown + Self.frame {
      let known = scheduler.generation
      await Task.yield()
      // A stream's next list may be on its way from another executor.
      if scheduler.generation == known { await Task.detached {}.value }
      if scheduler.generation == known { return }
      turns += 1
    }
  }

  // MARK: Calls that wait

  /// Postpones a call; returns `false` if it's skipped, because such calls repeat themselves without end.
  func postpone(_ call: @escaping PostponedCalls.Call) -> Bool { postponed.append(call) }

  /// Performs all postponed calls.
  func performPostponed() {
    for call in postponed.beginPerforming() { call() }
    postponed.endPerforming()
  }

  /// Postpones a call until the table view has performed the batch in the app's group of updates.
  func callAfterGroup(_ call: @escaping PostponedCalls.Call) { callsAfterGroup.append(call) }

  /// Removes and returns the calls that were postponed until then.
  func takeCallsAfterGroup() -> [PostponedCalls.Call] {
    defer { callsAfterGroup = [] }
    return callsAfterGroup
  }

  /// Keeps the remaining work for a batch until the table view has performed it.
  func finishLater(_ finish: @escaping PostponedCalls.Call) { finishing = finish }

  /// Removes and returns the remaining work for a batch.
  func takeFinishing() -> PostponedCalls.Call? {
    defer { finishing = nil }
    return finishing
  }

  // MARK: Waiting

  /// Waits until everything is on screen.
  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  /// Resumes the waiting callers if everything is on screen.
  func tellIfSettled() {
    guard !isPending, scheduler.openBatches == 0 else { return }
    resumeWaiting()
  }

  /// Resumes all waiting callers, because no other update follows.
  func end() {
    postponed.removeAll()
    finishing = nil
    callsAfterGroup = []
    resumeWaiting()
  }

  private func resumeWaiting() {
    let settled = waiting
    waiting = []
    for continuation in settled { continuation.resume() }
  }
}
