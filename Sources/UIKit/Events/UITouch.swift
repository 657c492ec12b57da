public import Foundation

/// A touch on the screen, with its position, its previous position, and the view that receives it until it ends.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch hasn't moved since the last event.
    case stationary
    /// The touch ended.
    case ended
    /// The system canceled the touch, for example because a scroll view started to scroll.
    case cancelled
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A direct touch on the screen.
    case direct
    /// A touch elsewhere, for example on a remote control.
    case indirect
    /// A touch of a pencil.
    case pencil
    /// A touch of a pointer, for example of a mouse.
    case indirectPointer

    /// A touch of a pencil, the same as `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// Creates a touch that belongs to no view.
  ///
  /// The window creates the touches that views receive.
  public override init() { super.init() }

  /// The time of the last change of the touch, in seconds since a fixed time.
  open internal(set) var timestamp: TimeInterval = 0

  /// The phase of the touch.
  open internal(set) var phase = Phase.began

  /// The number of taps at this place in short succession, including this one.
  open internal(set) var tapCount = 1

  /// The window that contains the touch.
  open var window: UIWindow? { touchedWindow }

  /// The view in which the touch began, which receives it until it ends, regardless of its position.
  open var view: UIView? { touchedView }

  /// The type of the touch.
  open internal(set) var type = TouchType.direct

  /// The gesture recognizers that follow the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  // The references are weak because views retain recognizers, and recognizers retain touches.
  weak var touchedWindow: UIWindow?
  weak var touchedView: UIView?

  /// The current and previous positions, in the window's coordinates.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero

  /// Returns the position of the touch in a view's coordinates, or in the window's if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// Returns the previous position of the touch in a view's coordinates, or in the window's if `view` is `nil`.
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
