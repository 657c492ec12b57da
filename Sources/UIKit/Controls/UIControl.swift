public import Foundation

/// The base class for controls, such as buttons, switches, and sliders, which perform actions in response to touches.
///
/// Linux doesn't have selectors, so use `addAction(_:for:)` with a closure instead of `addTarget(_:action:for:)`. It
/// works on Linux and on Apple's systems. The action's `sender` is the control.
@MainActor @preconcurrency open class UIControl: UIView {
  var handlers = ControlHandlers()
  private var enabled = true
  private var selected = false
  private var highlighted = false
  var touchTracking = ControlTracking()

  /// Creates a control with a frame, in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  ///
  /// Views can't be archived on Linux, so the control is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a frame, and adds its primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A Boolean value that indicates whether a touch shows the control's menu instead of performing its primary action.
  ///
  /// The default is `false`. Only buttons have menus.
  open var showsMenuAsPrimaryAction = false

  /// The menu that the control shows for the tracked touch.
  weak var trackedMenu: MenuOverlayView?

  /// Shows the control's menu for a touch if the control has one.
  func showMenu(for touch: UITouch) {}

  // MARK: State

  /// A Boolean value that indicates whether the control responds to touches.
  ///
  /// A disabled control passes touches to the next responder (assumed).
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { stopTracking() }
      controlStateDidChange()
    }
  }

  /// A Boolean value that indicates whether the control is selected.
  ///
  /// Only a button with `changesSelectionAsPrimaryAction` changes it automatically.
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      controlStateDidChange()
    }
  }

  /// A Boolean value that indicates whether the control is highlighted, which it sets while it tracks a touch.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      controlStateDidChange()
    }
  }

  /// The current states of the control.
  open var state: State {
    var state = State.normal
    if highlighted { state.insert(.highlighted) }
    if !enabled { state.insert(.disabled) }
    if selected { state.insert(.selected) }
    return state
  }

  /// Updates the control after its state changes, before it's drawn.
  func controlStateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The vertical alignment of content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of content, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Adds an action for events.
  ///
  /// It replaces an action with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }

  /// Removes an action from the given events.
  ///
  /// It remains for its other events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from the given events.
  ///
  /// It remains for its other events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The events that have actions.
  open var allControlEvents: Event { handlers.events }

  /// Performs an action.
  ///
  /// The control performs all of its actions through this method.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs the actions for events, in the order in which you added them.
  open func sendActions(for controlEvents: Event) {
    for entry in handlers.entries where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether the control tracks a touch.
  open var isTracking: Bool { touchTracking.touch != nil }

  /// A Boolean value that indicates whether the tracked touch is inside the control, or close enough to count as
  /// inside.
  open var isTouchInside: Bool { touchTracking.isInside }

  /// Begins tracking a touch in the control.
  ///
  /// The default implementation tracks every touch.
  ///
  /// - Returns: A Boolean value that indicates whether to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Continues tracking a touch that moved.
  ///
  /// - Returns: A Boolean value that indicates whether to continue tracking the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Ends tracking, before the control performs its actions.
  ///
  /// The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Cancels tracking.
  ///
  /// The default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    trackingBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesMoved(touches, with: event) }
    trackingMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesEnded(touches, with: event) }
    trackingEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesCancelled(touches, with: event) }
    trackingCancelled(touches, with: event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    letsBegin(gestureRecognizer)
  }

  /// Sends the events for a touch that ends inside the control.
  func sendTouchUpInside() { sendActions(for: .touchUpInside) }
}
