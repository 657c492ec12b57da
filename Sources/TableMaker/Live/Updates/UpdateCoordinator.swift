import TableMakerDiffing

/// The way of a table view's updates from a source's change to the screen.
///
/// It has their schedule, the calls that wait for them, the callers that wait for their end, and everything that an
/// update leaves for the next one.
@MainActor final class UpdateCoordinator {
  unowned let live: LiveTable
  var scheduler = UpdateScheduler()
  private var postponed = PostponedCalls()
  /// The remaining work for a batch in the app's group of updates: selection, headers, and the index.
  private var finishing: PostponedCalls.Call?
  /// The app's calls while the table view hasn't performed such a batch, and has other rows than the data source.
  private var callsAfterGroup: [PostponedCalls.Call] = []
  /// The time of the last update.
  var lastShown: ContinuousClock.Instant?
  /// A Boolean value that indicates whether a diagnostic has reported skipped calls that repeat themselves.
  private var hasReportedEndless = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// A Boolean value that indicates whether the table view has read the snapshot since it was reloaded.
  var hasLoaded = false
  /// A closure that creates the plan of an update. Tests create incorrect ones.
  var planner: (SectionedDifference) -> BatchPlan = { BatchPlan($0) }
  /// A Boolean value that indicates whether plans are checked before the table view performs them.
  ///
  /// Tests turn it off to find out what else detects an incorrect plan.
  var checksPlans = true
  let heights = HeightUpdates()

  // MARK: For the next update

  /// The groups with settings that wait for the next reading.
  var reconfigured: [SectionGroup] = []
  /// A Boolean value that indicates whether new sections may need more capabilities.
  var capabilitiesAreStale = false
  /// The sections that are collapsed or expanded in the next update.
  var toggledSections: [LiveSection] = []
  /// The sections with rows that may contain duplicates. The last is searched first.
  var unsearched: [LiveSection] = []
  /// The rows that the user has moved to another section, which hasn't configured them yet.
  var arrivedRows = ArrivedRows()
  /// The rows to return to their position before the last reload.
  var keptAnchors: KeptAnchors?
  /// The row to keep in place when the table view is laid out with its new width.
  var turnAnchor: TurnAnchor?
  /// The gap for an item that the user is dropping.
  var dropGap: DropGap?
  /// A closure that's called before each update while the user types. It returns a closure that keeps the row visible,
  /// to call after the update.
  var keepsInSight: (() -> (() -> Void)?)?
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

  init(_ live: LiveTable) { self.live = live }

  /// A Boolean value that indicates whether an update or a call is waiting.
  var isPending: Bool { scheduler.isPending || !postponed.isEmpty }

  /// A Boolean value that indicates whether a snapshot is being shown.
  var isApplying: Bool { scheduler.isApplying }

  /// A Boolean value that indicates whether a request isn't on screen yet, or is on its way there.
  var isShowing: Bool { scheduler.isShowing }

  /// A Boolean value that indicates whether the table view hasn't performed a batch yet, so that its rows differ from
  /// the data source's.
  var isBatchOpen: Bool { scheduler.isBatchOpen }

  /// A Boolean value that indicates whether the app groups changes.
  var isGrouping: Bool { scheduler.openBatches > 0 }

  /// A Boolean value that indicates whether an event closure is running.
  var isInHandler: Bool { scheduler.openHandlers > 0 }

  /// Records that the table view has a batch, which it performs when the outermost group of updates ends.
  func handOver() { scheduler.handOver() }

  // MARK: Requests

  /// Requests an update. If updates request updates repeatedly, reports a diagnostic and returns `false`.
  ///
  /// - Parameter isAnswering: A Boolean value that indicates whether the table view is waiting for a value from the
  ///   app; `nil` to find out.
  @discardableResult func request(_ parts: UpdateScheduler.Request = [], isAnswering: Bool? = nil) -> Bool {
    let isAnswer = isAnswering ?? live.isAsked || scheduler.isApplying || scheduler.isTelling
    if scheduler.request(parts, from: AppCalls.isReading || isAnswer && isJustShown ? .update : .outside) {
      return true
    }
    reportEndless()
    return false
  }

  /// Makes the next update a reload after which the table view checks the delegate's methods again.
  func introduceAgain() { scheduler.add(.newDelegate) }

  /// Reports once that closures which return values request another update each time.
  func reportEndless() {
    guard !hasReportedEndless else { return }
    hasReportedEndless = true
    let (question, section) = (live.calls.question?.name, live.calls.section?.settings)
    live.reporter.report(
      .endlessUpdates(closure: question, section: section?.nameForMessages, at: section?.location ?? live.location))
  }

  /// Calls an event closure or the app's delegate. Updates that it requests wait for its end.
  func calling<Answer>(_ handler: () -> Answer) -> Answer {
    scheduler.openHandler()
    defer { scheduler.closeHandler() }
    return handler()
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
    // A section and its rows hold each other while they wait for the search for duplicates.
    for section in unsearched { section.unsearched = nil }
    // A task keeps this object until the next turn, and must not keep the sections' sources.
    (reconfigured, toggledSections, unsearched, arrivedRows) = ([], [], [], ArrivedRows())
    keepsInSight = nil
    resumeWaiting()
  }

  private func resumeWaiting() {
    let settled = waiting
    waiting = []
    for continuation in settled { continuation.resume() }
  }
}
