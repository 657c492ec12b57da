public import Foundation
internal import TableMakerTextEditing

/// A field for a line of text, which the user edits.
///
/// While it is first responder it has a caret, and what is typed goes into it; its delegate is asked before each change.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  let editor = TextEditor()
  let parts = FieldParts()
  private(set) lazy var touches = TextTouches(editor, cursor: parts.cursor)
  var fieldContent = FieldContent()
  /// The text as it is laid out; nil after a change.
  var fieldLine: FieldLine?
  /// By how much a long text is moved to the left, in points.
  var scrolled: CGFloat = 0
  /// The character of a hidden text that was typed last.
  var revealed: Range<Int>?
  var revealTimer: ClockTimer?
  /// Whether the next text that is typed takes the place of a hidden one.
  var hidesNextText = false
  var isAskingToEnd = false
  /// Whether some of the text was marked when it was drawn last.
  var showsMark = false
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Makes an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field from an archive. There are no archives of views on Linux: it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    editor.client = self
    for view in [parts.border, parts.canvas, parts.cursor] { addSubview(view) }
  }

  /// The delegate, which is asked before changes and hears of them.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; empty after nil was set. Setting it drops attributes, puts the caret at the end and sends no event.
  open var text: String? {
    get { editor.text.string }
    set { setRich(newValue.map { NSAttributedString(string: $0, attributes: [:]) }, keepsAttributes: false) }
  }

  /// The text with its attributes, those by default for what it lacks.
  open var attributedText: NSAttributedString? {
    get { fieldContent.rich.map { NSAttributedString(attributedString: $0) } ?? plainAttributedText }
    set { setRich(newValue, keepsAttributes: true) }
  }

  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { fieldContent.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The text with attributes that is shown while there is none.
  open var attributedPlaceholder: NSAttributedString? {
    get { fieldContent.placeholder }
    set { setPlaceholder(newValue) }
  }

  /// The font; the system font of 17 points by default, and after nil was set.
  open var font: UIFont? {
    get { fieldContent.font }
    set { setBase(.font, newValue ?? UIFont.systemFont(ofSize: 17)) }
  }

  /// The color of the letters; `label` by default, and after nil was set.
  open var textColor: UIColor? {
    get { fieldContent.color }
    set { setBase(.foregroundColor, newValue ?? .label) }
  }

  /// The alignment of the text; natural by default, which follows the interface's direction.
  open var textAlignment: NSTextAlignment {
    get { fieldContent.alignment }
    set {
      fieldContent.setAlignment(newValue)
      contentChanged()
    }
  }

  /// The attributes of the whole text; setting them gives the text these alone.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldContent.base }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes of what is typed next, while the text is edited; nil otherwise.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? fieldContent.typingAttributes(at: editor.text.selectedRange.lowerBound) : nil }
    set { setTypingAttributes(newValue) }
  }

  /// A Boolean value that indicates whether a long text is drawn in a smaller font, while it is not edited.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }

  /// The least size of a font that is made smaller, in points; 0 for any.
  open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }

  /// A Boolean value that indicates whether fonts made for a text style get a new size when the user's preference changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the text is edited now.
  open internal(set) var isEditing = false

  /// A Boolean value that indicates whether the text is taken away when editing begins.
  open var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether the next text that is put in takes the place of all; then it is false again.
  open var clearsOnInsertion = false

  // MARK: Look

  /// The border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      parts.border.style = borderStyle
      applyBackground()
      contentChanged()
    }
  }

  /// The image behind the text, but for a rounded border.
  open var background: UIImage? { didSet { setNeedsLayout() } }

  /// The image behind the text of a disabled field; nil for that of an enabled one.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

  /// The color behind the text; a rounded border is filled with it.
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? parts.border.fill : super.backgroundColor }
    set {
      parts.border.fill = newValue
      applyBackground()
    }
  }

  private func applyBackground() { super.backgroundColor = borderStyle == .roundedRect ? nil : parts.border.fill }

  /// When the button that takes the text away is shown.
  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }

  /// The view at the left edge; at the right one in a right-to-left interface.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }

  /// When the view at the left edge is shown.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }

  /// The view at the right edge, in place of the clear button; at the left one in a right-to-left interface.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }

  /// When the view at the right edge is shown.
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    room(in: bounds, withClearButton: !isEditing && showsClearButton)
  }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, withClearButton: showsClearButton) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

  /// Returns the rectangle of the view at the left edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, in: bounds, isLeading: true) }

  /// Returns the rectangle of the view at the right edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, in: bounds, isLeading: false) }

  /// Draws the text; called with the text's rectangle.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder; called with its rectangle.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  /// The size of the text, or of the placeholder where there is none, with the border and what is beside.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The intrinsic size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// A Boolean value that indicates whether the text can be edited; a field that is disabled while it is edited ends that.
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

  /// The view that comes up in place of the keyboard; nil for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard; that of the next responder if none is set.
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

  /// The letters that the keyboard makes capitals by itself; the first ones of sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected; decided by the system by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspelled words are marked; decided by the system by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes become curly ones; decided by the system by default.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash; decided by the system by default.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces come and go with pasted and cut words; decided by the system by default.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the rest of a word is suggested in the text; decided by the system by default.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The kind of keyboard; letters by default.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard; as the interface by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while there is no text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// What the text means; nil if that is not known.
  open var textContentType: UITextContentType!
  /// Whether the text is shown as dots, and neither cut nor copied; false by default.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentChanged() } } }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { editor.text.length > 0 }
  /// Puts a text in at the caret, or in place of what is selected, without asking the delegate.
  open func insertText(_ text: String) { put(text) }
  /// Deletes the character before the caret, or what is selected, without asking the delegate.
  open func deleteBackward() { deleteByKey() }
  /// Returns the text in a range; nil for a range of something else.
  open func text(in range: UITextRange) -> String? { editor.string(in: range) }
  /// Replaces a range by a text, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range, with: text) }
  /// The range that is selected, empty at a caret; setting nil has no effect.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { if let newValue { editor.selectedTextRange = newValue } }
  }
  /// The range of the text that is not decided yet; nil if there is none.
  open var markedTextRange: UITextRange? { editor.markedTextRange }
  /// The attributes of the text that is not decided yet.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedTextStyle }
    set { editor.markedTextStyle = newValue }
  }
  /// Shows a text that is not decided yet, in place of the marked text or the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText, selectedRange: selectedRange)
  }
  /// Takes the marked text as it is.
  open func unmarkText() { editor.unmarkText() }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextEditorPosition(offset: 0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextEditorPosition(offset: editor.text.length) }
  /// Returns the range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }
  /// Returns the position some UTF-16 units away; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the position some characters away in a direction on the screen; nil outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
  /// What is told of changes of the text and the selection by code.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// What finds the borders of words, sentences and lines.
  open var tokenizer: any UITextInputTokenizer { editor.tokenizer(of: self) }
  /// Returns the position in a range that is farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  /// Returns the direction that the text is written in, the same at every position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { line.isRightToLeft ? .rightToLeft : .leftToRight }
  /// Sets the direction that the text is written in, whichever the range.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setWritingDirection(writingDirection)
  }
  /// Returns where the text of a range stands, in the points of the field.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  /// Returns the rectangle of a caret, in the points of the field.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  /// Returns the rectangles of a selection, one for each stretch of one direction.
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
