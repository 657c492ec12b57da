import Foundation

/// A timed movement of a scroll view's content: an animated scroll, or the deceleration after a drag.
@MainActor final class ScrollMotion {
  fileprivate var timer: ClockTimer?
  let isDeceleration: Bool
  /// A Boolean value that indicates whether the content is on its way back from beyond its edge.
  var comesBack = false
  /// A Boolean value that indicates whether the content can lie beyond its edges during the movement.
  var mayLeaveRange: Bool { isDeceleration || comesBack }
  /// The distance by which the app or the table has moved the content since the motion began.
  var shift = CGPoint.zero

  fileprivate init(isDeceleration: Bool) { self.isDeceleration = isDeceleration }
}

extension UIScrollView {
  /// The duration of an animated scroll, in seconds (metrics.md 15: 0.3 to 0.35).
  static var scrollDuration: TimeInterval { 0.3 }

  /// Moves the content frame by frame.
  ///
  /// Rows are laid out on the way, and the delegate is notified of every step. A view outside a window shows nothing,
  /// so it reaches the end immediately.
  ///
  /// - Parameters:
  ///   - isDeceleration: Whether the movement follows a drag.
  ///   - step: A closure that receives the seconds since the start, moves the content, and returns whether that was the
  ///     end.
  ///   - end: A closure to call after the last step, unless something else moves the content before.
  func move(isDeceleration: Bool, step: @escaping (TimeInterval) -> Bool, end: @escaping () -> Void) {
    stopMoving()
    let motion = ScrollMotion(isDeceleration: isDeceleration)
    self.motion = motion
    guard window != nil else {
      _ = step(.infinity)
      stopMoving()
      return end()
    }
    let start = AnimationClock.shared.now
    motion.timer = AnimationClock.shared.every(AnimationClock.frame, isEndless: false) { [weak self] in
      guard let self, self.motion === motion else {
        motion.timer?.cancel()
        return
      }
      let isOver = window == nil ? step(.infinity) : step(AnimationClock.shared.now - start)
      layoutIfNeeded()
      // The delegate may have begun another movement.
      guard isOver, self.motion === motion else { return }
      stopMoving()
      end()
    }
  }

  /// Stops the content where it is.
  func stopMoving() {
    motion?.timer?.cancel()
    motion = nil
  }

  /// Stops content that decelerates because of a new touch. Content beyond an edge continues its way back.
  ///
  /// - Returns: Whether the content was decelerating.
  func fingerStopsDeceleration() -> Bool {
    guard isDecelerating, contentOffset == reachable(contentOffset) else { return false }
    stopMoving()
    _ = ask(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    showIndicators(false)
    return true
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    guard animated, offset != contentOffset else {
      stopMoving()
      contentOffset = offset
      return
    }
    scrollStepByStep(to: { offset }) { [weak self] in
      guard let self else { return }
      _ = ask(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls to a target that can change on the way when rows come on screen.
  func scrollStepByStep(to target: @escaping () -> CGPoint, end: @escaping () -> Void) {
    let pace = UnitBezier.easeInOut
    var passed = 0.0
    move(isDeceleration: false) { [weak self] time in
      guard let self else { return true }
      let part = time / Self.scrollDuration
      let target = target()
      let way = pace.value(at: part)
      guard way < 1 else {
        contentOffset = target
        return true
      }
      // A step is a share of the remaining distance, so a shift of the content on the way does no harm.
      let share = (way - passed) / (1 - passed)
      passed = way
      let offset = contentOffset
      contentOffset = CGPoint(
        x: step(from: offset.x, to: target.x, share), y: step(from: offset.y, to: target.y, share))
      return false
    } end: {
      end()
    }
  }

  /// Returns a share of a distance in whole pixels, but not beyond its end, where the content may end.
  private func step(from start: CGFloat, to end: CGFloat, _ share: Double) -> CGFloat {
    let place = roundedToPixel(start + (end - start) * share)
    return min(max(place, min(start, end)), max(start, end))
  }

  /// Decelerates the content after a drag.
  ///
  /// - Parameters:
  ///   - velocity: The speed in points per second.
  ///   - target: The offset at which the content comes to rest.
  func decelerate(from velocity: CGPoint, to target: CGPoint) {
    let start = contentOffset
    let low = reachable(CGPoint(x: -1e9, y: -1e9))
    let high = reachable(CGPoint(x: 1e9, y: 1e9))
    let rate = decelerationRate.rawValue
    let hadRoom = refreshInset > 0
    let x = Deceleration(
      start: start.x, velocity: velocity.x, target: target.x, low: low.x, high: high.x, rate: rate,
      bounces: bounces && bouncesHorizontally)
    let y = Deceleration(
      start: start.y, velocity: velocity.y, target: target.y, low: low.y, high: high.y, rate: rate,
      bounces: bounces && bouncesUpAndDown)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let duration = max(x.duration(within: pixel / 2), y.duration(within: pixel / 2))
    move(isDeceleration: true) { [weak self] time in
      guard let self else { return true }
      let shift = motion?.shift ?? .zero
      guard time < duration else {
        scrollOn(to: CGPoint(x: target.x + shift.x, y: target.y + shift.y))
        return true
      }
      scrollOn(
        to: CGPoint(x: roundedToPixel(x.place(at: time)) + shift.x, y: roundedToPixel(y.place(at: time)) + shift.y))
      // The space above the resting place was removed on the way.
      if hadRoom, refreshInset == 0, contentOffset.y < restingTop { comeBackFromRefreshing() }
      return false
    } end: { [weak self] in
      guard let self else { return }
      keepOffsetInRange()
      _ = ask(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
      showIndicators(false)
    }
  }
}

/// The deceleration of content along one axis after a drag (metrics.md 15).
///
/// Friction leaves a fraction of the speed after each millisecond. Content that runs over an edge, or that was released
/// beyond one, comes back on a critically damped spring: (d + (v + 10 d) t) e^(−10 t) beyond the edge.
struct Deceleration {
  private let start: Double
  private let decay: Double
  /// The time, the offset, and the speed at the edge, or `nil` if friction stops the content before it.
  private let edge: (time: TimeInterval, place: Double, velocity: Double)?
  /// The offset at which friction would stop the content without an edge.
  private let free: Double

  private static let frequency: Double = 10

  init(
    start: Double, velocity: Double, target: Double, low: Double, high: Double, rate: Double, bounces: Bool
  ) {
    self.start = start
    decay = -1000 * log(min(max(rate, 0.5), 0.9999))
    let natural = start + velocity / decay
    let limit = natural < low ? low : natural > high ? high : nil
    if start < low || start > high {
      free = target
      edge = (0, target, velocity)
    } else if bounces, let limit, limit == target, natural != start {
      // Friction acts from the start to the edge, and the spring from there.
      free = natural
      let left = max(1 - (limit - start) / (natural - start), 1e-9)
      edge = (-log(left) / decay, limit, velocity * left)
    } else {
      free = target
      edge = nil
    }
  }

  /// Returns the offset of the content after a time.
  func place(at time: TimeInterval) -> Double {
    guard let edge, time >= edge.time else { return start + (free - start) * (1 - exp(-decay * time)) }
    let distance = edge.time == 0 ? start - edge.place : 0
    let since = time - edge.time
    return edge.place
      + (distance + (edge.velocity + Self.frequency * distance) * since) * exp(-Self.frequency * since)
  }

  /// Returns the time after which the content is within a distance of its resting place.
  func duration(within distance: Double) -> TimeInterval {
    guard let edge else {
      let way = abs(free - start)
      return way > distance ? log(way / distance) / decay : 0
    }
    // The largest distance of the spring is at most |d| + |v + 10 d| / 10, and it falls by e in about a tenth of a
    // second.
    var time = edge.time
    for _ in 0..<1000 {
      time += 1.0 / 60
      let since = time - edge.time
      let away = edge.time == 0 ? abs(start - edge.place) : 0
      let bound = (away + (abs(edge.velocity) + Self.frequency * away) * since) * exp(-Self.frequency * since)
      if since > 1 / Self.frequency, bound < distance { break }
    }
    return time
  }
}
