import Foundation

// A swiped cell slides aside by its bounds, as one does that asks for confirmation; the actions lie where it was.
extension UITableViewCell {
  /// Whether the cell is pushed aside, and not on its way back.
  var isSwiped: Bool { swipeActions?.isOpen ?? false }

  /// Puts actions beside the cell, which a finger will push aside.
  func beginSwipe(_ actions: SwipeActionsView) {
    // The way that another swipe had still to go back.
    let left = swipeActions.map { $0.edge == actions.edge ? $0.distance : 0 } ?? 0
    endSwipe(animated: false)
    willTransition(to: .showingDeleteConfirmation)
    UIView.performWithoutAnimation {
      swipeActions = actions
      actions.unclip = clipsToBounds ? nil : { [weak self] in self?.clipsToBounds = false }
      clipsToBounds = true
      addSubview(actions)
      measureSwipeActions()
      setSwipeDistance(left)
    }
    setNeedsUpdateConfiguration()
  }

  /// Takes the actions away, and brings the cell back.
  func endSwipe(animated: Bool, velocity: CGFloat = 0) {
    guard let actions = swipeActions, actions.isOpen || !animated else { return }
    if actions.isOpen {
      actions.isOpen = false
      willTransition(to: [])
      setNeedsUpdateConfiguration()
    }
    // What was told may have swiped it again.
    guard swipeActions === actions else { return }
    guard animated else { return removeSwipeActions(actions) }
    moveSwipe(actions, to: 0, velocity: velocity, settlingIn: 0.3) { [weak self] in self?.removeSwipeActions(actions) }
  }

  private func removeSwipeActions(_ actions: SwipeActionsView) {
    guard swipeActions === actions else { return }
    actions.motion?.cancel()
    actions.motion = nil
    UIView.performWithoutAnimation {
      setSwipeDistance(0)
      swipeActions = nil
      actions.removeFromSuperview()
      actions.unclip?()
      roundCorners()
    }
    didTransition(to: [])
  }

  /// Moves the cell on a spring that does not swing (metrics.md 16: 0.7 s to open, 0.3 s to close; reported).
  ///
  /// - Parameters:
  ///   - target: The way that the cell is pushed aside in the end.
  ///   - velocity: How fast it opens at the start, in points a second.
  func moveSwipe(
    _ actions: SwipeActionsView, to target: CGFloat, velocity: CGFloat, settlingIn duration: TimeInterval,
    then end: @escaping () -> Void
  ) {
    actions.motion?.cancel()
    actions.motion = nil
    let start = actions.distance
    let way = target - start
    guard window != nil, UIView.areAnimationsEnabled, abs(way) >= pixel / 2 else {
      UIView.performWithoutAnimation { setSwipeDistance(target) }
      return end()
    }
    // Not so fast that it shoots far over its end.
    let speed = min(max(velocity / way, 0), 30)
    let spring = SpringMotion(settlingIn: duration, dampingRatio: 1, velocity: speed)
    let began = AnimationClock.shared.now
    let over = spring.settlingDuration
    actions.motion = AnimationClock.shared.every(AnimationClock.frame, isEndless: false) { [weak self, weak actions] in
      guard let actions else { return }
      guard let self, swipeActions === actions else { return actions.stop() }
      let time = AnimationClock.shared.now - began
      guard time < over, window != nil else {
        actions.stop()
        setSwipeDistance(target)
        return end()
      }
      setSwipeDistance(max(0, start + way * spring.value(at: time)))
    }
  }

  /// Pushes the cell aside, at once.
  func setSwipeDistance(_ distance: CGFloat) {
    guard let actions = swipeActions else { return }
    actions.distance = roundedToPixel(distance)
    layOutSwipeActions()
    actions.layOutBranch()
  }

  private func measureSwipeActions() {
    guard let actions = swipeActions else { return }
    let isRight = (actions.edge == .trailing) != isMirrored
    actions.measure(in: bounds.size, covered: isRight ? safeAreaInsets.right : safeAreaInsets.left)
  }

  func layOutSwipeActions() {
    guard let actions = swipeActions else { return }
    let distance = actions.distance
    let isTrailing = actions.edge == .trailing
    let frame = CGRect(x: isTrailing ? bounds.width : -distance, y: 0, width: distance, height: bounds.height)
    actions.frame = placed(frame, in: bounds.width)
    bounds.origin.x = isTrailing != isMirrored ? distance : -distance
  }

  /// Brings the actions of a swiped cell to its size.
  func layOutSwipe() {
    guard let actions = swipeActions else { return }
    let rest = actions.restDistance
    measureSwipeActions()
    // An open row stays as far open as its actions are wide.
    if actions.isOpen, actions.motion == nil, actions.distance == rest { actions.distance = actions.restDistance }
    layOutSwipeActions()
  }
}

extension SwipeActionsView {
  fileprivate func stop() {
    motion?.cancel()
    motion = nil
  }
}
