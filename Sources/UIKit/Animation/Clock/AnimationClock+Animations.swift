import Foundation

/// A window with animations that the clock ends.
struct FollowedWindow {
  weak var window: UIWindow?
}

extension AnimationClock: AnimationFollower {
  /// Ends the animations in a window when they are due.
  func follow(_ window: UIWindow) {
    // Deallocated windows are removed only after the number has doubled, because checking all of them is slow.
    if windows.count >= windowsBeforeNextLook {
      windows = windows.filter { $0.value.window != nil }
      windowsBeforeNextLook = max(16, windows.count * 2)
    }
    windowsFollowed += 1
    window.layer.treeNumber = windowsFollowed
    windows[windowsFollowed] = FollowedWindow(window: window)
  }

  /// Calls a closure when all animations of a record have ended, or at the next turn if there are none.
  ///
  /// - Parameter completion: A closure that receives a Boolean value that indicates whether all animations finished.
  package func whenOver(_ record: AnimationRecord, _ completion: @escaping (Bool) -> Void) {
    completions.append((record, completion))
  }

  /// Handles animations that were added or removed since the last call.
  package func lookAtAnimations() {
    guard self === AnimationClock.shared, !isFiring else { return }
    if AnimationNews.take() { endAnimations(isTurn: false) }
    setAlarm()
  }

  /// Ends the animations that are due, and calls their completions.
  ///
  /// - Parameter isTurn: A Boolean value that indicates whether completions can be called now. Otherwise they are
  ///   called at the next turn.
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
      // The delegates and completions are called at the next turn.
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
