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

  /// Counts an animation in.
  package func enter() {
    state.withLock { $0.running += 1 }
  }

  /// Counts an animation out.
  package func leave(finished: Bool) {
    let isOver = state.withLock {
      $0.running -= 1
      if !finished { $0.isFinished = false }
      return $0.running == 0 && !$0.isOpen
    }
    if isOver { AnimationNews.post() }
  }

  /// Closes the record: no more animations will come.
  package func close() {
    state.withLock { $0.isOpen = false }
    AnimationNews.post()
  }

  /// The result when all animations have ended: whether all of them ran to their ends; nil while some run.
  package var result: Bool? { state.withLock { $0.running == 0 && !$0.isOpen ? $0.isFinished : nil } }
}
