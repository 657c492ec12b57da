public import Foundation

/// An object that recognizes a gesture in the touches on its view and on the views in that.
///
/// Recognizers see a touch before its view does. On Linux there are no selectors, so none has a target. Code for both
/// platforms makes a subclass and watches `state`, which is set for each change that an action would be sent for:
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
/// Apple's module for subclasses is imported where there is one: `#if canImport(UIKit.UIGestureRecognizerSubclass)`,
/// `import UIKit.UIGestureRecognizerSubclass`, `#endif`.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// It has not recognized its gesture, but may yet.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// A gesture that goes on has changed.
    case changed
    /// The gesture has ended; a gesture that is recognized all at once is recognized.
    case ended
    /// A gesture that had begun was taken away.
    case cancelled
    /// What the fingers did was not the gesture, or another recognizer came first.
    case failed

    /// The gesture is recognized: the same as `ended`.
    public static var recognized: State { .ended }
  }

  /// The state of the recognizer, without what subclasses add to it.
  var currentState = State.possible
  /// The state that the recognizer takes when those have failed that it waits for.
  var awaitedState: State?
  /// A Boolean value that indicates whether the next state that is set was decided on already.
  var isDecided = false
  /// The touches that the recognizer follows, in the order of their beginning.
  var touches: [UITouch] = []
  /// All touches of the present attempt, also those that were lifted.
  var attemptTouches: [UITouch] = []
  /// The last touches that were lifted: where the gesture was when no finger is left.
  var lastTouches: [UITouch] = []
  /// What is at work with the recognizer while it has an attempt under way.
  weak var delivery: TouchDelivery?
  weak var attachedView: UIView?
  var required: [WeakRecognizer] = []
  /// Called when the recognizer begins, changes, ends or is cancelled, as Apple's send their actions; before what
  /// watches `state`.
  var action: ((UIGestureRecognizer) -> Void)?

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Not used on Linux, where there are no selectors.
  ///   - action: Nil on Linux: nothing makes a selector.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Makes a recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer from an archive. There are no archives of recognizers on Linux: it is as a new one.
  public init?(coder: NSCoder) { super.init() }

  // MARK: State

  /// The state of the recognizer. Only subclasses set it.
  ///
  /// What may not follow the present state is ignored, but for `failed` after the gesture has begun, which cancels it. A
  /// recognizer that has to wait for another's failure stays `possible` until then, and its state is set again.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { attachedView }

  /// The delegate, which has a say in what is recognized; held weakly.
  weak open var delegate: (any UIGestureRecognizerDelegate)?

  /// A Boolean value that indicates whether the recognizer gets touches; setting it to false cancels what is under way.
  open var isEnabled = true {
    didSet { if !isEnabled { abandonAttempt() } }
  }

  /// A name for finding mistakes.
  open var name: String?

  // MARK: Touches and views

  /// A Boolean value that indicates whether touches are taken away from their views when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether views hear of touches only when the recognizer has failed.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether views hear of the end of touches only when the recognizer has failed.
  open var delaysTouchesEnded = true

  /// The types of touches that the recognizer gets, as raw values of `UITouch.TouchType`; every type by default.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

  /// A Boolean value that indicates whether the touches of an attempt are all of the type of the first one.
  open var requiresExclusiveTouchType = true

  /// Returns where the gesture is: the middle of its touches.
  ///
  /// - Parameter view: The view whose points these are; the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    let located = locatedTouches
    guard !located.isEmpty else { return .zero }
    let points = located.map { $0.location(in: view) }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { locatedTouches.count }

  /// Returns where one of the touches is.
  ///
  /// - Parameters:
  ///   - touchIndex: The number of the touch, in the order of their beginning. There being none of that number is an
  ///     error.
  ///   - view: The view whose points these are; the window's for nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let located = locatedTouches
    guard located.indices.contains(touchIndex) else {
      raise(.invalidArgument, "index (\(touchIndex)) beyond bounds (\(located.count)) of the touches of \(self)")
    }
    return located[touchIndex].location(in: view)
  }

  // MARK: Other recognizers

  /// Makes the recognizer wait, when it has seen its gesture, until another one has failed.
  ///
  /// Of recognizers that wait for one another in a circle, the last to see its gesture fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    required.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Called when fingers are put down; does nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; does nothing here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted; does nothing here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away; does nothing here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when an attempt is over and all of its fingers are lifted, after which a new one may begin; does nothing
  /// here.
  open func reset() {}

  /// Leaves a touch out of the gesture; its view keeps it even if the gesture is recognized.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    attemptTouches.removeAll { $0 === touch }
  }

  /// Returns whether the recognizer is to get anything of an event; asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    deciding?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Returns whether the recognizer, once it has recognized, keeps another one from recognizing; true here.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer that has recognized keeps this one from recognizing; true here.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognizer has to wait until another one has failed; asks the delegate.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    deciding?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  /// Returns whether another recognizer has to wait until this one has failed; asks the delegate.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    deciding?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  // MARK: Overridden inside the module

  /// The delegate that is asked.
  var deciding: (any UIGestureRecognizerDelegate)? { delegate }

  /// The touches that say where the gesture is.
  var locatedTouches: [UITouch] { touches.isEmpty ? lastTouches : touches }

  /// Returns whether a recognizer of the module's own leaves a new touch alone.
  func leavesAlone(_ touch: UITouch) -> Bool { false }

  /// Forgets what the last attempt left.
  func forgetAttempt() {}
}

/// A recognizer that another one waits for.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
