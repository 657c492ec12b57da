import Foundation

/// A window whose animations the clock follows.
struct FollowedWindow {
  weak var window: UIWindow?
}

extension AnimationClock: AnimationFollower {
  /// Ends animations in a window when their time has come.
  func follow(_ window: UIWindow) {
    // Those that have gone are left out when there are twice as many as last time: a look at all costs time.
    if windows.count >= windowsBeforeNextLook {
      windows = windows.filter { $0.value.window != nil }
      windowsBeforeNextLook = max(16, windows.count * 2)
    }
    windowsFollowed += 1
    window.layer.treeNumber = windowsFollowed
    windows[windowsFollowed] = FollowedWindow(window: window)
  }

  /// Calls a block when all animations of a record have ended; at the next turn if there are none.
  ///
  /// - Parameter completion: Gets whether all of them ran to their ends.
  package func whenOver(_ record: AnimationRecord, _ completion: @escaping (Bool) -> Void) {
    completions.append((record, completion))
  }

  /// Looks after animations that have come or gone since the last look.
  package func lookAtAnimations() {
    guard self === AnimationClock.shared, !isFiring else { return }
    if AnimationNews.take() { endAnimations(isTurn: false) }
    setAlarm()
  }

  /// Ends the animations whose time has come, and calls their completions.
  ///
  /// - Parameter isTurn: Whether completions may be called now; if not, they are called at the next turn.
  func endAnimations(isTurn: Bool) {
    let time = now
    var events = CALayer.AnimationEvents()
    for number in AnimationNews.takeTrees() {
      guard let layer = windows[number]?.window?.layer else { continue }
      if layer.endAnimations(at: time, &events) { AnimationNews.note(tree: number) }
    }
    nextEnd = events.next
    pendingStarts += events.started
    pendingStops += events.stopped
    if !isTurn {
      // There is something to tell: soon.
      if hasNews { nextEnd = time }
      return
    }
    let (started, stopped) = (pendingStarts, pendingStops)
    (pendingStarts, pendingStops) = ([], [])
    for animation in started { animation.delegate?.animationDidStart(animation) }
    for (animation, finished) in stopped { animation.delegate?.animationDidStop(animation, finished: finished) }
    let over = completions.filter { $0.record.result != nil }
    completions.removeAll { $0.record.result != nil }
    for (record, completion) in over { completion(record.result ?? true) }
  }

  private var hasNews: Bool {
    !pendingStarts.isEmpty || !pendingStops.isEmpty || completions.contains { $0.record.result != nil }
  }
}
