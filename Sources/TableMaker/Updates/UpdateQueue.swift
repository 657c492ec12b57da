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
  /// Whether changes wait until updates have stopped for a while; nobody waits for those.
  var isPausing = false
  /// Whether the app is being told of an update.
  var isTelling = false
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

  /// Whether a batch was handed to the table that it has not taken yet: it lies in a group of updates which the app has opened.
  var isBatchOpen = false
  /// What is left to do for that batch once the table has taken it: selection, headers, the index.
  var finishesBatch: Postponed?
  /// What the app asks for meanwhile: until then the table has other rows than the live object.
  private var callsAfterGroup: [Postponed] = []
  /// How many turns of the main actor an update has waited for that group to end.
  var turnsWaited = 0
  /// When something was shown last.
  var lastShown: ContinuousClock.Instant?
  /// What is done once the table and the sources ask for nothing.
  private(set) var postponed: [Postponed] = []
  /// Whether a call that was put off runs at this moment.
  private var isPerforming = false
  /// How many calls were put off by calls that were put off themselves, since there was a turn without any.
  private var leadOn = 0
  private var echoes = 0
  private var isRequestedByUpdate = false
  private var isRequestedFromOutside = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A call that waits its turn.
  typealias Postponed = @MainActor (TableViewDataSource) -> Void

  /// How many sources are being read at this moment, or items compared, one inside the other, for any table.
  private(set) static var openReadings = 0
  /// The same for this table.
  private(set) var openReadings = 0
  /// Whether the app knows that calls were left out which asked for themselves again and again.
  var hasReportedEndless = false

  /// Findings that are overtaken more often than this in a row are made on the main actor: else they might never end.
  static let patience = 3

  /// An update may ask for another one, and that for one more, so often in a row; after that nothing is shown before something else
  /// changes.
  static let mostEchoes = 8

  /// How long updates stop that have changed items again and again.
  static let pause = Duration.seconds(1)

  /// For how long after an update what is asked for counts as asked for by it.
  static let moment = Duration.milliseconds(250)

  /// Calls that wait may lead to so many others that wait, all in all; more are left out.
  static let mostLeadOn = 64

  /// The shortest time between two updates while changes follow each other without a pause: a frame of a 60 Hz screen.
  static let frame = Duration.milliseconds(16)

  /// For how many turns of the main actor at least changes that come one each turn are collected.
  static let leastTurns = 16

  /// Whether something is not on screen yet.
  var isPending: Bool { isRequested || isFinding || isScheduled || !postponed.isEmpty }

  /// Notes that sources are read, or items compared, until `endAsking()`: requests count as theirs meanwhile.
  func beginAsking() {
    Self.openReadings += 1
    openReadings += 1
  }

  /// Ends what `beginAsking()` began.
  func endAsking() {
    Self.openReadings -= 1
    openReadings -= 1
  }

  /// Notes that there is something to be shown.
  ///
  /// - Parameter isAnswer: Whether what asks for it was itself asked by the table or by an update.
  /// - Returns: False if nothing was noted, since what an update asks for asks for another update again and again.
  @discardableResult func request(isAnswer: Bool) -> Bool {
    if Self.openReadings > 0 || isAnswer && isJustShown {
      guard echoes < Self.mostEchoes else { return false }
      isRequestedByUpdate = true
    } else {
      isRequestedFromOutside = true
    }
    isRequested = true
    generation += 1
    return true
  }

  /// Whether something was shown a moment ago. A cell that comes on screen later asks because the user has scrolled.
  private var isJustShown: Bool { lastShown.map { ContinuousClock.now < $0 + Self.moment } ?? true }

  /// Notes that what was requested is being read now.
  ///
  /// - Returns: Whether nothing but an earlier update has asked for it.
  func beginReading() -> Bool {
    let isEcho = isRequestedByUpdate && !isRequestedFromOutside
    echoes = isEcho ? echoes + 1 : 0
    (isRequestedByUpdate, isRequestedFromOutside) = (false, false)
    isRequested = false
    return isEcho
  }

  // MARK: Calls that wait

  /// Puts off a call.
  ///
  /// - Returns: False if it was left out, since such calls ask for themselves again and again.
  func postpone(_ body: @escaping Postponed) -> Bool {
    if isPerforming {
      guard leadOn < Self.mostLeadOn else { return false }
      leadOn += 1
    }
    postponed.append(body)
    return true
  }

  /// Puts off a call until the table has taken the batch that it was handed in a group of the app's.
  func callAfterGroup(_ body: @escaping Postponed) { callsAfterGroup.append(body) }

  /// Takes out what was put off until then.
  func takeCallsAfterGroup() -> [Postponed] {
    defer { callsAfterGroup = [] }
    return callsAfterGroup
  }

  /// Hands on each call that was put off.
  func perform(_ body: (@escaping Postponed) -> Void) {
    let calls = postponed
    postponed = []
    if calls.isEmpty { leadOn = 0 }
    isPerforming = true
    for call in calls { body(call) }
    isPerforming = false
  }

  /// Within a frame of the last update, lets what else arrives come in first: a stream may have many lists ready.
  func pauseBetweenUpdates() async {
    guard let lastShown, ContinuousClock.now < lastShown + Self.frame else { return }
    var turns = 0
    // Where turns take long, a frame would be over with the first.
    while turns < Self.leastTurns || ContinuousClock.now < lastShown + Self.frame {
      let known = generation
      await Task.yield()
      // A stream's next list may be on its way here from another executor.
      if generation == known { await Task.detached {}.value }
      if generation == known { return }
      turns += 1
    }
  }

  // MARK: Waiting for it

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
    postponed = []
    finishesBatch = nil
    callsAfterGroup = []
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
