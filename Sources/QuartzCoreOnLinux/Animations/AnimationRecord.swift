import Foundation
import Synchronization

/// The outcome of the animations of one block or transaction.
package final class AnimationRecord: Sendable {
  private struct State {
    var running = 0
    var isFinished = true
    var isOpen = true
  }

  private let state = Mutex(State())

  package init() {}

  /// Adds an animation to the count.
  package func enter() {
    state.withLock { $0.running += 1 }
  }

  /// Removes an animation from the count.
  package func leave(finished: Bool) {
    let isOver = state.withLock {
      $0.running -= 1
      if !finished { $0.isFinished = false }
      return $0.running == 0 && !$0.isOpen
    }
    if isOver { AnimationNews.post() }
  }

  /// Closes the record, so that it accepts no more animations.
  package func close() {
    state.withLock { $0.isOpen = false }
    AnimationNews.post()
  }

  /// A Boolean value that indicates whether all animations ran to their ends, or `nil` while some still run.
  package var result: Bool? { state.withLock { $0.running == 0 && !$0.isOpen ? $0.isFinished : nil } }
}
