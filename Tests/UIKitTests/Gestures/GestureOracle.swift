/// Apple's documented rules of gesture recognizers, worked out step by step over numbers: it knows no view, no touch and
/// nothing of the module.
///
/// - A touch belongs to the recognizers of its view and of the views around it; they see it first.
/// - A recognizer that has finished its attempt takes part again after all of its touches end.
/// - One that has to wait stays possible; it fails when what it waits for is recognized, and is recognized when all have
///   failed. (Assumed: of those that wait in a circle, the last to come fails.)
/// - A recognized one makes those fail that share a touch with it, unless either is simultaneous with the other, or it is
///   gentle.
/// - Views: held back while a recognizer that delays is possible, cancelled by one that cancels.
final class GestureOracle {
  private enum State { case possible, waiting, under, ended, failed }

  private struct Recognizer {
    var state = State.possible
    var turns = 0
    var fingers: Set<Int> = []
    /// The touches of the attempt. A touch gets a new number each time it begins.
    var touches: Set<Int> = []
    var isIn = false
    var order = 0
    var hasChanged = false
  }

  private struct Touch {
    var leaf: Int
    var isHeld = true
    var isGiven = false
    var isLifted = false
    var hasMoved = false
    var recognizers: [Int]
  }

  private let plan: GesturePlan
  private var recognizers: [Recognizer]
  private var touches: [Touch] = []
  private var touchOfFinger: [Int: Int] = [:]
  private var log: [String] = []
  private var joined = 0

  init(_ plan: GesturePlan) {
    self.plan = plan
    recognizers = plan.recognizers.map { _ in Recognizer() }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func play(_ step: FingerStep) {
    switch step {
    case .press(let finger, let leaf): press(finger, leaf)
    case .move(let finger): move(finger)
    case .lift(let finger): lift(finger)
    case .cancel(let finger): cancel(finger)
    }
    for touch in touches.indices { deliver(touch) }
    var isAnyReset = false
    for number in recognizers.indices where isOver(number) && recognizers[number].fingers.isEmpty {
      recognizers[number] = Recognizer()
      isAnyReset = true
    }
    if isAnyReset { for touch in touches.indices { deliver(touch) } }
  }

  private func isOver(_ number: Int) -> Bool {
    let state = recognizers[number].state
    return recognizers[number].isIn && (state == .ended || state == .failed)
  }

  /// The recognizers around a leaf: its own and then the outer view's, those added last first.
  private func around(_ leaf: Int) -> [Int] {
    let numbers = plan.recognizers.indices.reversed()
    return numbers.filter { plan.recognizers[$0].depth == leaf } + numbers.filter { plan.recognizers[$0].depth == 2 }
  }

  private func press(_ finger: Int, _ leaf: Int) {
    let touch = touches.count
    let free = around(leaf).filter { number in
      let isSettled = recognizers[number].state == .waiting && plan.recognizers[number].kind == .discrete
      return !isOver(number) && !isSettled
    }
    touches.append(Touch(leaf: leaf, recognizers: free))
    touchOfFinger[finger] = touch
    for number in free {
      if !recognizers[number].isIn {
        joined += 1
        recognizers[number].order = joined
      }
      recognizers[number].isIn = true
      recognizers[number].fingers.insert(touch)
      recognizers[number].touches.insert(touch)
    }
    for number in free { turn(number) }
  }

  private func move(_ finger: Int) {
    guard let touch = touchOfFinger[finger] else { return }
    for number in touches[touch].recognizers where recognizers[number].fingers.contains(touch) { turn(number) }
    touches[touch].hasMoved = true
    if touches[touch].isGiven { log.append("leaf \(touches[touch].leaf) moved") }
  }

  private func lift(_ finger: Int) {
    guard let touch = touchOfFinger.removeValue(forKey: finger) else { return }
    for number in touches[touch].recognizers where recognizers[number].fingers.contains(touch) {
      turn(number)
      if recognizers[number].fingers == [touch] { lastFingerLeaves(number) }
    }
    for number in recognizers.indices { recognizers[number].fingers.remove(touch) }
    touches[touch].isLifted = true
  }

  private func lastFingerLeaves(_ number: Int) {
    switch recognizers[number].state {
    case .under:
      recognizers[number].state = .ended
      log.append("r\(number) ended")
    case .possible: fail(number)
    case .waiting where plan.recognizers[number].kind == .continuous: fail(number)
    case .waiting, .ended, .failed: break
    }
  }

  private func cancel(_ finger: Int) {
    guard let touch = touchOfFinger.removeValue(forKey: finger) else { return }
    for number in touches[touch].recognizers where recognizers[number].fingers.contains(touch) {
      switch recognizers[number].state {
      case .under:
        recognizers[number].state = .ended
        log.append("r\(number) cancelled")
      case .possible, .waiting: fail(number)
      case .ended, .failed: break
      }
    }
    for number in recognizers.indices { recognizers[number].fingers.remove(touch) }
    take(touch)
    touches[touch].isLifted = true
  }

  // MARK: Recognizers

  private func turn(_ number: Int) {
    guard !isOver(number) else { return }
    recognizers[number].turns += 1
    let plan = plan.recognizers[number]
    if recognizers[number].state == .under { return changed(number) }
    guard recognizers[number].state == .possible, recognizers[number].turns == plan.turn else { return }
    switch plan.kind {
    case .failing: fail(number)
    case .idle: break
    case .discrete, .continuous:
      if others(of: number).contains(where: { isRecognized($0) && prevents($0, number) }) { return fail(number) }
      recognizers[number].state = .waiting
      if isInCircle(number) { return fail(number) }
      settle()
    }
  }

  /// Later changes are no other state.
  private func changed(_ number: Int) {
    if !recognizers[number].hasChanged { log.append("r\(number) changed") }
    recognizers[number].hasChanged = true
  }

  private func others(of number: Int) -> [Int] {
    recognizers.indices.filter { $0 != number && recognizers[$0].isIn }
  }

  private func isRecognized(_ number: Int) -> Bool {
    recognizers[number].state == .under || (recognizers[number].state == .ended)
  }

  private func prevents(_ number: Int, _ other: Int) -> Bool {
    guard !recognizers[number].touches.isDisjoint(with: recognizers[other].touches) else { return false }
    if plan.gentle.contains([number, other]) { return false }
    return !plan.simultaneous.contains([number, other]) && !plan.simultaneous.contains([other, number])
  }

  private func isInCircle(_ number: Int) -> Bool {
    var reached: Set<Int> = [number]
    while true {
      let further = recognizers.indices.filter { next in
        recognizers[next].isIn && recognizers[next].state == .waiting
          && reached.contains { plan.waits.contains([$0, next]) }
      }
      if further.contains(number) { return true }
      let grown = reached.union(further)
      if grown == reached { return false }
      reached = grown
    }
  }

  private func fail(_ number: Int) {
    mark(number)
    settle()
  }

  private func mark(_ number: Int) {
    recognizers[number].state = .failed
    log.append("r\(number) failed")
  }

  /// Decides on the first waiting recognizer that allows it, in the order in which they took part. Then it begins again,
  /// until all others have to keep waiting.
  private func settle() {
    let waiting = recognizers.indices.filter { recognizers[$0].isIn && recognizers[$0].state == .waiting }
    for number in waiting.sorted(by: { recognizers[$0].order < recognizers[$1].order }) {
      let awaited = others(of: number).filter { plan.waits.contains([number, $0]) && recognizers[$0].state != .failed }
      let isOut =
        awaited.contains(where: isRecognized)
        || (awaited.isEmpty && others(of: number).contains { isRecognized($0) && prevents($0, number) })
      if isOut {
        mark(number)
        return settle()
      }
      if awaited.isEmpty {
        recognize(number)
        return settle()
      }
    }
  }

  private func recognize(_ number: Int) {
    let each = plan.recognizers[number]
    for touch in recognizers[number].touches where each.cancels || (each.delaysBegan && touches[touch].isHeld) {
      take(touch)
    }
    let isDiscrete = each.kind == .discrete
    recognizers[number].state = isDiscrete ? .ended : .under
    log.append("r\(number) \(isDiscrete ? "ended" : "began")")
    for other in others(of: number) {
      let isOpen = recognizers[other].state == .possible || recognizers[other].state == .waiting
      if isOpen, prevents(number, other) || plan.waits.contains([other, number]) { mark(other) }
    }
  }

  // MARK: Views

  private func take(_ touch: Int) {
    if touches[touch].isGiven { log.append("leaf \(touches[touch].leaf) cancelled") }
    touches[touch].isHeld = false
    touches[touch].isGiven = false
  }

  private func deliver(_ touch: Int) {
    func isOpen(_ number: Int) -> Bool {
      let recognizer = recognizers[number]
      return recognizer.touches.contains(touch) && (recognizer.state == .possible || recognizer.state == .waiting)
    }
    let numbers = touches[touch].recognizers
    if touches[touch].isHeld, !numbers.contains(where: { plan.recognizers[$0].delaysBegan && isOpen($0) }) {
      touches[touch].isHeld = false
      touches[touch].isGiven = true
      log.append("leaf \(touches[touch].leaf) began")
      if touches[touch].hasMoved { log.append("leaf \(touches[touch].leaf) moved") }
    }
    guard touches[touch].isGiven, touches[touch].isLifted else { return }
    if !numbers.contains(where: { plan.recognizers[$0].delaysEnded && isOpen($0) }) {
      touches[touch].isGiven = false
      log.append("leaf \(touches[touch].leaf) ended")
    }
  }
}
