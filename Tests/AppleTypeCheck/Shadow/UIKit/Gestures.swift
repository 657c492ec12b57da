// Pages read: uigesturerecognizer and its subclasses, uigesturerecognizerdelegate.
@MainActor @preconcurrency @objc open class UIGestureRecognizer: NSObject {
  @objc(UIGestureRecognizerState) public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { get }
  }
  public init(target: Any?, action: Selector?)
  public convenience override init()
  public init?(coder: NSCoder)
  open func addTarget(_ target: Any, action: Selector)
  open func removeTarget(_ target: Any?, action: Selector?)
  // Read only outside of UIGestureRecognizerSubclass, which Swift cannot be told of here.
  open var state: UIGestureRecognizer.State { get set }
  weak open var delegate: (any UIGestureRecognizerDelegate)? { get set }
  open var isEnabled: Bool { get set }
  open var view: UIView? { get }
  open var name: String? { get set }
  open var cancelsTouchesInView: Bool { get set }
  open var delaysTouchesBegan: Bool { get set }
  open var delaysTouchesEnded: Bool { get set }
  open var allowedTouchTypes: [NSNumber] { get set }
  open var allowedPressTypes: [NSNumber] { get set }
  open var requiresExclusiveTouchType: Bool { get set }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer)
  open func location(in view: UIView?) -> CGPoint
  open var numberOfTouches: Int { get }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
  open var modifierFlags: UIKeyModifierFlags { get }
  open func reset()
  open func ignore(_ touch: UITouch, for event: UIEvent)
  open func ignore(_ button: UIPress, for event: UIPressesEvent)
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
  open func shouldReceive(_ event: UIEvent) -> Bool
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent)
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent)
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent)
}
@MainActor @preconcurrency @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc(gestureRecognizer:shouldReceiveTouch:) optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  @objc(gestureRecognizer:shouldReceivePress:) optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  @objc(gestureRecognizer:shouldReceiveEvent:) optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UITapGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  override public init?(coder: NSCoder)
  open var numberOfTapsRequired: Int { get set }
  open var numberOfTouchesRequired: Int { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  override public init?(coder: NSCoder)
  open var numberOfTapsRequired: Int { get set }
  open var numberOfTouchesRequired: Int { get set }
  open var minimumPressDuration: TimeInterval { get set }
  open var allowableMovement: CGFloat { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIPanGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  override public init?(coder: NSCoder)
  open var minimumNumberOfTouches: Int { get set }
  open var maximumNumberOfTouches: Int { get set }
  open func translation(in view: UIView?) -> CGPoint
  open func setTranslation(_ translation: CGPoint, in view: UIView?)
  open func velocity(in view: UIView?) -> CGPoint
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  override public init?(coder: NSCoder)
  open var edges: UIRectEdge { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  override public init?(coder: NSCoder)
  public struct Direction: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var right: Direction { get }
    public static var left: Direction { get }
    public static var up: Direction { get }
    public static var down: Direction { get }
  }
  open var numberOfTouchesRequired: Int { get set }
  open var direction: UISwipeGestureRecognizer.Direction { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  override public init?(coder: NSCoder)
  open var scale: CGFloat { get set }
  open var velocity: CGFloat { get }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  override public init?(coder: NSCoder)
  open var rotation: CGFloat { get set }
  open var velocity: CGFloat { get }
}
