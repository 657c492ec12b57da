/// The updates of a table that are not on screen yet: their schedule, the calls that wait for them, and who waits for their end.
@MainActor final class PendingUpdates {
  var scheduler = UpdateScheduler()
  private var postponed = PostponedCalls()
  /// The rest of a batch that was handed to the table in a group of the app's: selection, headers, the index.
  private var finishing: PostponedCalls.Call?
  /// The app's calls while the table has such a batch still to take, and other rows than the live object.
  private var callsAfterGroup: [PostponedCalls.Call] = []
  /// The time when something was shown last.
  var lastShown: ContinuousClock.Instant?
  /// Whether it was reported that calls were left out because they asked for themselves again and again.
  var hasReportedEndless = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// What has asked for the next update, and the stopwatch of the one under way, while somebody listens.
  var tellers: [UpdateReport.Teller] = []
  var trace: UpdateTrace?

  /// The number of sources that are being read, or whose items are being compared, one inside the other, for any table.
  private static var openReadings = 0
  /// The same for this table.
  private(set) var openReadings = 0

  /// The time for which updates stop that have changed items again and again.
  static let pause = Duration.seconds(1)

  /// The time after an update in which a request counts as caused by it.
  static let moment = Duration.milliseconds(250)

  /// The shortest time between two updates while changes follow each other without a pause: a frame of a 60 Hz screen.
  static let frame = Duration.milliseconds(16)

  /// The least number of turns of the main actor for which changes that come one each turn are collected.
  static let leastTurns = 16

  /// Whether something is not on screen yet, or a call waits.
  var isPending: Bool { scheduler.isPending || !postponed.isEmpty }

  // MARK: Requests

  /// Notes that sources are read, or items compared, until `endReading()`: requests count as theirs meanwhile.
  func beginReading() {
    Self.openReadings += 1
    openReadings += 1
  }

  /// Ends what `beginReading()` began.
  func endReading() {
    Self.openReadings -= 1
    openReadings -= 1
  }

  /// Notes that there is something to be shown.
  ///
  /// - Parameter isAnswering: Whether the table is in the middle of a question to the app.
  /// - Returns: False if nothing was noted, since what an update asks for asks for another update again and again.
  func request(_ parts: UpdateScheduler.Request = [], isAnswering: Bool) -> Bool {
    let isAnswer = isAnswering || scheduler.isApplying || scheduler.isTelling
    return scheduler.request(parts, from: Self.openReadings > 0 || isAnswer && isJustShown ? .update : .outside)
  }

  /// Whether something was shown a moment ago. A cell that comes on screen later asks because the user has scrolled.
  private var isJustShown: Bool { lastShown.map { ContinuousClock.now < $0 + Self.moment } ?? true }

  /// Within a frame of the last update, lets what else arrives come in first: a stream may have many lists ready.
  func pauseBetweenUpdates() async {
    guard let lastShown, ContinuousClock.now < lastShown + Self.frame else { return }
    var turns = 0
    // Where turns take long, a frame would be over with the first.
    while turns < Self.leastTurns || ContinuousClock.now < lastShown + Self.frame {
      let known = scheduler.generation
      await Task.yield()
      // A stream's next list may be on its way here from another executor.
      if scheduler.generation == known { await Task.detached {}.value }
      if scheduler.generation == known { return }
      turns += 1
    }
  }

  // MARK: Calls that wait

  /// Puts off a call; false if it is left out, since such calls ask for themselves again and again.
  func postpone(_ call: @escaping PostponedCalls.Call) -> Bool { postponed.append(call) }

  /// Makes each call that was put off.
  func performPostponed() {
    for call in postponed.beginPerforming() { call() }
    postponed.endPerforming()
  }

  /// Puts off a call until the table has taken the batch that it was handed in a group of the app's.
  func callAfterGroup(_ call: @escaping PostponedCalls.Call) { callsAfterGroup.append(call) }

  /// Takes out what was put off until then.
  func takeCallsAfterGroup() -> [PostponedCalls.Call] {
    defer { callsAfterGroup = [] }
    return callsAfterGroup
  }

  /// Keeps what is left to do for a batch until the table has taken it.
  func finishLater(_ finish: @escaping PostponedCalls.Call) { finishing = finish }

  /// Takes out what is left to do for a batch.
  func takeFinishing() -> PostponedCalls.Call? {
    defer { finishing = nil }
    return finishing
  }

  // MARK: Waiting for it

  /// Waits for the next time that all is on screen.
  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  /// Resumes those who wait for the table to be settled, if it is.
  func tellIfSettled() {
    guard !isPending, scheduler.openBatches == 0 else { return }
    resumeWaiting()
  }

  /// Resumes everyone: nothing will be shown any more.
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
