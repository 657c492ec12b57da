@testable import TableMaker

/// A table, its sources and an app around a scheduler, as small as can be: what is on screen is one bit.
///
/// It acts as the data source at each step, and fails immediately if the scheduler lets something happen that it must prevent.
struct UpdateWorld {
  private(set) var scheduler = UpdateScheduler() {
    didSet {
      let (before, after) = (Self.name(of: oldValue.phase), Self.name(of: scheduler.phase))
      if before != after { transitions.insert("\(before) → \(after)") }
    }
  }
  /// The phases that followed each other.
  private(set) var transitions: Set<String> = []
  /// A Boolean value that indicates whether sources have something that isn't on screen.
  private(set) var isScreenOld = false
  /// The readings that aren't shown yet, by generation, and whether something has changed since each one.
  private(set) var readings: [Int: Bool] = [:]
  /// The ways in which something was asked to be shown since something was shown.
  private(set) var asked: UpdateScheduler.Request = []
  /// The turns for which a batch has waited for the end of its group.
  private(set) var turnsInGroup = 0
  /// True if the next update has its own animation.
  private(set) var isAnimated = false
  private(set) var applications = 0
  /// Descriptions of the errors that occurred.
  private(set) var faults: [String] = []

  /// Something that happens to a table.
  enum Event: Hashable {
    case change(UpdateScheduler.Request, UpdateScheduler.Origin)
    /// Sections have come that ask for more than the table knows.
    case sectionsCome
    case openBatch, openAnimatedBatch, closeBatch, openHandler, closeHandler
    /// The next turn of the main actor.
    case turn(isAnswering: Bool, Way)
    /// Differences that were found elsewhere arrive: the newest, or one that a reload has overtaken.
    case answer(isNewest: Bool, isAnswering: Bool, Way)
    /// The table asks for the number of its sections.
    case take
    /// The table gets another data source, or the data source gets another table.
    case loseTable, getTable
    /// The data source leaves its table.
    case leaveTable
  }

  /// The events on the way from a reading to the screen, if the world takes that way.
  struct Way: Hashable {
    /// A Boolean value that indicates whether a source has something new while it's read.
    var changesMeanwhile = false
    /// A Boolean value that indicates whether differences are found on another executor, if that's permitted.
    var findsElsewhere = false
    /// A Boolean value that indicates whether the app has opened a group of updates.
    ///
    /// If it has, the table takes the batch when the group ends.
    var isInGroup = false
    /// A Boolean value that indicates whether a handler of the update asks for another update.
    var echoes = false

    static let all: [Way] = [false, true].flatMap { changes in
      [false, true].flatMap { finds in
        [false, true].map { Way(changesMeanwhile: changes, findsElsewhere: finds, isInGroup: $0) }
      }
    }
  }

  private(set) var hasTable = true

  /// All that what happens next depends on: two worlds with the same state are one.
  struct State: Hashable {
    let phase: UpdateScheduler.Phase
    let request: UpdateScheduler.Request
    let origins: Set<UpdateScheduler.Origin>
    let counts: [Int]
    let flags: [Bool]
    let asked: UpdateScheduler.Request
    let readings: [Bool: Bool]
  }

  var state: State {
    // Generations only grow: what matters is which one is the newest, and which one the phase is about.
    func isNewest(_ generation: Int) -> Int { generation == scheduler.generation ? 1 : 0 }
    let phase: UpdateScheduler.Phase =
      switch scheduler.phase {
      case .reading(let generation): .reading(generation: isNewest(generation))
      case .finding(let generation): .finding(generation: isNewest(generation))
      default: scheduler.phase
      }
    var readings: [Bool: Bool] = [:]
    for (generation, isOld) in self.readings { readings[scheduler.phase == .finding(generation: generation)] = isOld }
    return State(
      phase: phase, request: scheduler.request, origins: scheduler.origins,
      counts: [scheduler.echoes, scheduler.overtaken, scheduler.openBatches, scheduler.openHandlers, turnsInGroup],
      flags: [
        scheduler.isTurnScheduled, scheduler.isPausing, scheduler.isTelling, isScreenOld, hasTable, !faults.isEmpty,
        scheduler.animation != nil, isAnimated,
      ], asked: asked, readings: readings)
  }

  private static func name(of phase: UpdateScheduler.Phase) -> String {
    switch phase {
    case .resting: "resting"
    case .reading: "reading"
    case .finding: "finding"
    case .applying: "applying"
    case .handedOver: "handedOver"
    case .taken: "taken"
    }
  }

  /// Returns a Boolean value that indicates whether an event can happen now.
  func permits(_ event: Event) -> Bool {
    switch event {
    case .openBatch, .openAnimatedBatch: scheduler.openBatches < 2
    case .closeBatch: scheduler.openBatches > 0
    case .openHandler: scheduler.openHandlers == 0
    case .closeHandler: scheduler.openHandlers > 0
    case .turn: scheduler.isTurnScheduled
    case .answer(let isNewest, _, _): generation(isNewest: isNewest) != nil
    case .take: scheduler.isBatchOpen && hasTable
    case .loseTable, .leaveTable: hasTable
    case .getTable: !hasTable
    case .change, .sectionsCome: true
    }
  }

  private func generation(isNewest: Bool) -> Int? {
    readings.keys.sorted().first { (scheduler.phase == .finding(generation: $0)) == isNewest }
  }

  mutating func happen(_ event: Event) {
    switch event {
    case .change(let parts, let origin): change(parts, origin)
    case .sectionsCome:
      scheduler.add(.newDelegate)
      asked.insert(.newDelegate)
      change([], .outside)
    case .openBatch: scheduler.openBatch()
    case .openAnimatedBatch:
      if scheduler.openBatches == 0 { isAnimated = true }
      scheduler.openBatch(.fade)
    case .closeBatch:
      scheduler.closeBatch()
      if scheduler.openBatches == 0, !isScreenOld { isAnimated = false }
      show(isAnswering: false, Way())
    case .openHandler: scheduler.openHandler()
    case .closeHandler: scheduler.closeHandler()
    case .turn(let isAnswering, let way):
      scheduler.beginTurn()
      show(isAnswering: isAnswering, way)
    case .answer(let isNewest, let isAnswering, let way):
      if let generation = generation(isNewest: isNewest) { answer(generation, isAnswering, way) }
    case .take: take()
    case .loseTable: hasTable = false
    case .leaveTable:
      hasTable = false
      if scheduler.leaveTable() { turnsInGroup = 0 }
      if scheduler.isBatchOpen { faults.append("has a batch for a table that it has left") }
    case .getTable:
      hasTable = true
      take()
      change(.reload, .outside)
    }
  }

  /// Ends everything that is open, and lets turns pass until there are no more.
  mutating func settle() {
    if !hasTable { happen(.getTable) }
    while scheduler.openHandlers > 0 { happen(.closeHandler) }
    while scheduler.openBatches > 0 { happen(.closeBatch) }
    for _ in 0..<40 {
      if scheduler.isBatchOpen { happen(.take) }
      if let generation = readings.keys.sorted().first {
        answer(generation, false, Way())
      } else if scheduler.isTurnScheduled {
        happen(.turn(isAnswering: false, Way()))
      } else {
        return
      }
    }
    faults.append("does not settle")
  }

  // MARK: The steps of the data source

  private mutating func change(_ parts: UpdateScheduler.Request, _ origin: UpdateScheduler.Origin) {
    guard scheduler.request(parts, from: origin) else { return }
    asked.formUnion(parts)
    isScreenOld = true
    for generation in readings.keys { readings[generation] = true }
    if scheduler.openBatches == 0 { _ = scheduler.scheduleTurn() }
  }

  private mutating func show(isAnswering: Bool, _ way: Way) {
    while true {
      let before = scheduler
      let step = scheduler.next(isAnswering: isAnswering, hasTable: hasTable)
      switch step {
      case .nothing: return
      case .wait, .waitForGroup:
        if case .waitForGroup(let isFirst) = step {
          if isFirst != (turnsInGroup == 0) {
            faults.append("reports a group that does not end at turn \(turnsInGroup)")
          }
          turnsInGroup += 1
          if turnsInGroup > 2 || !hasTable { faults.append("waits for a group that does not end, or has no table") }
        }
        _ = scheduler.scheduleTurn()
        return
      case .abandonBatch:
        if hasTable, turnsInGroup < 2 { faults.append("gives a batch up after \(turnsInGroup) turns") }
        turnsInGroup = 0
        asked.insert(.reload)
      case .finishBatch: if before.phase != .taken { faults.append("finishes a batch in \(before.phase)") }
      case .read:
        let isReload = before.request.contains(.reload)
        if isAnswering { faults.append("reads in the middle of a question") }
        if before.openBatches > 0 { faults.append("reads in an open batch") }
        if before.openHandlers > 0, !isReload { faults.append("reads in a handler") }
        if before.isFinding, !isReload { faults.append("reads while differences are found") }
        if before.isBatchOpen, hasTable { faults.append("reads while the table has a batch to take") }
        return read(way)
      }
    }
  }

  private mutating func read(_ way: Way) {
    let isPatient = scheduler.beginReading().isPatient
    readings[scheduler.generation] = false
    let generation = scheduler.generation
    if way.changesMeanwhile { change([], .update) }
    guard way.findsElsewhere, isPatient, hasTable else { return apply(generation, way) }
    if scheduler.beginFinding() != generation { faults.append("finds for another generation") }
  }

  private mutating func answer(_ generation: Int, _ isAnswering: Bool, _ way: Way) {
    switch scheduler.endFinding(of: generation, isAnswering: isAnswering) {
    case .shown:
      if readings[generation] == true { faults.append("shows what is old already") }
      apply(generation, way)
    case .readAgain(let now):
      readings[generation] = nil
      if now { show(isAnswering: false, way) } else { _ = scheduler.scheduleTurn() }
    case .superseded: readings[generation] = nil
    }
  }

  private mutating func apply(_ generation: Int, _ way: Way) {
    applications += 1
    let application = scheduler.beginApplying()
    let isReload = asked.contains(.reload) || asked.contains(.newDelegate)
    switch application {
    case .reload(let isNewDelegate):
      if !isReload { faults.append("reloads unasked") }
      if isNewDelegate != asked.contains(.newDelegate) { faults.append("makes itself known unasked, or not") }
    case .batch(let isQuiet, let animation):
      if isReload { faults.append("does not reload") }
      if isQuiet != asked.contains(.quiet) { faults.append("is animated and quiet") }
      if (animation == .fade) != isAnimated { faults.append("has another batch's animation, or not its own") }
    }
    isAnimated = false
    asked = []
    isScreenOld = readings.removeValue(forKey: generation) ?? true
    if case .batch = application, hasTable {
      scheduler.handOver()
      if !way.isInGroup { take() }
    }
    if way.echoes { change([], .update) }
    scheduler.endApplying()
    turnsInGroup = 0
    if scheduler.request.contains(.update) { _ = scheduler.scheduleTurn() }
  }

  private mutating func take() {
    if scheduler.take() { _ = scheduler.scheduleTurn() }
  }
}
