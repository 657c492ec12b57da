public import Foundation

/// An object that responds to events, such as a view, a view controller, or a window.
@MainActor @preconcurrency open class UIResponder: NSObject, UIResponderStandardEditActions {
  var accessibilityValues: AccessibilityValues?

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder, which receives events that this responder doesn't handle.
  open var next: UIResponder? { nil }

  /// The undo manager of the next responder.
  ///
  /// At the end of the chain, it's the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Interface Builder

  /// Called after the object loads from a nib.
  ///
  /// Linux has no nib files, so only your own code calls it, such as a subclass of `UINib`.
  open func awakeFromNib() {}

  /// Called when Interface Builder shows the object, which never happens on Linux.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// A Boolean value that indicates whether this object is the first responder of its window.
  open var isFirstResponder: Bool { isFirstInWindow }

  /// A Boolean value that indicates whether the object can become first responder.
  ///
  /// The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the object can resign first responder.
  ///
  /// The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Requests that this object become first responder in its window, after the current one resigns.
  ///
  /// A hidden view can't become first responder. A view that isn't in a window becomes first responder when it's added
  /// to one.
  ///
  /// - Returns: A Boolean value that indicates whether the object is first responder.
  @discardableResult open func becomeFirstResponder() -> Bool { becomeFirst() }

  /// Resigns first responder.
  ///
  /// - Returns: A Boolean value that indicates whether the object isn't first responder any longer.
  @discardableResult open func resignFirstResponder() -> Bool { resignFirst() }

  /// The view that replaces the keyboard while this object is first responder, or `nil` for the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while this object is first responder.
  ///
  /// The default is the next responder's view.
  open var inputAccessoryView: UIView? { next?.inputAccessoryView }

  /// Shows `inputView` and `inputAccessoryView` again if this object is first responder.
  open func reloadInputViews() { responderWindow?.inputViewsChanged(of: self) }

  // MARK: Touches

  /// Handles touches that began.
  ///
  /// The default implementation calls the next responder's method.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Handles touches that moved.
  ///
  /// The default implementation calls the next responder's method.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Handles touches that ended.
  ///
  /// The default implementation calls the next responder's method.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Handles touches that the system canceled, for example because a scroll view started to scroll.
  ///
  /// The default implementation calls the next responder's method.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Handles keys that were pressed.
  ///
  /// The default implementation calls the next responder's method.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Handles changes in the force of pressed buttons.
  ///
  /// The default implementation calls the next responder's method.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Handles keys that were released.
  ///
  /// The default implementation calls the next responder's method.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Handles presses that the system canceled.
  ///
  /// The default implementation calls the next responder's method.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Edit actions
  // As in Apple's UIKit, these methods do nothing. A responder that supports an action overrides both the action and
  // `canPerformAction(_:withSender:)`.

  /// Moves the selection to the pasteboard.
  ///
  /// The default implementation does nothing.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard.
  ///
  /// The default implementation does nothing.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection with the contents of the pasteboard.
  ///
  /// The default implementation does nothing.
  open func paste(_ sender: Any?) {}

  /// Selects the text at the caret.
  ///
  /// The default implementation does nothing.
  open func select(_ sender: Any?) {}

  /// Selects everything.
  ///
  /// The default implementation does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Deletes the selection.
  ///
  /// The default implementation does nothing.
  open func delete(_ sender: Any?) {}

  /// Returns a Boolean value that indicates whether the responder can perform an action now.
  ///
  /// The default is `false`. On Linux, the only selectors are those that UIKit uses: cut, copy, paste, select, select
  /// all, and delete.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Returns the first responder in the chain that can perform an action now, or `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility
  // Apple declares these on NSObject, where this module can't add overridable members. Subclasses override them in
  // their class bodies, and their default values are in the folder Accessibility.

  /// A Boolean value that indicates whether assistive technology can access the object.
  ///
  /// By default, it can access labels and the system's controls.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? whatIsSaidByDefault.isElement }
    set { settableAccessibilityValues.isElement = newValue }
  }

  /// The label of the object, in a word or two.
  ///
  /// The default is a label's text or a button's title.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label ?? whatIsSaidByDefault.label() }
    set { settableAccessibilityValues.label = newValue }
  }

  /// The value of the object, such as `50%` for a slider.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value ?? whatIsSaidByDefault.value }
    set { settableAccessibilityValues.value = newValue }
  }

  /// The result of an action on the object, in a sentence.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint }
    set { settableAccessibilityValues.hint = newValue }
  }

  /// The traits of the object.
  ///
  /// The default depends on the class, such as the button trait for buttons, and the static text trait for labels.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? whatIsSaidByDefault.traits }
    set { settableAccessibilityValues.traits = newValue }
  }

  /// The language of the label, value, and hint, such as `fr-FR`, or `nil` for the user's language.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { settableAccessibilityValues.language = newValue }
  }

  /// The frame of the object on the screen, in points.
  ///
  /// The default is the view's frame.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? ownAccessibilityFrame }
    set { settableAccessibilityValues.frame = newValue }
  }

  /// The point on the screen that activates the object, in points.
  ///
  /// The default is the center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { settableAccessibilityValues.activationPoint = newValue }
  }

  /// The accessibility elements in the object, in reading order, or `nil` to find them among the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { settableAccessibilityValues.elements = newValue }
  }

  /// The custom actions of the object, in addition to its main action, or `nil` if there are none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { settableAccessibilityValues.customActions = newValue }
  }

  /// A Boolean value that indicates whether the elements in the object are hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.hidesElements ?? false }
    set { settableAccessibilityValues.hidesElements = newValue }
  }

  /// A Boolean value that indicates whether sibling views are hidden from assistive technology, such as those behind an
  /// alert.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? false }
    set { settableAccessibilityValues.isModal = newValue }
  }

  /// A Boolean value that indicates whether the elements in the object are read together, regardless of their
  /// neighbors.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { settableAccessibilityValues.groupsChildren = newValue }
  }

  /// Performs the element's action when the user double-taps in VoiceOver.
  ///
  /// - Returns: A Boolean value that indicates whether the action was performed. If it's `false`, which is the default,
  ///   VoiceOver taps the activation point.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable element when the user swipes up in VoiceOver.
  ///
  /// The default implementation does nothing.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable element when the user swipes down in VoiceOver.
  ///
  /// The default implementation does nothing.
  open func accessibilityDecrement() {}

  /// Dismisses the frontmost content when the user performs the escape gesture (a Z) in VoiceOver.
  ///
  /// - Returns: A Boolean value that indicates whether content was dismissed. The default is `false`.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action when the user performs a Magic Tap in VoiceOver.
  ///
  /// - Returns: A Boolean value that indicates whether the action was performed. The default is `false`.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls by a page when the user performs the scroll gesture in VoiceOver.
  ///
  /// - Returns: A Boolean value that indicates whether the object scrolled. If it's `false`, which is the default, the
  ///   next enclosing object receives the call.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Returns the number of elements that you set, or `NSNotFound` if you set none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// Returns the element at an index, or `nil` if it doesn't exist.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an object among the elements, or `NSNotFound` if it isn't one of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}
