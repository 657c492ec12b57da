import Foundation

/// Scrolls content on for as long as something that is dragged is held near the top or the bottom of what shows.
@MainActor final class EdgeScroller {
  /// The speed of content by where it is dragged over, in points and seconds.
  struct Pace: Equatable {
    /// The height of the zones at top and bottom, at most (assumed).
    var zone: CGFloat = 60
    /// The speeds where a zone begins, and at the edge and beyond it (assumed: a film of a device would settle them).
    var speeds: ClosedRange<CGFloat> = 60...900

    /// Returns the speed, positive where the content below is to come in; 0 between the zones.
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
  /// Where the finger is, from the top of the scroll view's bounds.
  private var place: CGFloat = 0
  private var lastStep: TimeInterval = 0
  /// The part of a step that was less than a pixel.
  private var rest: CGFloat = 0

  /// - Parameter stepped: Called after each step, when the content has another offset.
  init(_ scrollView: UIScrollView, pace: Pace = Pace(), stepped: @escaping () -> Void) {
    self.scrollView = scrollView
    self.pace = pace
    self.stepped = stepped
  }

  /// Whether the content is on its way.
  var isScrolling: Bool { timer != nil }

  /// Takes the place of the finger, in the scroll view's own points, and begins or ends to scroll.
  func follow(_ point: CGPoint) {
    guard let scrollView else { return stop() }
    place = point.y - scrollView.bounds.minY
    guard speed != 0, canStep else { return stop() }
    guard timer == nil else { return }
    lastStep = AnimationClock.shared.now
    rest = 0
    timer = AnimationClock.shared.every(AnimationClock.frame, isEndless: true) { [weak self] in self?.step() }
  }

  /// Leaves the content where it is.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private var speed: CGFloat {
    guard let scrollView else { return 0 }
    let seen = scrollView.uncoveredRect.offsetBy(dx: 0, dy: -scrollView.bounds.minY)
    return pace.speed(at: place, from: seen.minY, to: seen.maxY)
  }

  /// Whether there is content to come.
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
