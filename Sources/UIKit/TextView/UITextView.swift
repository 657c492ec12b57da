public import Foundation
internal import TableMakerTextEditing

/// A view of a text of any length, which can be scrolled, selected and edited.
///
/// Only what is on screen is laid out: a text of 100,000 words opens at once. Where `isScrollEnabled` is false the view is as high as
/// its text.
@MainActor @preconcurrency open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  let editor = TextEditor()
  lazy var content = TextViewContent(editor)
  lazy var textLayout = EditableLayout(content, options: layoutOptions)
  /// The views that draw what is on screen, by the lines that they show.
  var blockViews: [ObjectIdentifier: TextBlockView] = [:]
  lazy var cursor = TextCursorView(frame: bounds)
  lazy var textTouches = TextTouches(editor, cursor: cursor)
  let markedView = MarkedTextView(frame: .zero)
  /// The layout of another width that was measured last.
  var measured: (width: CGFloat, size: CGSize)?
  weak var textViewDelegate: (any UITextViewDelegate)?
  /// The values of the properties of these names, where an app has set them.
  var ownFont: UIFont?
  var ownTextColor: UIColor?
  var ownAlignment = NSTextAlignment.natural
  var ownInputView: UIView?
  var ownAccessoryView: UIView?
  var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// The selection that the delegate and the typing attributes know.
  var knownSelection = 0..<0
  /// The link under a finger.
  var touchedLink: UITextItem?
  /// Where a finger is that may come to stay on a text that is only read.
  var heldPoint: CGPoint?
  var heldTimer: ClockTimer?
  var isChangingLayout = false
  /// By how much what is above the screen has become higher, since the content was last moved along.
  var pendingShift: CGFloat = 0

  /// Makes a text view.
  ///
  /// - Parameters:
  ///   - frame: Its frame, in its superview's points.
  ///   - textContainer: The region that the text is laid out in; one as wide as the view if nil.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.standardContainer()
    super.init(frame: frame)
    setUpText()
  }

  /// Makes a text view of a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view from an archive. There are no archives of views on Linux: it is an empty one.
  public required init?(coder: NSCoder) {
    textContainer = Self.standardContainer()
    super.init(coder: coder)
    setUpText()
  }

  /// The delegate, which is asked before the text is changed and hears of it after; held weakly.
  ///
  /// It is the scroll view's delegate too.
  // Apple redeclares the superclass's property with a narrower type; see UITableView.
  @_nonoverride weak open var delegate: (any UITextViewDelegate)? {
    get { textViewDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Text

  /// The text. Setting it drops all attributes: it looks as `font`, `textColor` and `textAlignment` say.
  ///
  /// - Complexity: O(n).
  open var text: String! {
    get { editor.text.string }
    set { setPlainText(newValue ?? "") }
  }

  /// The text with its attributes. Where there is no font, 12 points are meant; where there is no color, black.
  ///
  /// - Complexity: O(n).
  open var attributedText: NSAttributedString! {
    get { makeAttributedText() }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the whole text; that of the first letter if there are several. Nil, as at first, for 12 points.
  open var font: UIFont? {
    get { ownFont }
    set { setFont(newValue) }
  }

  /// The color of the whole text; that of the first letter if there are several. Nil, as at first, for `label`.
  open var textColor: UIColor? {
    get { ownTextColor }
    set { setTextColor(newValue) }
  }

  /// The alignment of the lines; natural at first, which follows the letters of each paragraph.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set { setTextAlignment(newValue) }
  }

  /// The attributes of what is typed next: those of the letter before the caret, until others are set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typing.values }
    set { setTypingAttributes(newValue) }
  }

  /// The attributes that links are shown with; nil, as at first, for the view's tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set { setLinkAttributes(newValue) }
  }

  /// A Boolean value that indicates whether fonts made for a text style follow the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Selection and editing

  /// What is selected, in code units of UTF-16; empty for a caret. What is not in the text is left out, and characters stay whole.
  open var selectedRange: NSRange {
    get { NSRange(editor.text.selectedRange) }
    set { editor.select(newValue) }
  }

  /// A Boolean value that indicates whether the user can change the text; true by default.
  open var isEditable = true {
    didSet { if isEditable != oldValue { editabilityChanged() } }
  }

  /// A Boolean value that indicates whether the user can select text and follow links; true by default.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { editabilityChanged() } }
  }

  /// A Boolean value that indicates whether what is typed next replaces the whole text; false again once it has.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion != oldValue { showSelection() } }
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

  /// Scrolls, without animation, until a range of the text shows; a longer one from its beginning.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToText(in: Range(clamping: range)) }

  // MARK: Layout

  /// The region that the text is laid out in.
  public let textContainer: NSTextContainer

  /// The space around the text, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { lineWidthChanged() } }
  }

  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The size of the whole text, where the view does not scroll; none where it does.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return textSize(width: .infinity)
  }

  /// The size of the whole text in lines that fit a width, with the space around it.
  ///
  /// - Complexity: O(n) for text that is not laid out in that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 && size.width < UnlimitedRoom.least ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in !(isFirstResponder && press.key.map { editor.press($0) } == true) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { mayPerform(action) }
  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func select(_ sender: Any?) { editor.selectWord(at: editor.text.selection.head.offset) }
  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  open override func delete(_ sender: Any?) { if isEditable { editor.type(.cut) } }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !textTouchBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !textTouchMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !textTouchEnded(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    textTouchCancelled()
    super.touchesCancelled(touches, with: event)
  }

  /// Returns false where a finger has taken the caret or a handle along: then nothing scrolls.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !textTouches.isMoving && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: UITextInputTraits

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
  /// Whether the text is hidden; a text view keeps the value and shows its text all the same (assumed).
  open var isSecureTextEntry = false
  /// What the text means; nil if that is not known.
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput and UITextInput; those that apps override stand here, the rest in UITextView+TextInput.swift

  /// Whether there is any text.
  open var hasText: Bool { editor.text.length > 0 }

  /// Puts a text in at the caret, or in place of what is selected, without asking the delegate.
  open func insertText(_ text: String) { insertTyped(text) }

  /// Deletes the character before the caret, or what is selected, without asking the delegate.
  open func deleteBackward() { editor.deleteBackward() }

  /// Replaces a range by a text, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = editor.textRange(range) else { return }
    editor.perform(.replace(range, with: UTF16Text(text)))
  }

  /// Shows a text that is not decided yet, in place of the marked text or the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Decides for the marked text as it is.
  open func unmarkText() { editor.unmarkText() }

  /// Returns the rectangle of a caret at a position, in points.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

  /// Returns the rectangle of a range in its first line, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }

  /// Returns the rectangles of a range, if it were selected.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

  // MARK: Inside the module

  override var currentDelegate: (any UIScrollViewDelegate)? { textViewDelegate ?? storedDelegate }

  // A delegate that can only scroll is not the text view's; it is notified of scrolling.
  override func take(_ delegate: (any UIScrollViewDelegate)?) {
    let isForText = delegate == nil || delegate is any UITextViewDelegate
    if isForText { self.delegate = delegate as? any UITextViewDelegate } else { storedDelegate = delegate }
  }

  override func delegateChanged() {
    super.delegateChanged()
    textViewDelegate = storedDelegate as? any UITextViewDelegate
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    linksChanged()
  }

  override var firstBaselineOffsetFromTop: CGFloat { baselines.first }
  override var lastBaselineOffsetFromBottom: CGFloat { baselines.lastFromBottom }
}
