import Foundation

/// A discrete gesture recognizer for a quick movement in one direction.
///
/// It recognizes the gesture while the touch still moves.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Constants that specify the directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The raw value, with one bit for each direction.
    public let rawValue: UInt

    /// Creates directions from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The touches swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The touches swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The touches swipe upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// The touches swipe downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The length of a swipe and the maximum deviation to the side, in points (assumed).
  private static let length: CGFloat = 50
  /// The maximum duration of a swipe, in seconds (assumed).
  private static let duration: TimeInterval = 0.5

  /// The directions to recognize.
  ///
  /// The default is right.
  open var direction: Direction = .right
  /// The number of touches.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?
  private var timer: ClockTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let required = max(numberOfTouchesRequired, 1)
    guard self.touches.count <= required else { return state = .failed }
    if timer == nil { timer = failsLater(Self.duration) { $0.awaitedState == nil } }
    if self.touches.count == required { start = location(in: nil) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, awaitedState == nil else { return }
    let place = location(in: nil)
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    let wanted: [(Direction, CGFloat, CGFloat)] = [
      (.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x),
    ]
    let allowed = wanted.filter { direction.contains($0.0) }
    if allowed.contains(where: { $0.1 >= Self.length && abs($0.2) <= Self.length }) { return state = .ended }
    // A touch that deviates from every direction fails.
    if allowed.allSatisfy({ abs($0.2) > Self.length || $0.1 < -Self.length }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if awaitedState == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func forgetAttempt() {
    timer?.cancel()
    timer = nil
    start = nil
  }
}
