public import Foundation

/// A view that shows text: one line or several, cut with an ellipsis where there is no room.
///
/// The text stands in the middle of the label's height, its lines on whole pixels.
@MainActor @preconcurrency open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plainText: String?
  /// The text as it was set with attributes, changed by later settings of the label.
  private var richText: NSAttributedString?
  /// The font of attributes that the rich text lacks.
  private var richFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var richColor = UIColor.label
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label
  private var ownAlignment = NSTextAlignment.natural
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail
  private var ownLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  private var ownTightening = false
  var layoutCache = LabelLayoutCache()

  /// Makes an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label from an archive. There are no archives of views on Linux: the label is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// The text. Setting it drops the attributes of an attributed text, but for those of its first character.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      if richText == nil && newValue == plainText { return }
      richText = nil
      plainText = newValue
      contentChanged()
    }
  }

  /// The text with its attributes. Setting it gives the label the style of its first character.
  ///
  /// What the text lacks, font and color, is taken from the label. A font, a color, an alignment or a line break mode
  /// that is set afterwards goes to the whole text. A paragraph style brings its own line break mode, which by default
  /// truncates nothing.
  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      plainText = nil
      richText = newValue.flatMap { $0.copy() as? NSAttributedString }
      richFont = ownFont
      richColor = ownColor
      if let newValue, newValue.length > 0 { adoptStyle(of: newValue) }
      contentChanged()
    }
  }

  private func adoptStyle(of text: NSAttributedString) {
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { ownFont = font }
    if let color = first[.foregroundColor] as? UIColor { ownColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      ownAlignment = style.alignment
      ownLineBreakMode = style.lineBreakMode
      ownLineBreakStrategy = style.lineBreakStrategy
      ownTightening = style.allowsDefaultTighteningForTruncation
    }
  }

  /// The font; the system font of 17 points by default, and after nil was set.
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      // A label that is given the font that it has, while views are laid out, must not ask for another layout.
      if richText == nil, font == ownFont { return }
      ownFont = font
      setInRichText(.font, ownFont)
      contentChanged()
    }
  }

  /// The color of the letters; `label` by default, and after nil was set.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      if richText != nil {
        setInRichText(.foregroundColor, ownColor)
        layoutCache.removeAll()
      }
      setNeedsDisplay()
    }
  }

  /// The alignment of the lines between the edges; natural by default, which follows the interface's direction.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      guard newValue != ownAlignment else { return }
      ownAlignment = newValue
      changeRichParagraphs { $0.alignment = newValue }
      lookChanged()
    }
  }

  /// The treatment of text that does not fit; cut at the end with an ellipsis by default.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      guard newValue != ownLineBreakMode else { return }
      ownLineBreakMode = newValue
      changeRichParagraphs { $0.lineBreakMode = newValue }
      contentChanged()
    }
  }

  /// The strategies that move line ends beyond breaking where there is no more room; by default all that Apple's labels
  /// use.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { ownLineBreakStrategy }
    set {
      guard newValue != ownLineBreakStrategy else { return }
      ownLineBreakStrategy = newValue
      changeRichParagraphs { $0.lineBreakStrategy = newValue }
      contentChanged()
    }
  }

  /// A Boolean value that indicates whether letters move together a little before a line is cut; false by default.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { ownTightening }
    set {
      guard newValue != ownTightening else { return }
      ownTightening = newValue
      changeRichParagraphs { $0.allowsDefaultTighteningForTruncation = newValue }
      lookChanged()
    }
  }

  /// The greatest number of lines; 1 by default, 0 for as many as there is room for.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  /// A Boolean value that indicates whether the letters are drawn in full color; dimmed if not.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the letters are drawn in the highlighted color.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The color of the letters while the label is highlighted; nil for no change.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The color of a copy of the letters that is drawn below them; none by default.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the shadow; one point above the letters by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// A Boolean value that indicates whether a text that does not fit is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The least factor on the font's size of a text that is made to fit; 0, the default, for any.
  ///
  /// Assumed: Apple's page says that 0 does not scale at all, apps that leave it at 0 see their text shrink.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The position of a single line in a smaller font; on the baseline of the full size by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The width in points that several lines have in the label's intrinsic size; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A Boolean value that indicates whether fonts made for a text style get a new size when the user's preference
  /// changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// The size of the whole text, in as many lines as the label may have.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return fullSize(width: width)
  }

  /// The size of the whole text; of several lines if they may be no wider than `size`.
  ///
  /// - Parameter size: The room there is, in points. Its width limits labels of several lines, its height none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fullSize(width: numberOfLines != 1 && size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The rectangle that the text takes in some bounds.
  ///
  /// - Parameters:
  ///   - bounds: The room there is, in points.
  ///   - numberOfLines: The greatest number of lines; 0 for any.
  /// - Returns: The text's rectangle at the bounds' top, in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    textRectangle(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in the middle of a rectangle's height.
  ///
  /// Subclasses override it to draw into another rectangle, by calling `super`.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override var textInDescription: String? { text }

  override var firstBaselineOffsetFromTop: CGFloat { contentBaselines.first }

  override var lastBaselineOffsetFromBottom: CGFloat { contentBaselines.lastFromBottom }

  override var fontOfFirstLine: UIFont? { font }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    layoutCache.removeAll()
    if adjustsFontForContentSizeCategory { adjustFonts() }
    setNeedsDisplay()
  }
}

extension UILabel {
  /// The text as the engine takes it.
  var styledText: StyledText {
    var base = TextAttributes(font: richText == nil ? ownFont : richFont)
    base.paragraph.alignment = ownAlignment
    base.paragraph.lineBreakMode = ownLineBreakMode
    base.paragraph.lineBreakStrategy = ownLineBreakStrategy
    base.paragraph.allowsTightening = ownTightening
    guard let richText else { return StyledText(plainText ?? "", attributes: base) }
    return StyledText(richText, base: base)
  }

  /// The color of letters that have none of their own.
  var baseColor: UIColor { richText == nil ? ownColor : richColor }

  var isEmpty: Bool { (richText?.length ?? plainText?.utf8.count ?? 0) == 0 }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = ownAlignment
    style.lineBreakMode = ownLineBreakMode
    style.lineBreakStrategy = ownLineBreakStrategy
    style.allowsDefaultTighteningForTruncation = ownTightening
    return [.font: ownFont, .foregroundColor: ownColor, .paragraphStyle: style]
  }

  private func contentChanged() {
    layoutCache.removeAll()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Like `contentChanged()`, where the text's whole size stays what it was.
  private func lookChanged() {
    layoutCache.removeAll()
    setNeedsDisplay()
  }

  private func setInRichText(_ key: NSAttributedString.Key, _ value: Any) {
    changeRichText { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
  }

  private func changeRichParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeRichText { text in
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
        let style = NSMutableParagraphStyle()
        if let present = value as? NSParagraphStyle { style.setParagraphStyle(present) }
        change(style)
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
  }

  private func changeRichText(_ change: (NSMutableAttributedString) -> Void) {
    guard let richText else { return }
    let text = NSMutableAttributedString(attributedString: richText)
    change(text)
    self.richText = text
  }

  /// Gives fonts that were made for a text style the size that the label's traits ask for.
  private func adjustFonts() {
    let category = traitCollection.preferredContentSizeCategory
    ownFont = ownFont.adjusted(for: category)
    richFont = richFont.adjusted(for: category)
    changeRichText { text in
      text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
        guard let font = value as? UIFont else { return }
        text.addAttribute(.font, value: font.adjusted(for: category), range: range)
      }
    }
    contentChanged()
  }
}
