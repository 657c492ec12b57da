public import Foundation

/// An object that can answer to events: views, view controllers, windows.
@MainActor @preconcurrency open class UIResponder: NSObject, UIResponderStandardEditActions {
  var accessibilityValues: AccessibilityValues?

  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not answer to.
  open var next: UIResponder? { nil }

  /// The manager that undoes what is done here: that of the next responder, which in the end is the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder is the one that gets the keys of its window.
  open var isFirstResponder: Bool { isFirstInWindow }

  /// A Boolean value that indicates whether the responder can become first; false here.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder may give up being first; true here.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder of its window, once the one before has resigned.
  ///
  /// A hidden view cannot be first; a view that is in no window yet becomes first when it comes into one.
  ///
  /// - Returns: Whether it is first now.
  @discardableResult open func becomeFirstResponder() -> Bool { becomeFirst() }

  /// Gives up being first.
  ///
  /// - Returns: Whether it is not first now.
  @discardableResult open func resignFirstResponder() -> Bool { resignFirst() }

  /// The view that comes up in place of the keyboard while this is first; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while this is first; that of the next responder here.
  open var inputAccessoryView: UIView? { next?.inputAccessoryView }

  /// Shows `inputView` and `inputAccessoryView` anew, if this is the first responder.
  open func reloadInputViews() { responderWindow?.inputViewsChanged(of: self) }

  // MARK: Touches

  /// Called when fingers are put down; passes on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; passes on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted; passes on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away, as a scroll view does that begins to scroll; passes on to the next
  /// responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when keys are pressed down; passes on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of pressed buttons changes; passes on to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are let go; passes on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system takes presses away; passes on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Edit actions
  // Apple's responders have these without doing anything by them: whoever can cut or paste overrides both the action and
  // `canPerformAction(_:withSender:)`.

  /// Takes the selection away, into the pasteboard; a responder without text has none.
  open func cut(_ sender: Any?) {}

  /// Puts the selection into the pasteboard; a responder without text has none.
  open func copy(_ sender: Any?) {}

  /// Puts what is in the pasteboard in place of the selection; a responder without text has none.
  open func paste(_ sender: Any?) {}

  /// Selects something at the caret; a responder without text has none.
  open func select(_ sender: Any?) {}

  /// Selects everything; a responder without text has nothing.
  open func selectAll(_ sender: Any?) {}

  /// Takes the selection away; a responder without text has none.
  open func delete(_ sender: Any?) {}

  /// Returns whether the responder can perform an action now: false here, as it has none.
  ///
  /// There are no selectors on Linux but those that UIKit asks with: cut, copy, paste, select, select all, delete.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Returns the first responder from this one on that can perform an action now; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility
  // Apple has these on NSObject, whose members cannot be added here so that they can be overridden. What overrides them stands in
  // the classes' bodies; what they say by default is in the folder Accessibility.

  /// A Boolean value that indicates whether the object is accessible: by default labels and the system's controls are.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? whatIsSaidByDefault.isElement }
    set { settableAccessibilityValues.isElement = newValue }
  }

  /// The label of the object, in a word or two; by default a label's text and a button's title.
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

  /// The traits of the object; by default a button for buttons, static text for labels, and so on.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? whatIsSaidByDefault.traits }
    set { settableAccessibilityValues.traits = newValue }
  }

  /// The language that label, value and hint are in, such as `fr-FR`; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { settableAccessibilityValues.language = newValue }
  }

  /// The object's rectangle on the screen, in points; by default that of the view.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? ownAccessibilityFrame }
    set { settableAccessibilityValues.frame = newValue }
  }

  /// The point of the screen where a tap on the object goes to, in points; by default the middle of its rectangle.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { settableAccessibilityValues.activationPoint = newValue }
  }

  /// The elements in the object, in the order in which they are read; nil for those that are found among the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { settableAccessibilityValues.elements = newValue }
  }

  /// The actions of the element beside its main one; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { settableAccessibilityValues.customActions = newValue }
  }

  /// A Boolean value that indicates whether the elements in the object are hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.hidesElements ?? false }
    set { settableAccessibilityValues.hidesElements = newValue }
  }

  /// A Boolean value that indicates whether the views beside this one are hidden, as those behind an alert.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? false }
    set { settableAccessibilityValues.isModal = newValue }
  }

  /// A Boolean value that indicates whether the elements in the object are read together, whatever stands beside them.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { settableAccessibilityValues.groupsChildren = newValue }
  }

  /// Performs the element's action, when VoiceOver's user taps twice.
  ///
  /// - Returns: Whether the action was performed; false here: then VoiceOver taps the activation point.
  open func accessibilityActivate() -> Bool { false }

  /// Makes an adjustable element's value greater, when VoiceOver's user swipes up. Nothing here.
  open func accessibilityIncrement() {}

  /// Makes an adjustable element's value less, when VoiceOver's user swipes down. Nothing here.
  open func accessibilityDecrement() {}

  /// Leaves what is shown above all else, when VoiceOver's user draws a Z with two fingers.
  ///
  /// - Returns: Whether that was done; false here.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action, when VoiceOver's user taps twice with two fingers.
  ///
  /// - Returns: Whether the action was performed; false here.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls by a page, when VoiceOver's user swipes with three fingers.
  ///
  /// - Returns: Whether there was anything to scroll to; false here: then the next object around is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Returns the number of elements that the object has set; `NSNotFound` if it has set none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// Returns one of the elements that the object has said it has; nil where there is none of that number.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the place of an object among the elements; `NSNotFound` where it is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}
