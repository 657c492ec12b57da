/// The schedule of a table's updates: the requests, the phase on the way to the screen, and the next step.
///
/// A value without a table, a clock or a closure. The live object notes here what happens, asks for the next step, and takes it.
///
/// ```
/// resting ─ read ─► reading ─ apply ─► applying ─ end ─► resting
///                      │                  │ ▲                ▲
///                    find               end │ apply          │ finish
///                      ▼                  ▼ │                │
///                   finding          handedOver ─ take ─► taken
/// ```
///
/// A new kind of request is a member of `Request`, and what it comes to a case of `Application`: rows that the table has moved by
/// itself, for example, are requested from inside an update, and applied by exchanging the snapshot alone.
struct UpdateScheduler: Sendable {
  /// The way from sources to the screen.
  enum Phase: Hashable, Sendable {
    /// The table shows what was read last.
    case resting
    /// Sources are being read, for the requests up to a generation.
    case reading(generation: Int)
    /// Differences are being found on another executor.
    case finding(generation: Int)
    /// A snapshot is being handed to the table.
    case applying(Batch)
    /// The table has a batch that it has not taken yet: it lies in a group of updates which the app has opened.
    case handedOver(turns: Int)
    /// The table has taken that batch at the end of the group; selection and headers are still to be updated.
    case taken
  }

  /// A batch of row operations while it is being handed to the table.
  enum Batch: Hashable, Sendable {
    case none
    case open
    case taken
  }

  /// The parts of what is to be shown.
  struct Request: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// A source has other items.
    static let update = Request(rawValue: 1)
    /// Rows come and go without animation.
    static let quiet = Request(rawValue: 2)
    /// Every visible row is made anew.
    static let reload = Request(rawValue: 4)
    /// The table has to learn what it can ask for, by a reload.
    static let newDelegate = Request(rawValue: 8)
  }

  /// The origins of a request.
  enum Origin: Hashable, Sendable {
    case outside
    /// An answer to the table, or the reading of a source: each update would lead to another one.
    case update
  }

  /// The next thing to do for what is requested.
  enum Step: Hashable, Sendable {
    /// Nothing is done: nothing is requested, or an operation is under way whose end asks again.
    case nothing
    /// The next turn of the main actor asks again.
    case wait
    /// As `wait`, since a group of updates that the app has opened has not ended yet.
    case waitForGroup(isFirst: Bool)
    /// A group of updates has not ended for too long: its batch is given up, and a reload is requested in its place.
    case abandonBatch
    /// The rest is done for a batch that the table has taken.
    case finishBatch
    /// Sources are read.
    case read
  }

  /// The way in which a snapshot is shown.
  enum Application: Hashable, Sendable {
    case batch(isQuiet: Bool)
    case reload(isNewDelegate: Bool)

    var isReload: Bool { if case .reload = self { true } else { false } }
  }

  /// The results of differences that were found on another executor.
  enum Finding: Hashable, Sendable {
    /// They are shown now.
    case shown
    /// The sources have to be read again, at once or in the next turn of the main actor.
    case readAgain(now: Bool)
    /// A reload has shown everything meanwhile.
    case superseded
  }

  private(set) var phase = Phase.resting
  private(set) var request: Request = []
  private(set) var origins: Set<Origin> = []
  /// The number of requests so far.
  private(set) var generation = 0
  /// The number of updates in a row that only updates have asked for.
  private(set) var echoes = 0
  /// The number of findings in a row that were overtaken by another request.
  private(set) var overtaken = 0
  /// Whether the next turn of the main actor looks at what is requested.
  private(set) var isTurnScheduled = false
  /// Whether changes wait until updates have stopped for a while; `settled()` does not wait for those.
  private(set) var isPausing = false
  /// Whether `onUpdate` handlers are running.
  var isTelling = false
  /// The number of open batches of the app's, one in the other.
  private(set) var openBatches = 0
  /// The number of running event handlers of the app's, one in the other.
  private(set) var openHandlers = 0

  /// Findings that are overtaken more often than this in a row are made on the main actor: else they might never end.
  static let patience = 3

  /// The number of updates in a row that updates may ask for; after that nothing is shown before something else changes.
  static let mostEchoes = 8

  /// The number of turns of the main actor that an update waits for the end of a group which the app has opened.
  static let mostTurnsInGroup = 2

  // MARK: Requests

  /// Notes that there is something to be shown, and in which way.
  ///
  /// - Returns: False if nothing was noted, since what an update asks for asks for another update again and again.
  mutating func request(_ parts: Request = [], from origin: Origin) -> Bool {
    guard origin == .outside || echoes < Self.mostEchoes else { return false }
    origins.insert(origin)
    request.formUnion(parts.union(.update))
    generation += 1
    return true
  }

  /// Notes the way in which something is to be shown that is, or will be, requested.
  mutating func add(_ parts: Request) { request.formUnion(parts) }

  mutating func openBatch() { openBatches += 1 }

  mutating func closeBatch() { openBatches -= 1 }

  mutating func openHandler() { openHandlers += 1 }

  mutating func closeHandler() { openHandlers -= 1 }

  // MARK: Turns of the main actor

  /// Notes that the next turn looks at what is requested; false if it does already.
  mutating func scheduleTurn() -> Bool {
    defer { isTurnScheduled = true }
    return !isTurnScheduled
  }

  mutating func beginTurn() { isTurnScheduled = false }

  /// Notes that updates stop for a while; false if they do already.
  mutating func beginPause() -> Bool {
    defer { isPausing = true }
    return !isPausing
  }

  mutating func endPause() { isPausing = false }

  // MARK: The way to the screen

  /// Whether sources are to be read or differences to be shown that are not on screen yet.
  var isPending: Bool { request.contains(.update) || isFinding || isTurnScheduled }

  /// Whether something that is requested is not on screen yet, or is on its way there.
  var isShowing: Bool { request.contains(.update) || isFinding || isApplying }

  /// Whether a snapshot is being handed to the table.
  var isApplying: Bool { if case .applying = phase { true } else { false } }

  /// Whether differences are being found on another executor.
  var isFinding: Bool { if case .finding = phase { true } else { false } }

  /// Whether the table has a batch that it has not taken yet, so that it has other rows than the live object.
  var isBatchOpen: Bool {
    switch phase {
    case .applying(.open), .handedOver: true
    default: false
    }
  }

  /// Returns what is done next, and notes it.
  ///
  /// - Parameters:
  ///   - isAnswering: Whether the table or a source is in the middle of a question.
  ///   - hasTable: Whether there is a table that could still end a group of updates.
  mutating func next(isAnswering: Bool, hasTable: Bool) -> Step {
    guard request.contains(.update) || phase == .taken, openBatches == 0 else { return .nothing }
    // A finding is looked at first; whether it was overtaken is seen then.
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

  /// Whether the app's code or the table is in the middle of something.
  private func isBusy(_ isAnswering: Bool) -> Bool {
    switch phase {
    case .reading, .applying: true
    // A reload does no harm in a handler of the app's.
    default: isAnswering || openHandlers > 0 && !request.contains(.reload)
    }
  }

  /// Notes that what is requested is being read now.
  ///
  /// - Returns: Whether nothing but an earlier update has asked for it, and whether differences may be found on another executor.
  mutating func beginReading() -> (isEcho: Bool, isPatient: Bool) {
    let isEcho = origins == [.update]
    echoes = isEcho ? echoes + 1 : 0
    origins = []
    request.remove(.update)
    phase = .reading(generation: generation)
    return (isEcho, overtaken < Self.patience && request.isDisjoint(with: [.reload, .newDelegate]))
  }

  /// Notes that differences of what was read are being found on another executor.
  ///
  /// - Returns: The generation by which the answer is known.
  mutating func beginFinding() -> Int {
    guard case .reading(let generation) = phase else { preconditionFailure("Differences of what was not read") }
    phase = .finding(generation: generation)
    return generation
  }

  /// Notes that differences were found, and returns what is done with them.
  ///
  /// - Parameters:
  ///   - generation: What `beginFinding()` returned.
  ///   - isAnswering: Whether the table or a source is in the middle of a question.
  mutating func endFinding(of generation: Int, isAnswering: Bool) -> Finding {
    guard phase == .finding(generation: generation) else { return .superseded }
    let isOvertaken = generation != self.generation
    if !isOvertaken, !isBusy(isAnswering) { return .shown }
    phase = .resting
    request.insert(.update)
    if isOvertaken { overtaken += 1 }
    return .readAgain(now: isOvertaken)
  }

  /// Notes that a snapshot is being handed to the table, and returns in which way.
  mutating func beginApplying() -> Application {
    overtaken = 0
    phase = .applying(.none)
    defer { request.subtract([.quiet, .reload, .newDelegate]) }
    return request.isDisjoint(with: [.reload, .newDelegate])
      ? .batch(isQuiet: request.contains(.quiet)) : .reload(isNewDelegate: request.contains(.newDelegate))
  }

  /// Notes that the table has got a batch, which it takes when the outermost group of updates ends.
  mutating func handOver() {
    if isApplying { phase = .applying(.open) }
  }

  /// Notes that the table has asked for the number of its sections: whatever was handed to it is taken.
  ///
  /// - Returns: Whether something is left to do for a batch.
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

  /// Notes that the table is left; false if it has taken everything, with nothing left to do.
  mutating func leaveTable() -> Bool {
    switch phase {
    case .handedOver, .taken:
      phase = .resting
      return true
    default: return false
    }
  }

  /// Notes that a snapshot was handed to the table.
  mutating func endApplying() {
    phase = phase == .applying(.open) ? .handedOver(turns: 0) : .resting
  }
}
