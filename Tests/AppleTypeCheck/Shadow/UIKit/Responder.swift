@MainActor @preconcurrency @objc open class UIResponder: NSObject {
  override public dynamic init()
  open var next: UIResponder? { get }
  open var canBecomeFirstResponder: Bool { get }
  open func becomeFirstResponder() -> Bool
  open var canResignFirstResponder: Bool { get }
  open func resignFirstResponder() -> Bool
  open var isFirstResponder: Bool { get }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
  open var undoManager: UndoManager? { get }
  open var inputView: UIView? { get }
  open var inputAccessoryView: UIView? { get }
  open func reloadInputViews()
}
@MainActor @preconcurrency @objc open class UITouch: NSObject {
  @objc(UITouchPhase) public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  override public dynamic init()
  open var timestamp: TimeInterval { get }
  open var phase: UITouch.Phase { get }
  open var tapCount: Int { get }
  open var window: UIWindow? { get }
  open var view: UIView? { get }
  open func location(in view: UIView?) -> CGPoint
  open func previousLocation(in view: UIView?) -> CGPoint
}
@MainActor @preconcurrency @objc open class UIEvent: NSObject {
  @objc(UIEventType) public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  override public dynamic init()
  open var type: UIEvent.EventType { get }
  open var timestamp: TimeInterval { get }
  open var allTouches: Set<UITouch>? { get }
  open func touches(for window: UIWindow) -> Set<UITouch>?
  open func touches(for view: UIView) -> Set<UITouch>?
}
@MainActor @preconcurrency @objc open class UIGestureRecognizer: NSObject {
  @objc(UIGestureRecognizerState) public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { get }
  }
  public init(target: Any?, action: Selector?)
  public convenience override init()
  open func addTarget(_ target: Any, action: Selector)
  open func removeTarget(_ target: Any?, action: Selector?)
  open var state: UIGestureRecognizer.State { get set }
  weak open var delegate: (any UIGestureRecognizerDelegate)? { get set }
  open var isEnabled: Bool { get set }
  open var view: UIView? { get }
  open var cancelsTouchesInView: Bool { get set }
  open func location(in view: UIView?) -> CGPoint
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer)
}
@MainActor @preconcurrency @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UITapGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var numberOfTapsRequired: Int { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var minimumPressDuration: TimeInterval { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIPanGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open func translation(in view: UIView?) -> CGPoint
  open func velocity(in view: UIView?) -> CGPoint
}
