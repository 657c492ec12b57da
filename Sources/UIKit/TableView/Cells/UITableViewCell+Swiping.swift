import Foundation

// A swiped cell slides aside by changing its bounds, as a cell with a delete confirmation does. The actions appear
// where it was.
extension UITableViewCell {
  /// A Boolean value that indicates whether the cell is swiped aside and isn't closing.
  var isSwiped: Bool { swipeActions?.isOpen ?? false }

  /// Adds actions next to the cell before the user swipes it aside.
  func beginSwipe(_ actions: SwipeActionsView) {
    // The distance that a previous swipe still has to close.
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

  /// Removes the actions and closes the cell.
  func endSwipe(animated: Bool, velocity: CGFloat = 0) {
    guard let actions = swipeActions, actions.isOpen || !animated else { return }
    if actions.isOpen {
      actions.isOpen = false
      willTransition(to: [])
      setNeedsUpdateConfiguration()
    }
    // The method called may have swiped the cell again.
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

  /// Moves the cell on a spring that doesn't overshoot (metrics.md 16: 0.7 s to open, 0.3 s to close; reported).
  ///
  /// - Parameters:
  ///   - target: The final distance of the cell from its place.
  ///   - velocity: The initial opening speed, in points per second.
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
    // Limits the speed so that the cell doesn't overshoot far.
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

  /// Moves the cell aside without animation.
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

  /// Resizes the actions of a swiped cell.
  func layOutSwipe() {
    guard let actions = swipeActions else { return }
    let rest = actions.restDistance
    measureSwipeActions()
    // An open row always shows its actions at their full width.
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
