import Foundation

extension UIGestureRecognizer {
  /// A Boolean value that indicates whether the attempt is over, except for touches that are still down.
  var isOver: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

  /// A Boolean value that indicates whether a continuous gesture is in progress.
  var isUnderWay: Bool { currentState == .began || currentState == .changed }

  /// A Boolean value that indicates whether the recognizer has recognized in the current attempt.
  var hasRecognized: Bool { currentState != .possible && currentState != .failed }

  /// The arbiter of the window's touches, or `nil` if no window delivered a touch.
  private var arbiter: GestureArbiter<UIGestureRecognizer>? { delivery?.arbiter }

  func move(to state: State) {
    if isDecided {
      isDecided = false
      return take(state)
    }
    switch currentState {
    case .possible:
      switch state {
      case .possible: break
      case .failed, .cancelled: fail()
      case .began, .changed: attempt(.began)
      case .ended: attempt(.ended)
      }
    case .began, .changed:
      switch state {
      case .changed, .ended, .cancelled: take(state)
      case .failed: take(.cancelled)
      case .possible, .began: break
      }
    case .ended, .cancelled, .failed: break
    }
  }

  private func attempt(_ state: State) {
    guard isEnabled, awaitedState == nil else { return }
    awaitedState = state
    let mayBegin = mayBegin
    // The delegate may have ended the attempt.
    guard awaitedState == state, currentState == .possible else { return }
    guard mayBegin else { return fail() }
    guard let arbiter else { return take(state) }
    carryOut(arbiter.attempt(self))
  }

  private func fail() {
    awaitedState = nil
    guard let arbiter else { return take(.failed) }
    carryOut(arbiter.fail(self))
  }

  /// A Boolean value that indicates whether the views between the touches and the recognizer's view, and then the
  /// delegate, allow the gesture.
  private var mayBegin: Bool {
    var asked: [UIView] = []
    for touch in attemptTouches {
      var next = touch.view
      while let view = next {
        if !asked.contains(where: { $0 === view }) {
          asked.append(view)
          if !view.gestureRecognizerShouldBegin(self) { return false }
        }
        if view === attachedView { break }
        next = view.parentView
      }
    }
    if asked.isEmpty, let attachedView, !attachedView.gestureRecognizerShouldBegin(self) { return false }
    return deciding?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Performs decisions. A recognition cancels touches in views before anyone is notified, and the recognizer's own
  /// action comes last.
  private func carryOut(_ decisions: [GestureArbiter<UIGestureRecognizer>.Decision]) {
    var ownState: State?
    for decision in decisions {
      switch decision {
      case .recognize(let member):
        guard let state = member.awaitedState, let delivery = member.delivery else { continue }
        delivery.recognized(member)
        if member !== self { member.decide(state) } else { ownState = state }
      case .fail(let member):
        guard member.delivery != nil else { continue }
        member.awaitedState = nil
        if member !== self { member.decide(.failed) } else { ownState = .failed }
      }
      if let ownState, currentState == .possible, delivery != nil { currentState = ownState }
    }
    if let ownState, currentState == ownState { take(ownState) }
  }

  /// Sets a state that was decided on through the property, so that subclasses that observe it are notified.
  func decide(_ state: State) {
    guard currentState == .possible else { return }
    isDecided = true
    self.state = state
    isDecided = false
  }

  private func take(_ state: State) {
    awaitedState = nil
    currentState = state
    if state != .failed, state != .possible { action?(self) }
    if let delivery { delivery.stateChanged() } else if isOver { resetSoon() }
  }

  private func resetSoon() {
    AnimationClock.shared.after(0) { [weak self] in
      if let self, delivery == nil, isOver { endAttempt() }
    }
  }

  /// Ends the current gesture because the recognizer is disabled or leaves its view.
  func abandonAttempt() {
    guard delivery != nil || currentState != .possible else { return }
    if isUnderWay { state = .cancelled } else if currentState == .possible { state = .failed }
    endAttempt()
  }

  /// Prepares the recognizer for a new attempt.
  func endAttempt() {
    let (delivery, decisions) = (delivery, arbiter?.leave(self) ?? [])
    self.delivery = nil
    awaitedState = nil
    currentState = .possible
    touches = []
    attemptTouches = []
    lastTouches = []
    forgetAttempt()
    reset()
    let others = decisions.filter {
      switch $0 {
      case .recognize(let member), .fail(let member): member !== self
      }
    }
    carryOut(others)
    delivery?.stateChanged()
  }

  // MARK: Relations

  /// Returns whether the recognizer must wait for another one to fail.
  func waits(for other: UIGestureRecognizer) -> Bool {
    if required.contains(where: { $0.recognizer === other }) { return true }
    guard sharesTouch(with: other) else { return false }
    return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
  }

  /// Returns whether the recognizer, once recognized, prevents another one.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self) else { return false }
    if deciding?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
    return !(other.deciding?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }

  private func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attemptTouches.contains { touch in other.attemptTouches.contains { $0 === touch } }
  }
}
