public import Foundation

/// An object that recognizes a gesture from the touches in its view and its subviews.
///
/// Recognizers receive a touch before its view does. Linux has no selectors, so they have no targets. For code that
/// runs on both platforms, create a subclass and observe `state`, which is set for each change that sends an action on
/// iOS:
///
/// ```swift
/// final class Tap: UITapGestureRecognizer {
///   var onTap: () -> Void = {}
///
///   override var state: UIGestureRecognizer.State {
///     didSet { if state == .ended { onTap() } }
///   }
/// }
///
/// let tap = Tap(target: nil, action: nil)
/// tap.onTap = { print("tapped") }
/// view.addGestureRecognizer(tap)
/// ```
///
/// Import Apple's module for subclasses if it's available: `#if canImport(UIKit.UIGestureRecognizerSubclass)`,
/// `import UIKit.UIGestureRecognizerSubclass`, `#endif`.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// Constants that describe the state of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The gesture isn't recognized yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// A continuous gesture ended, or a discrete gesture was recognized.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches weren't the gesture, or another recognizer prevented it.
    case failed

    /// A discrete gesture was recognized, which is the same as `ended`.
    public static var recognized: State { .ended }
  }

  /// The state of the recognizer without overrides by subclasses.
  var currentState = State.possible
  /// The state to set after the recognizers that it waits for fail.
  var awaitedState: State?
  /// A Boolean value that indicates whether the next state that's set was already decided on.
  var isDecided = false
  /// The touches of the gesture, in the order in which they began.
  var touches: [UITouch] = []
  /// All touches of the current attempt, including those that were lifted.
  var attemptTouches: [UITouch] = []
  /// The last lifted touches, which are the location of the gesture when no touch remains.
  var lastTouches: [UITouch] = []
  /// The delivery of touches during an attempt.
  weak var delivery: TouchDelivery?
  weak var attachedView: UIView?
  var required: [WeakRecognizer] = []
  /// A closure that's called when the gesture begins, changes, ends, or is canceled, before observers of `state`.
  ///
  /// Apple's recognizers send their actions at these times.
  var action: ((UIGestureRecognizer) -> Void)?

  /// Creates a gesture recognizer.
  ///
  /// - Parameters:
  ///   - target: Not used because Linux has no selectors.
  ///   - action: Always `nil` because Linux has no selectors.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Creates a gesture recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a gesture recognizer.
  ///
  /// The coder isn't used because Linux has no archives of recognizers.
  public init?(coder: NSCoder) { super.init() }

  // MARK: State

  /// The state of the recognizer.
  ///
  /// Only subclasses set it. An invalid transition is ignored, except that `failed` during a gesture cancels it. A
  /// recognizer that waits for another one to fail stays `possible` until then, and its state is set again.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { attachedView }

  /// The delegate, which can affect the recognition.
  ///
  /// The recognizer holds it weakly.
  weak open var delegate: (any UIGestureRecognizerDelegate)?

  /// A Boolean value that indicates whether the recognizer receives touches.
  ///
  /// Setting it to `false` cancels the current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { abandonAttempt() } }
  }

  /// A name for debugging.
  open var name: String?

  // MARK: Touches and views

  /// A Boolean value that indicates whether recognizing the gesture cancels touches in their views.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether views receive touches only after the recognizer fails.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether views receive the end of touches only after the recognizer fails.
  open var delaysTouchesEnded = true

  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  ///
  /// The default is all types.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

  /// A Boolean value that indicates whether all touches of an attempt must have the type of the first one.
  open var requiresExclusiveTouchType = true

  /// Returns the location of the gesture, which is the center of its touches.
  ///
  /// - Parameter view: The view for the coordinate system, or `nil` for the window.
  open func location(in view: UIView?) -> CGPoint {
    let located = locatedTouches
    guard !located.isEmpty else { return .zero }
    let points = located.map { $0.location(in: view) }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { locatedTouches.count }

  /// Returns the location of one of the touches.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch, in the order in which they began. The app crashes if it doesn't exist.
  ///   - view: The view for the coordinate system, or `nil` for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let located = locatedTouches
    guard located.indices.contains(touchIndex) else {
      raise(.invalidArgument, "index (\(touchIndex)) beyond bounds (\(located.count)) of the touches of \(self)")
    }
    return located[touchIndex].location(in: view)
  }

  // MARK: Other recognizers

  /// Makes the recognizer wait for another one to fail before it's recognized.
  ///
  /// If recognizers wait for one another in a circle, the last one to see its gesture fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    required.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Called when touches begin.
  ///
  /// The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  ///
  /// The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  ///
  /// The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches.
  ///
  /// The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after an attempt ends and all of its touches are lifted.
  ///
  /// The default implementation does nothing.
  open func reset() {}

  /// Removes a touch from the gesture.
  ///
  /// Its view keeps the touch even if the gesture is recognized.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    attemptTouches.removeAll { $0 === touch }
  }

  /// Returns whether the recognizer receives an event.
  ///
  /// The default implementation calls the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    deciding?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Returns whether the recognizer, once recognized, prevents another one.
  ///
  /// The default implementation returns `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer that's recognized prevents this one.
  ///
  /// The default implementation returns `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognizer must wait for another one to fail.
  ///
  /// The default implementation calls the delegate.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    deciding?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  /// Returns whether another recognizer must wait for this one to fail.
  ///
  /// The default implementation calls the delegate.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    deciding?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  // MARK: Overridden inside the module

  /// The delegate for decisions.
  var deciding: (any UIGestureRecognizerDelegate)? { delegate }

  /// The touches that determine the location of the gesture.
  var locatedTouches: [UITouch] { touches.isEmpty ? lastTouches : touches }

  /// Returns whether one of the module's own recognizers ignores a new touch.
  func leavesAlone(_ touch: UITouch) -> Bool { false }

  /// Discards the state of the last attempt.
  func forgetAttempt() {}
}

/// A weak reference to a recognizer that another one waits for.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
