import Foundation

/// An object that tracks the touches in a window between events, and the gesture recognizers that follow them.
@MainActor final class TouchDelivery {
  /// The maximum time between two taps of a multiple tap, in seconds (assumed).
  static let repeatInterval: TimeInterval = 0.35
  /// The maximum distance between two taps of a multiple tap, in points (assumed).
  static let repeatDistance: CGFloat = 45

  let arbiter = GestureArbiter<UIGestureRecognizer>(waits: { $0.waits(for: $1) }, prevents: { $0.prevents($1) })
  private var records: [TouchRecord] = []
  private var lastDown: (view: ObjectIdentifier, point: CGPoint, time: TimeInterval, count: Int)?
  private var event = UIEvent()
  /// The number of nested deliveries.
  private var depth = 0
  private var endIsPlanned = false

  /// The current touches.
  var touches: Set<UITouch> { Set(records.lazy.filter { !$0.isLifted }.map(\.touch)) }

  /// Delivers an event to gesture recognizers, and then to views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    depth += 1
    let changed = event.touches.filter { $0.phase != .stationary }.sorted { $0.timestamp < $1.timestamp }
    for touch in changed where touch.phase == .began && record(of: touch) == nil { begin(touch, in: window) }
    let current = changed.compactMap(record)
    tellRecognizers(current.map(\.touch))
    for record in current {
      switch record.touch.phase {
      case .began, .stationary: break
      case .moved: record.moved(with: event)
      case .ended: record.isLifted = true
      case .cancelled:
        record.cancel(with: event)
        record.isLifted = true
      }
      record.deliver(with: event)
    }
    for record in current where record.isLifted { lift(record.touch) }
    depth -= 1
    if depth == 0 {
      deliverHeld()
      endAttempts()
    }
  }

  /// Performs changes of recognizer states outside of an event.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    deliverHeld()
    endAttempts()
  }

  /// Called when the state of a recognizer changes.
  func stateChanged() {
    guard depth == 0 else { return }
    deliverHeld()
    guard !endIsPlanned else { return }
    endIsPlanned = true
    // Observers of the state must see it before the attempt ends.
    AnimationClock.shared.after(0) { [weak self] in
      self?.endIsPlanned = false
      self?.endAttempts()
    }
  }

  /// Cancels the touches of a recognizer in their views if the recognizer's properties request it.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for record in records where recognizer.attemptTouches.contains(where: { $0 === record.touch }) {
      let isTaken = recognizer.cancelsTouchesInView || (recognizer.delaysTouchesBegan && record.stage == .held)
      if isTaken { record.cancel(with: event) }
    }
  }

  /// Returns whether a touch has been delivered to its view.
  func isGiven(_ touch: UITouch) -> Bool { record(of: touch)?.stage == .given }

  /// Cancels the delivery of a touch to its view.
  func withhold(_ touch: UITouch) { record(of: touch)?.cancel(with: event) }

  private func record(of touch: UITouch) -> TouchRecord? { records.first { $0.touch === touch && !$0.isLifted } }

  // MARK: Beginning and ending

  /// Determines the view and the recognizers of a new touch.
  private func begin(_ touch: UITouch, in window: UIWindow) {
    touch.touchedWindow = window
    guard let view = touch.view ?? window.hitTest(touch.position, with: event) else { return }
    let isAccepted = accepts(view)
    touch.touchedView = view
    if isAccepted { touch.tapCount = count(of: touch, in: view) }
    // Delegate methods can disable recognizers or remove them from their views.
    let recognizers = recognizers(for: touch).filter { $0.isEnabled && $0.attachedView != nil }
    guard isAccepted || !recognizers.isEmpty else { return touch.touchedView = nil }
    touch.gestureRecognizers = recognizers
    records.append(TouchRecord(touch, in: view, isAccepted: isAccepted))
    for recognizer in recognizers {
      recognizer.delivery = self
      recognizer.touches.append(touch)
      recognizer.attemptTouches.append(touch)
      arbiter.join(recognizer)
    }
  }

  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    guard let view = touch.view else { return [] }
    return sequence(first: view, next: \.parentView).flatMap { $0.recognizerList.reversed() }.filter {
      $0.takes(touch, with: event)
    }
  }

  private func lift(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.touches.contains(where: { $0 === touch }) {
      recognizer.touches.removeAll { $0 === touch }
      if recognizer.touches.isEmpty { recognizer.lastTouches = [touch] }
    }
  }

  private func accepts(_ view: UIView) -> Bool {
    let others = records.lazy.filter { !$0.isLifted }.map(\.view)
    if others.contains(where: { $0 === view }) { return view.isMultipleTouchEnabled }
    return !others.contains(where: \.isExclusiveTouch) && (others.isEmpty || !view.isExclusiveTouch)
  }

  private func count(of touch: UITouch, in view: UIView) -> Int {
    var count = 1
    if let last = lastDown, last.view == ObjectIdentifier(view),
      touch.timestamp - last.time <= TouchDelivery.repeatInterval,
      abs(touch.position.x - last.point.x) <= TouchDelivery.repeatDistance,
      abs(touch.position.y - last.point.y) <= TouchDelivery.repeatDistance
    {
      count = last.count + 1
    }
    lastDown = (ObjectIdentifier(view), touch.position, touch.timestamp, count)
    return count
  }

  // MARK: Delivery

  /// Notifies each recognizer of its touches, starting with the recognizers of inner views.
  private func tellRecognizers(_ touches: [UITouch]) {
    var told: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
      }
    }
    for recognizer in told {
      recognizer.tell(.began, of: touches, with: event)
      recognizer.tell(.moved, of: touches, with: event)
      recognizer.tell(.ended, of: touches, with: event)
      recognizer.tell(.cancelled, of: touches, with: event)
    }
  }

  /// Delivers touches that recognizers no longer delay.
  private func deliverHeld() {
    for record in records { record.deliver(with: event) }
    records.removeAll { $0.isDone }
  }

  /// Resets the recognizers that have finished their attempt.
  private func endAttempts() {
    var ended = false
    for recognizer in arbiter.members where recognizer.isOver && recognizer.touches.isEmpty {
      recognizer.endAttempt()
      ended = true
    }
    if ended { deliverHeld() }
    if records.isEmpty { event = UIEvent() }
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer accepts a new touch.
  fileprivate func takes(_ touch: UITouch, with event: UIEvent) -> Bool {
    // A finished recognizer waits until its touches end. A tap that waits for another recognizer to fail needs no more
    // touches.
    guard isEnabled, !isOver, awaitedState != .ended else { return false }
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), !leavesAlone(touch) else {
      return false
    }
    if requiresExclusiveTouchType, let first = attemptTouches.first, first.type != touch.type { return false }
    guard shouldReceive(event) else { return false }
    return deciding?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  fileprivate func tell(_ phase: UITouch.Phase, of touches: [UITouch], with event: UIEvent) {
    let own = touches.filter { touch in touch.phase == phase && self.touches.contains { $0 === touch } }
    guard !own.isEmpty, !isOver else { return }
    switch phase {
    case .began: touchesBegan(Set(own), with: event)
    case .moved: touchesMoved(Set(own), with: event)
    case .ended: touchesEnded(Set(own), with: event)
    case .cancelled: touchesCancelled(Set(own), with: event)
    case .stationary: break
    }
  }
}

extension UIWindow {
  func deliver(_ event: UIEvent) { touchDelivery.deliver(event, in: self) }
}
