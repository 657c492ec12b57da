extension NSObject {
  @MainActor @preconcurrency @objc open dynamic func awakeFromNib() {}
  @MainActor @preconcurrency @objc open dynamic func prepareForInterfaceBuilder() {}
}
@MainActor @preconcurrency @objc open class UIResponder: NSObject, UIResponderStandardEditActions {
  override public dynamic init()
  open var next: UIResponder? { get }
  open var canBecomeFirstResponder: Bool { get }
  @discardableResult open func becomeFirstResponder() -> Bool
  open var canResignFirstResponder: Bool { get }
  @discardableResult open func resignFirstResponder() -> Bool
  open var isFirstResponder: Bool { get }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
  open func target(forAction action: Selector, withSender sender: Any?) -> Any?
  open func cut(_ sender: Any?)
  open func copy(_ sender: Any?)
  open func paste(_ sender: Any?)
  open func select(_ sender: Any?)
  open func selectAll(_ sender: Any?)
  open func delete(_ sender: Any?)
  open var keyCommands: [UIKeyCommand]? { get }
  open var undoManager: UndoManager? { get }
  open var inputView: UIView? { get }
  open var inputAccessoryView: UIView? { get }
  open func reloadInputViews()
}
@MainActor @preconcurrency @objc open class UITouch: NSObject {
  @objc(UITouchPhase) public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  @objc(UITouchType) public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { get }
  }
  override public dynamic init()
  open var type: UITouch.TouchType { get }
  open var gestureRecognizers: [UIGestureRecognizer]? { get }
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
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>?
}
