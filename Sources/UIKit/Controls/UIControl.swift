public import Foundation

/// A view that answers to touches by carrying out actions: buttons, switches, sliders.
///
/// There are no selectors on Linux: what Apple's `addTarget(_:action:for:)` does, `addAction(_:for:)` does here and
/// there, with a closure. The closure finds the control in the action's `sender`.
@MainActor @preconcurrency open class UIControl: UIView {
  var handlers = ControlHandlers()
  private var enabled = true
  private var selected = false
  private var highlighted = false
  var touchTracking = ControlTracking()

  /// Makes a control of a frame, in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control from an archive. There are no archives of views on Linux: it is an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control of a frame, and adds the action for what the control is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A Boolean value that indicates whether a touch shows the control's menu, in place of its primary action; false by
  /// default.
  ///
  /// Of the controls here buttons have menus.
  open var showsMenuAsPrimaryAction = false

  /// The menu that the control shows for the touch that it tracks.
  weak var trackedMenu: MenuOverlayView?

  /// Shows the control's menu, if a touch is to show it.
  func showMenu(for touch: UITouch) {}

  // MARK: State

  /// A Boolean value that indicates whether the control answers to touches. A disabled one passes them on to the next
  /// responder (assumed).
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { stopTracking() }
      controlStateDidChange()
    }
  }

  /// A Boolean value that indicates whether the control is selected; nothing sets it by itself.
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      controlStateDidChange()
    }
  }

  /// A Boolean value that indicates whether a finger is on the control; set while touches are tracked.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      controlStateDidChange()
    }
  }

  /// The states that hold of the control now.
  open var state: State {
    var state = State.normal
    if highlighted { state.insert(.highlighted) }
    if !enabled { state.insert(.disabled) }
    if selected { state.insert(.selected) }
    return state
  }

  /// Called when the state has changed, before anything is drawn.
  func controlStateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The alignment of content between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The alignment of content between the sides.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The alignment of content between the sides, with leading and trailing turned into left and right.
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
  /// An action with the same identifier, as far as it was added for the same events, is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }

  /// Removes an action from events; others of its events remain.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action that has an identifier from events; others of its events remain.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The events with actions.
  open var allControlEvents: Event { handlers.events }

  /// Carries out an action; every action of the control goes through here.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Carries out the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in handlers.entries where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether a touch that began in the control is tracked.
  open var isTracking: Bool { touchTracking.touch != nil }

  /// A Boolean value that indicates whether the tracked touch is inside of the control, or near enough to count as
  /// inside.
  open var isTouchInside: Bool { touchTracking.isInside }

  /// Called when a finger is put down in the control; by default every touch is followed.
  ///
  /// - Returns: Whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the followed finger moves.
  ///
  /// - Returns: Whether to follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the followed finger is lifted, before the actions for it; does nothing here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the followed touch is taken away; does nothing here.
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

  /// Sends what follows when a finger is lifted inside of the control.
  func sendTouchUpInside() { sendActions(for: .touchUpInside) }
}
