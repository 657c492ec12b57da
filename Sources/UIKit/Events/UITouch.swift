public import Foundation

/// A finger on the screen: where it is, where it was, and the view that it belongs to until it is lifted.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// The phases of a finger's touch.
  public enum Phase: Int, Sendable {
    /// The finger has just touched the screen.
    case began
    /// The finger has moved.
    case moved
    /// The finger has not moved since the event before.
    case stationary
    /// The finger has been lifted.
    case ended
    /// The system has taken the touch away, as when a scroll view begins to scroll.
    case cancelled
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger elsewhere, as on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer, as a mouse moves it.
    case indirectPointer

    /// A pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// Makes a touch that belongs to no view; the ones that views get are made by the window.
  public override init() { super.init() }

  /// The time of the last change of the touch, in seconds since some fixed time.
  open internal(set) var timestamp: TimeInterval = 0

  /// The phase of the touch.
  open internal(set) var phase = Phase.began

  /// The number of times the finger was put down at this place in short succession, this time included.
  open internal(set) var tapCount = 1

  /// The window that the finger is in.
  open var window: UIWindow? { touchedWindow }

  /// The view that the finger was put down on; it gets the touch until the end, wherever the finger goes.
  open var view: UIView? { touchedView }

  /// The type of the touch.
  open internal(set) var type = TouchType.direct

  /// The gesture recognizers that follow the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  // Views hold recognizers, and recognizers hold touches.
  weak var touchedWindow: UIWindow?
  weak var touchedView: UIView?

  /// The position in the window's points, as is the one before.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero

  /// Returns where the finger is, in a view's own points; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// Returns where the finger was in the event before, in a view's own points; in the window's for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }

  func move(to point: CGPoint, at time: TimeInterval, phase: Phase) {
    previousPosition = position
    position = point
    timestamp = time
    self.phase = phase
  }
}
