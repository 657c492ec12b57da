public import Foundation
internal import TableMakerTextEditing

/// A scrollable view for displaying, selecting, and editing text of any length.
///
/// It lays out only the visible text, so 100,000 words open immediately. If `isScrollEnabled` is `false`, the view is
/// as high as its text.
@MainActor @preconcurrency open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  let editor = TextEditor()
  lazy var content = TextViewContent(editor)
  lazy var textLayout = EditableLayout(content, options: layoutOptions)
  /// The views that draw the visible text, by the lines that they show.
  var blockViews: [ObjectIdentifier: TextBlockView] = [:]
  lazy var cursor = TextCursorView(frame: bounds)
  lazy var textTouches = TextTouches(editor, cursor: cursor)
  let markedView = MarkedTextView(frame: .zero)
  /// The last measured size for another width.
  var measured: (width: CGFloat, size: CGSize)?
  weak var textViewDelegate: (any UITextViewDelegate)?
  /// The values of the properties with these names, if the app set them.
  var ownFont: UIFont?
  var ownTextColor: UIColor?
  var ownAlignment = NSTextAlignment.natural
  var ownInputView: UIView?
  var ownAccessoryView: UIView?
  var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// The selection that the delegate and the typing attributes are up to date with.
  var knownSelection = 0..<0
  /// The link that the user touches.
  var touchedLink: UITextItem?
  /// The location of a touch that may become a touch and hold on text that isn't editable.
  var heldPoint: CGPoint?
  var heldTimer: ClockTimer?
  var isChangingLayout = false
  /// The height that the text above the screen gained since the last adjustment.
  var pendingShift: CGFloat = 0

  /// Creates a text view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - textContainer: The text container, or `nil` for one that's as wide as the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.standardContainer()
    super.init(frame: frame)
    setUpText()
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view.
  ///
  /// The coder isn't used because Linux has no archives of views.
  public required init?(coder: NSCoder) {
    textContainer = Self.standardContainer()
    super.init(coder: coder)
    setUpText()
  }

  /// The delegate, which is called before and after changes of the text.
  ///
  /// The view holds it weakly.
  ///
  /// It's also the scroll view's delegate.
  // Apple redeclares the superclass's property with a narrower type; see UITableView.
  @_nonoverride weak open var delegate: (any UITextViewDelegate)? {
    get { textViewDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Text

  /// The text.
  ///
  /// Setting it removes all attributes except those of `font`, `textColor`, and `textAlignment`.
  ///
  /// - Complexity: O(n).
  open var text: String! {
    get { editor.text.string }
    set { setPlainText(newValue ?? "") }
  }

  /// The text with its attributes.
  ///
  /// Text without a font has 12 points, and text without a color is black.
  ///
  /// - Complexity: O(n).
  open var attributedText: NSAttributedString! {
    get { makeAttributedText() }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the text, or of its first letter if there are several fonts.
  ///
  /// The default, `nil`, is a font of 12 points.
  open var font: UIFont? {
    get { ownFont }
    set { setFont(newValue) }
  }

  /// The color of the text, or of its first letter if there are several colors.
  ///
  /// The default, `nil`, is `label`.
  open var textColor: UIColor? {
    get { ownTextColor }
    set { setTextColor(newValue) }
  }

  /// The alignment of the lines.
  ///
  /// The default is natural, which follows the letters of each paragraph.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set { setTextAlignment(newValue) }
  }

  /// The attributes of the text that's typed next.
  ///
  /// Until you set them, they're those of the letter before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typing.values }
    set { setTypingAttributes(newValue) }
  }

  /// The attributes of links.
  ///
  /// The default, `nil`, is the view's tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set { setLinkAttributes(newValue) }
  }

  /// A Boolean value that indicates whether fonts with a text style follow the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Selection and editing

  /// The selected range in UTF-16 code units, which is empty for a caret.
  ///
  /// Setting it limits the range to the text and extends it to whole characters.
  open var selectedRange: NSRange {
    get { NSRange(editor.text.selectedRange) }
    set { editor.select(newValue) }
  }

  /// A Boolean value that indicates whether the user can change the text.
  ///
  /// The default is `true`.
  open var isEditable = true {
    didSet { if isEditable != oldValue { editabilityChanged() } }
  }

  /// A Boolean value that indicates whether the user can select text and follow links.
  ///
  /// The default is `true`.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { editabilityChanged() } }
  }

  /// A Boolean value that indicates whether typing replaces the whole text.
  ///
  /// It's `false` again afterward.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion != oldValue { showSelection() } }
  }

  /// A custom view that replaces the keyboard, or `nil` to use the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard.
  ///
  /// If you don't set one, it's that of the next responder.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView ?? super.inputAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// Scrolls without animation until a range is visible, or its beginning if it's too long.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollToText(in: Range(clamping: range), showsInset: false)
  }

  // MARK: Layout

  /// The region of the text layout.
  public let textContainer: NSTextContainer

  /// The insets of the text, in points.
  ///
  /// The default is 8 at the top and bottom.
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

  /// The size of the text with its insets.
  open override var contentSize: CGSize {
    get {
      if !isScrollEnabled, needsLayout, bounds.width > 0 { updateContentSize() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The size of the whole text, or no intrinsic size if the view scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return textSize(width: .infinity)
  }

  /// Returns the size of the whole text within a width, including its insets.
  ///
  /// - Complexity: O(n) for text that isn't laid out for that width.
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

  /// Returns whether a gesture can begin.
  ///
  /// It can't while the touch moves the caret or a handle.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !textTouches.isMoving && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: UITextInputTraits

  /// The letters that the keyboard capitalizes automatically.
  ///
  /// The default is the first letter of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The setting for correcting typed words.
  ///
  /// The default is the system's choice.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The setting for marking misspelled words.
  ///
  /// The default is the system's choice.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The setting for converting straight quotation marks to curly ones.
  ///
  /// The default is the system's choice.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The setting for converting two hyphens to a dash.
  ///
  /// The default is the system's choice.
  open var smartDashesType = UITextSmartDashesType.default
  /// The setting for adjusting spaces around pasted and cut words.
  ///
  /// The default is the system's choice.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The setting for suggesting the rest of a word in the text.
  ///
  /// The default is the system's choice.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The type of keyboard.
  ///
  /// The default is for letters.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  ///
  /// The default follows the interface.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the Return key is disabled while there's no text.
  ///
  /// The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that's stored but doesn't hide the text in a text view (assumed).
  open var isSecureTextEntry = false
  /// The meaning of the text, or `nil` if it's unknown.
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput and UITextInput; apps can override these, and the rest are in UITextView+TextInput.swift

  /// A Boolean value that indicates whether there's any text.
  open var hasText: Bool { editor.text.length > 0 }

  /// Inserts a text at the caret, or replaces the selection, without calling the delegate.
  open func insertText(_ text: String) { insertTyped(text) }

  /// Deletes the character before the caret, or the selection, without calling the delegate.
  open func deleteBackward() { editor.deleteBackward() }

  /// Replaces a range with a text, without calling the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = editor.textRange(range) else { return }
    editor.perform(.replace(range, with: UTF16Text(text)))
  }

  /// Shows marked text, which replaces the current marked text or the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Commits the marked text.
  open func unmarkText() { editor.unmarkText() }

  /// Returns the rectangle of a caret at a position, in points.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

  /// Returns the rectangle of a range on its first line, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }

  /// Returns the selection rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

  // MARK: Inside the module

  override var currentDelegate: (any UIScrollViewDelegate)? { textViewDelegate ?? storedDelegate }

  // A delegate without text view methods isn't the text view's delegate, but it's notified of scrolling.
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
