import Foundation
import Synchronization

/// What has become of the animations of one block or transaction.
final class AnimationRecord: Sendable {
  private struct State {
    var running = 0
    var hadAny = false
    var isFinished = true
    var isOpen = true
  }

  private let state = Mutex(State())

  /// Counts an animation in.
  func enter() {
    state.withLock {
      $0.running += 1
      $0.hadAny = true
    }
  }

  /// Counts an animation out.
  func leave(finished: Bool) {
    let isOver = state.withLock {
      $0.running -= 1
      if !finished { $0.isFinished = false }
      return $0.running == 0 && !$0.isOpen
    }
    if isOver { AnimationNews.post() }
  }

  /// Tells that no more animations will come.
  func close() {
    state.withLock { $0.isOpen = false }
    AnimationNews.post()
  }

  /// Whether there was any animation.
  var hadAny: Bool { state.withLock(\.hadAny) }

  /// Whether all animations have ended, and whether all of them ran to their ends; nil while some run.
  var result: Bool? { state.withLock { $0.running == 0 && !$0.isOpen ? $0.isFinished : nil } }
}

/// Tells the clock that animations have come or gone.
enum AnimationNews {
  private static let isWaiting = Mutex(false)

  /// Safe to call from anywhere.
  static func post() {
    let isFirst = isWaiting.withLock {
      let wasWaiting = $0
      $0 = true
      return !wasWaiting
    }
    if isFirst, !MediaTime.isHeld { Task { @MainActor in AnimationClock.shared.lookAtAnimations() } }
  }

  /// Whether there are news; there are none afterwards.
  static func take() -> Bool {
    isWaiting.withLock {
      let wasWaiting = $0
      $0 = false
      return wasWaiting
    }
  }
}
