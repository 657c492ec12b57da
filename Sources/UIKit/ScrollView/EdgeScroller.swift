import Foundation

/// An object that scrolls content while the user holds a dragged item near the top or bottom of the visible part.
@MainActor final class EdgeScroller {
  /// The scrolling speed for the position of the touch, in points per second.
  struct Pace: Equatable {
    /// The maximum height of the zones at the top and bottom. (Assumed; a film of a device would settle it.)
    var zone: CGFloat = 60
    /// The speeds at the beginning of a zone and at the edge. (Assumed; a film of a device would settle them.)
    var speeds: ClosedRange<CGFloat> = 60...900

    /// Returns the speed, which is positive toward the content below and 0 between the zones.
    func speed(at place: CGFloat, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
      let zone = min(zone, (bottom - top) / 4)
      guard zone > 0 else { return 0 }
      let (above, below) = (top + zone - place, place - (bottom - zone))
      let depth = min(max(above, below) / zone, 1)
      guard depth > 0 else { return 0 }
      let speed = speeds.lowerBound + (speeds.upperBound - speeds.lowerBound) * depth * depth
      return above > below ? -speed : speed
    }
  }

  private weak var scrollView: UIScrollView?
  private let pace: Pace
  private let stepped: () -> Void
  private var timer: ClockTimer?
  /// The distance of the touch from the top of the scroll view's bounds.
  private var place: CGFloat = 0
  private var lastStep: TimeInterval = 0
  /// The part of a step that was less than a pixel.
  private var rest: CGFloat = 0

  /// Creates a scroller.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - pace: The speed.
  ///   - stepped: A closure to call after each step that changes the content offset.
  init(_ scrollView: UIScrollView, pace: Pace = Pace(), stepped: @escaping () -> Void) {
    self.scrollView = scrollView
    self.pace = pace
    self.stepped = stepped
  }

  /// A Boolean value that indicates whether the content is scrolling.
  var isScrolling: Bool { timer != nil }

  /// Follows the touch in the scroll view's own points, and starts or stops scrolling.
  func follow(_ point: CGPoint) {
    guard let scrollView else { return stop() }
    place = point.y - scrollView.bounds.minY
    guard speed != 0, canStep else { return stop() }
    guard timer == nil else { return }
    lastStep = AnimationClock.shared.now
    rest = 0
    timer = AnimationClock.shared.every(AnimationClock.frame, isEndless: true) { [weak self] in self?.step() }
  }

  /// Stops scrolling.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private var speed: CGFloat {
    guard let scrollView else { return 0 }
    let seen = scrollView.uncoveredRect.offsetBy(dx: 0, dy: -scrollView.bounds.minY)
    return pace.speed(at: place, from: seen.minY, to: seen.maxY)
  }

  /// A Boolean value that indicates whether there is more content in the direction of the speed.
  private var canStep: Bool {
    guard let scrollView else { return false }
    let offset = scrollView.contentOffset
    let end = scrollView.reachable(CGPoint(x: offset.x, y: offset.y + (speed > 0 ? 1 : -1)))
    return speed > 0 ? end.y > offset.y : end.y < offset.y
  }

  private func step() {
    guard let scrollView, scrollView.window != nil, speed != 0, canStep else { return stop() }
    let now = AnimationClock.shared.now
    let way = rest + speed * (now - lastStep)
    lastStep = now
    let offset = scrollView.contentOffset
    let y = scrollView.roundedToPixel(offset.y + way)
    rest = offset.y + way - y
    guard y != offset.y else { return }
    scrollView.contentOffset = scrollView.reachable(CGPoint(x: offset.x, y: y))
    stepped()
  }
}
