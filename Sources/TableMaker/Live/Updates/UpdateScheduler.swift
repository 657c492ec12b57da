/// The schedule of a table view's updates: the requests, the phase on the way to the screen, and the next step.
///
/// It's a value without a table view, a clock, or a closure. The data source records events here, gets the next step,
/// and performs it.
///
/// ```
/// resting ─ read ─► reading ─ apply ─► applying ─ end ─► resting
///                      │                  │ ▲                ▲
///                    find               end │ apply          │ finish
///                      ▼                  ▼ │                │
///                   finding          handedOver ─ take ─► taken
/// ```
///
/// A new kind of request is a member of `Request`, and its result is a case of `Application`. For example, rows that
/// the table view has moved itself are requested from inside an update, and applied by only replacing the snapshot.
struct UpdateScheduler: Sendable {
  /// The way from sources to the screen.
  enum Phase: Hashable, Sendable {
    /// The table view shows the last reading.
    case resting
    /// Sources are being read, for the requests up to a generation.
    case reading(generation: Int)
    /// Differences are being found on another executor.
    case finding(generation: Int)
    /// A snapshot is being shown.
    case applying(Batch)
    /// The table view has a batch that it hasn't performed yet, because the app has opened a group of updates.
    case handedOver(turns: Int)
    /// The table view has performed that batch at the end of the group. Selection and headers remain to be updated.
    case taken
  }

  /// The state of a batch of row operations during its submission.
  enum Batch: Hashable, Sendable {
    case none
    case open
    case taken
  }

  /// The parts of a request.
  struct Request: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// A source has changed.
    static let update = Request(rawValue: 1)
    /// Rows are inserted and deleted without animation.
    static let quiet = Request(rawValue: 2)
    /// Every visible row is reloaded.
    static let reload = Request(rawValue: 4)
    /// The table view must check the delegate's methods again, by a reload.
    static let newDelegate = Request(rawValue: 8)
  }

  /// The origins of a request.
  enum Origin: Hashable, Sendable {
    case outside
    /// A call for a value, or the reading of a source. If it counted as a change from outside, each update would lead
    /// to another one.
    case update
  }

  /// The next step for a request.
  enum Step: Hashable, Sendable {
    /// Nothing to do: nothing is requested, or an operation in progress checks again at its end.
    case nothing
    /// The next turn of the main actor checks again.
    case wait
    /// The same as `wait`, because the app hasn't ended a group of updates yet.
    case waitForGroup(isFirst: Bool)
    /// A group of updates hasn't ended for too long. Its batch is discarded, and a reload is requested instead.
    case abandonBatch
    /// The remaining work is done for a batch that the table view has performed.
    case finishBatch
    /// TableMaker reads the sources.
    case read
  }

  /// The way in which a snapshot is shown.
  enum Application: Hashable, Sendable {
    case batch(isQuiet: Bool, UpdateAnimation?)
    case reload(isNewDelegate: Bool)

    var isReload: Bool { if case .reload = self { true } else { false } }
  }

  /// The use of differences that were found on another executor.
  enum Finding: Hashable, Sendable {
    /// TableMaker shows them now.
    case shown
    /// The sources must be read again, immediately or in the next turn of the main actor.
    case readAgain(now: Bool)
    /// A reload has shown everything in the meantime.
    case superseded
  }

  private(set) var phase = Phase.resting
  private(set) var request: Request = []
  private(set) var origins: Set<Origin> = []
  /// The number of requests so far.
  private(set) var generation = 0
  /// The number of consecutive updates that only updates have requested.
  private(set) var echoes = 0
  /// The number of consecutive findings that another request has overtaken.
  private(set) var overtaken = 0
  /// A Boolean value that indicates whether the next turn of the main actor checks the requests.
  private(set) var isTurnScheduled = false
  /// A Boolean value that indicates whether changes wait during a pause of updates. `waitForUpdates()` doesn't wait for
  /// them.
  private(set) var isPausing = false
  /// A Boolean value that indicates whether `onUpdate` closures are running.
  var isTelling = false
  /// The number of nested batches that the app has opened.
  private(set) var openBatches = 0
  /// The animation of the next update; `nil` for that of the sections.
  private(set) var animation: UpdateAnimation?
  /// The number of nested event closures that are running.
  private(set) var openHandlers = 0

  /// The number of times in a row that a request can overtake a finding. The next one runs on the main actor, because
  /// otherwise it might never end.
  static let patience = 3

  /// The number of consecutive updates that updates may request. After that, nothing is shown before another change.
  static let mostEchoes = 8

  /// The number of turns of the main actor for which an update waits for the end of an app's group of updates.
  static let mostTurnsInGroup = 2

  // MARK: Requests

  /// Requests an update, and the way to show it.
  ///
  /// - Returns: `false` if nothing was requested, because updates request updates repeatedly.
  mutating func request(_ parts: Request = [], from origin: Origin) -> Bool {
    guard origin == .outside || echoes < Self.mostEchoes else { return false }
    origins.insert(origin)
    request.formUnion(parts.union(.update))
    generation += 1
    return true
  }

  /// Adds the way to show a present or future request.
  mutating func add(_ parts: Request) { request.formUnion(parts) }

  /// Records that the app opens a batch. Only the outermost one determines the animation of the update.
  mutating func openBatch(_ animation: UpdateAnimation? = nil) {
    if openBatches == 0, let animation { self.animation = animation }
    openBatches += 1
  }

  mutating func closeBatch() {
    openBatches -= 1
    // The batch has changed nothing, and no earlier change waits. A later update isn't part of it.
    if openBatches == 0, !request.contains(.update), !isFinding { animation = nil }
  }

  mutating func openHandler() { openHandlers += 1 }

  mutating func closeHandler() { openHandlers -= 1 }

  // MARK: Turns of the main actor

  /// Records that the next turn checks the requests; returns `false` if it already does.
  mutating func scheduleTurn() -> Bool {
    defer { isTurnScheduled = true }
    return !isTurnScheduled
  }

  mutating func beginTurn() { isTurnScheduled = false }

  /// Records that updates pause; returns `false` if they already do.
  mutating func beginPause() -> Bool {
    defer { isPausing = true }
    return !isPausing
  }

  mutating func endPause() { isPausing = false }

  // MARK: Steps

  /// A Boolean value that indicates whether sources must be read, or differences shown, that aren't on screen yet.
  var isPending: Bool { request.contains(.update) || isFinding || isTurnScheduled }

  /// A Boolean value that indicates whether a request isn't on screen yet, or is on its way there.
  var isShowing: Bool { request.contains(.update) || isFinding || isApplying }

  /// A Boolean value that indicates whether a snapshot is being shown.
  var isApplying: Bool { if case .applying = phase { true } else { false } }

  /// A Boolean value that indicates whether differences are being found on another executor.
  var isFinding: Bool { if case .finding = phase { true } else { false } }

  /// A Boolean value that indicates whether the table view hasn't performed a batch yet, so that its rows differ from
  /// the data source's.
  var isBatchOpen: Bool {
    switch phase {
    case .applying(.open), .handedOver: true
    default: false
    }
  }

  /// Returns the next step, and records it.
  ///
  /// - Parameters:
  ///   - isAnswering: A Boolean value that indicates whether the table view or a source is waiting for a value.
  ///   - hasTable: A Boolean value that indicates whether a table view exists that could still end a group of updates.
  mutating func next(isAnswering: Bool, hasTable: Bool) -> Step {
    guard request.contains(.update) || phase == .taken, openBatches == 0 else { return .nothing }
    // The result of a finding comes first, and shows whether it was overtaken.
    if isFinding, !request.contains(.reload) { return .nothing }
    if isBusy(isAnswering) { return .wait }
    switch phase {
    case .handedOver(let turns) where hasTable && turns < Self.mostTurnsInGroup:
      phase = .handedOver(turns: turns + 1)
      return .waitForGroup(isFirst: turns == 0)
    case .handedOver:
      phase = .resting
      request.insert(.reload)
      return .abandonBatch
    case .taken:
      phase = .resting
      return .finishBatch
    default:
      return .read
    }
  }

  /// Returns whether the app's code or the table view is busy.
  private func isBusy(_ isAnswering: Bool) -> Bool {
    switch phase {
    case .reading, .applying: true
    // A reload does no harm during an event closure.
    default: isAnswering || openHandlers > 0 && !request.contains(.reload)
    }
  }

  /// Records that the requests are being read.
  ///
  /// - Returns: Whether only an earlier update has made the requests, and whether differences may be found on another
  ///   executor.
  mutating func beginReading() -> (isEcho: Bool, isPatient: Bool) {
    let isEcho = origins == [.update]
    echoes = isEcho ? echoes + 1 : 0
    origins = []
    request.remove(.update)
    phase = .reading(generation: generation)
    return (isEcho, overtaken < Self.patience && request.isDisjoint(with: [.reload, .newDelegate]))
  }

  /// Records that differences are being found on another executor.
  ///
  /// - Returns: The generation that identifies the result.
  mutating func beginFinding() -> Int {
    guard case .reading(let generation) = phase else { preconditionFailure("Received differences without reading") }
    phase = .finding(generation: generation)
    return generation
  }

  /// Records that differences were found, and returns what to do with them.
  ///
  /// - Parameters:
  ///   - generation: The result of `beginFinding()`.
  ///   - isAnswering: A Boolean value that indicates whether the table view or a source is waiting for a value.
  mutating func endFinding(of generation: Int, isAnswering: Bool) -> Finding {
    guard phase == .finding(generation: generation) else { return .superseded }
    let isOvertaken = generation != self.generation
    if !isOvertaken, !isBusy(isAnswering) { return .shown }
    phase = .resting
    request.insert(.update)
    if isOvertaken { overtaken += 1 }
    return .readAgain(now: isOvertaken)
  }

  /// Records that a snapshot is being shown, and returns the way to show it.
  mutating func beginApplying() -> Application {
    overtaken = 0
    phase = .applying(.none)
    defer {
      request.subtract([.quiet, .reload, .newDelegate])
      animation = nil
    }
    return request.isDisjoint(with: [.reload, .newDelegate])
      ? .batch(isQuiet: request.contains(.quiet), animation)
      : .reload(isNewDelegate: request.contains(.newDelegate))
  }

  /// Records that the table view has a batch, which it performs when the outermost group of updates ends.
  mutating func handOver() {
    if isApplying { phase = .applying(.open) }
  }

  /// Records that the table view has read the number of its sections, and has therefore performed its batch.
  ///
  /// - Returns: A Boolean value that indicates whether work remains for a batch.
  mutating func take() -> Bool {
    switch phase {
    case .applying(.open): phase = .applying(.taken)
    case .handedOver:
      phase = .taken
      return true
    default: break
    }
    return phase == .taken
  }

  /// Records that the data source is being detached; returns `false` if no batch remains.
  mutating func leaveTable() -> Bool {
    switch phase {
    case .handedOver, .taken:
      phase = .resting
      return true
    default: return false
    }
  }

  /// Records that a snapshot was shown.
  mutating func endApplying() {
    phase = phase == .applying(.open) ? .handedOver(turns: 0) : .resting
  }
}
