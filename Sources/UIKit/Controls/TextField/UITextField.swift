public import Foundation
internal import TableMakerTextEditing

/// A control that lets the user edit a line of text.
///
/// While the field is first responder, it shows a caret and receives typed text. Its delegate can prevent each change.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  let editor = TextEditor()
  let parts = FieldParts()
  private(set) lazy var touches = TextTouches(editor, cursor: parts.cursor)
  var fieldContent = FieldContent()
  /// The layout of the text, or `nil` after a change.
  var fieldLine: FieldLine?
  /// The distance by which a long text is scrolled to the left, in points.
  var scrolled: CGFloat = 0
  /// The range of the last typed character in a hidden text.
  var revealed: Range<Int>?
  var revealTimer: ClockTimer?
  /// A Boolean value that indicates whether the next typed text replaces a hidden text.
  var hidesNextText = false
  var isAskingToEnd = false
  /// A Boolean value that indicates whether the last drawn text contained marked text.
  var showsMark = false
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Creates an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty field, because views can't be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    editor.client = self
    for view in [parts.border, parts.canvas, parts.cursor] { addSubview(view) }
  }

  /// The delegate, which can prevent changes and is notified of them.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text, which is empty after you set `nil`.
  ///
  /// Setting it removes attributes, moves the caret to the end, and sends no event.
  open var text: String? {
    get { editor.text.string }
    set { setRich(newValue.map { NSAttributedString(string: $0, attributes: [:]) }, keepsAttributes: false) }
  }

  /// The attributed text, completed by the default attributes.
  open var attributedText: NSAttributedString? {
    get { fieldContent.rich.map { NSAttributedString(attributedString: $0) } ?? plainAttributedText }
    set { setRich(newValue, keepsAttributes: true) }
  }

  /// The text that is visible while the field is empty.
  open var placeholder: String? {
    get { fieldContent.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The attributed text that is visible while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { fieldContent.placeholder }
    set { setPlaceholder(newValue) }
  }

  /// The font, which is the 17-point system font by default and after you set `nil`.
  open var font: UIFont? {
    get { fieldContent.font }
    set { setBase(.font, newValue ?? UIFont.systemFont(ofSize: 17)) }
  }

  /// The color of the text, which is `label` by default and after you set `nil`.
  open var textColor: UIColor? {
    get { fieldContent.color }
    set { setBase(.foregroundColor, newValue ?? .label) }
  }

  /// The alignment of the text, which follows the interface direction by default.
  open var textAlignment: NSTextAlignment {
    get { fieldContent.alignment }
    set {
      fieldContent.setAlignment(newValue)
      contentChanged()
    }
  }

  /// The default attributes of the text, which replace all other attributes when you set them.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldContent.base }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes of text that the user types next, or `nil` while the user isn't editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? fieldContent.typingAttributes(at: editor.text.selectedRange.lowerBound) : nil }
    set { setTypingAttributes(newValue) }
  }

  /// A Boolean value that indicates whether a long text is drawn in a smaller font while the user isn't editing.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }

  /// The minimum size of a font that is scaled down, in points, or 0 for no minimum.
  open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }

  /// A Boolean value that indicates whether fonts for a text style follow changes of the preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the user is editing.
  open internal(set) var isEditing = false

  /// A Boolean value that indicates whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether the next insertion replaces the whole text; the insertion then resets it.
  open var clearsOnInsertion = false

  // MARK: Appearance

  /// The border style, which is none by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      parts.border.style = borderStyle
      applyBackground()
      contentChanged()
    }
  }

  /// The image behind the text, which a rounded border ignores.
  open var background: UIImage? { didSet { setNeedsLayout() } }

  /// The background image of a disabled field, or `nil` to use `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

  /// The background color, which fills a rounded border.
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? parts.border.fill : super.backgroundColor }
    set {
      parts.border.fill = newValue
      applyBackground()
    }
  }

  private func applyBackground() { super.backgroundColor = borderStyle == .roundedRect ? nil : parts.border.fill }

  /// The mode for showing the clear button.
  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }

  /// The view at the left edge, or at the right edge in a right-to-left interface.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }

  /// The mode for showing the left view.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }

  /// The view that replaces the clear button at the right edge, or at the left edge in a right-to-left interface.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }

  /// The mode for showing the right view.
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while the user isn't editing.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    room(in: bounds, withClearButton: !isEditing && showsClearButton)
  }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while the user is editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, withClearButton: showsClearButton) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, in: bounds, isLeading: true) }

  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, in: bounds, isLeading: false) }

  /// Draws the text in its rectangle.
  @available(*, deprecated, message: "deprecated in iOS 15: the system doesn't call it")
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder in its rectangle.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  /// The size of the text or the placeholder, including the border and the side views.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the intrinsic size, regardless of the available space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// A Boolean value that indicates whether the user can edit the text; disabling the field ends editing.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isEditing { resignByForce() } }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window == nil || isEnabled && mayBegin() else { return false }
    guard super.becomeFirstResponder() else { return false }
    if !isEditing { didBegin() }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let isForced = responderWindow?.firstResponderState.isForced ?? false
    guard isForced || mayEnd() else { return false }
    guard super.resignFirstResponder() || isForced else { return false }
    if isEditing { didEnd() }
    return true
  }

  /// The view that replaces the keyboard, or `nil` for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard, or the next responder's view if you don't set one.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView ?? super.inputAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { mayPerform(action) }
  open override func cut(_ sender: Any?) { if !isSecureTextEntry { editor.cut() } }
  open override func copy(_ sender: Any?) { if !isSecureTextEntry { editor.copy() } }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func select(_ sender: Any?) { editor.selectWord(at: editor.text.selection.head.offset) }
  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  open override func delete(_ sender: Any?) { editor.type(.cut) }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touches.began(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touches.moved(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { touches.ended(touch) } else { touches.cancelled() }
  }

  open override func cancelTracking(with event: UIEvent?) { touches.cancelled() }

  // MARK: Input traits

  /// The automatic capitalization of typed text, which applies to sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection behavior, which the system decides by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell-checking behavior, which the system decides by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The smart quotes behavior, which the system decides by default.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The smart dashes behavior, which the system decides by default.
  open var smartDashesType = UITextSmartDashesType.default
  /// The smart insertion and deletion of spaces around words, which the system decides by default.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The inline prediction behavior, which the system decides by default.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The type of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard, which follows the interface style by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The type of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically = false
  /// The semantic meaning of the text, or `nil` if it's unknown.
  open var textContentType: UITextContentType!
  /// A Boolean value that indicates whether the text is shown as dots and can't be copied.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentChanged() } } }

  // MARK: Text input

  /// A Boolean value that indicates whether the field contains text.
  open var hasText: Bool { editor.text.length > 0 }
  /// Inserts a text at the caret, or replaces the selection, without calling the delegate.
  open func insertText(_ text: String) { put(text) }
  /// Deletes the selection or the character before the caret, without calling the delegate.
  open func deleteBackward() { deleteByKey() }
  /// Returns the text in a range, or `nil` if another kind of object created the range.
  open func text(in range: UITextRange) -> String? { editor.string(in: range) }
  /// Replaces the text in a range, without calling the delegate.
  open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range, with: text) }
  /// The selected range, which is empty at a caret; setting `nil` has no effect.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { if let newValue { editor.selectedTextRange = newValue } }
  }
  /// The range of the marked text, or `nil` if there is none.
  open var markedTextRange: UITextRange? { editor.markedTextRange }
  /// The attributes of marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedTextStyle }
    set { editor.markedTextStyle = newValue }
  }
  /// Sets the marked text, and replaces the current marked text or the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText, selectedRange: selectedRange)
  }
  /// Accepts the marked text as it is.
  open func unmarkText() { editor.unmarkText() }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextEditorPosition(offset: 0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextEditorPosition(offset: editor.text.length) }
  /// Returns the range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }
  /// Returns the position at an offset of UTF-16 units, or `nil` if it's outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the position at an offset of characters in a direction, or `nil` if it's outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
  /// The delegate that is notified when code changes the text or the selection.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// The tokenizer that finds the boundaries of words, sentences, and lines.
  open var tokenizer: any UITextInputTokenizer { editor.tokenizer(of: self) }
  /// Returns the position in a range that is farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  /// Returns the writing direction, which is the same at every position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { line.isRightToLeft ? .rightToLeft : .leftToRight }
  /// Sets the writing direction of the whole text, regardless of the range.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setWritingDirection(writingDirection)
  }
  /// Returns the rectangle of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  /// Returns the rectangle of a caret, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  /// Returns the rectangles of a selection, one for each stretch with one direction.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
  /// Returns the position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }
  /// Returns the position in a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }

  // MARK: Inside the module

  override var textInDescription: String? { isSecureTextEntry ? nil : editor.text.string }
  override var fontOfFirstLine: UIFont? { fieldContent.font }
  override var firstBaselineOffsetFromTop: CGFloat { baseline }
  override var lastBaselineOffsetFromBottom: CGFloat { bounds.height - baseline }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    contentChanged()
  }
}
