package import Foundation
import Synchronization

/// The timeline of animations that can be stopped, moved, and reversed. It gives the progress at a time.
package final class AnimationTimeline: Sendable {
  /// The positions at which an animator can end early.
  package enum End: Sendable {
    case end
    case start
    case current
  }

  private struct State {
    var from = 0.0
    var to = 0.0
    var begin: TimeInterval = 0
    var length: TimeInterval = 0
    var pace = AnimationScope.Motion.Pace.curve(.linear)
    var end: End?
  }

  private let state = Mutex(State())

  package init() {}

  /// Returns the progress at a time, which a spring can overshoot.
  package func part(at time: TimeInterval) -> Double {
    state.withLock { state in
      guard state.to != state.from, state.length > 0 else { return state.to }
      let elapsed = time - state.begin
      guard elapsed < state.length else { return state.to }
      let way =
        switch state.pace {
        case .curve(let curve): curve.value(at: elapsed / state.length)
        case .spring(let spring): spring.value(at: elapsed)
        }
      return state.from + (state.to - state.from) * way
    }
  }

  /// Returns whether the progress still changes after a time.
  func isMoving(at time: TimeInterval) -> Bool {
    state.withLock { $0.to != $0.from && $0.end == nil && time - $0.begin < $0.length }
  }

  /// Stops at a progress value.
  package func stop(at part: Double) {
    state.withLock { ($0.from, $0.to) = (part, part) }
    DisplayNews.post()
  }

  /// Continues from the current progress.
  package func run(to end: Double, from begin: TimeInterval, length: TimeInterval, pace: AnimationScope.Motion.Pace) {
    let part = self.part(at: begin)
    state.withLock { ($0.from, $0.to, $0.begin, $0.length, $0.pace) = (part, end, begin, length, pace) }
    DisplayNews.post()
  }

  /// The position at which the animations ended, or `nil` if they haven't ended.
  package var end: End? {
    get { state.withLock(\.end) }
    set {
      state.withLock { $0.end = newValue }
      AnimationNews.post()
    }
  }
}
