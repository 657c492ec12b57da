public import Foundation

/// A view that shows one or more lines of text and truncates text that doesn't fit.
///
/// The text is vertically centered, with its lines on whole pixels.
@MainActor @preconcurrency open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plainText: String?
  /// The attributed text that was set, changed by later settings of the label.
  private var richText: NSAttributedString?
  /// The font for parts of the attributed text without one.
  private var richFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var richColor = UIColor.label
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label
  private var ownAlignment = NSTextAlignment.natural
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail
  private var ownLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  private var ownTightening = false
  var layoutCache = LabelLayoutCache()

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty label.
  ///
  /// The coder isn't used because Linux has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// The text.
  ///
  /// Setting it removes the attributes of an attributed text, except those of its first character.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      if richText == nil && newValue == plainText { return }
      richText = nil
      plainText = newValue
      contentChanged()
    }
  }

  /// The text with its attributes.
  ///
  /// Setting it gives the label the style of its first character. The label provides a missing font and color. If you
  /// later set a font, color, alignment, or line break mode, it applies to the whole text. A paragraph style has its
  /// own line break mode, which by default doesn't truncate.
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

  /// The font.
  ///
  /// The default, which `nil` restores, is the system font at 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      // Setting the same font must not trigger a layout because apps do it during layout.
      if richText == nil, font == ownFont { return }
      ownFont = font
      setInRichText(.font, ownFont)
      contentChanged()
    }
  }

  /// The color of the text.
  ///
  /// The default, which `nil` restores, is `label`.
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

  /// The alignment of the lines.
  ///
  /// The default is natural, which follows the interface's direction.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      guard newValue != ownAlignment else { return }
      ownAlignment = newValue
      changeRichParagraphs { $0.alignment = newValue }
      lookChanged()
    }
  }

  /// The treatment of text that doesn't fit.
  ///
  /// The default truncates the end.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      guard newValue != ownLineBreakMode else { return }
      ownLineBreakMode = newValue
      changeRichParagraphs { $0.lineBreakMode = newValue }
      contentChanged()
    }
  }

  /// The strategies that may adjust where lines break.
  ///
  /// The default is all strategies of Apple's labels.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { ownLineBreakStrategy }
    set {
      guard newValue != ownLineBreakStrategy else { return }
      ownLineBreakStrategy = newValue
      changeRichParagraphs { $0.lineBreakStrategy = newValue }
      contentChanged()
    }
  }

  /// A Boolean value that indicates whether letters can tighten slightly before a line is truncated.
  ///
  /// The default is `false`.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { ownTightening }
    set {
      guard newValue != ownTightening else { return }
      ownTightening = newValue
      changeRichParagraphs { $0.allowsDefaultTighteningForTruncation = newValue }
      lookChanged()
    }
  }

  /// The maximum number of lines, or 0 for no limit.
  ///
  /// The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  /// A Boolean value that indicates whether the text has its full color.
  ///
  /// If it's `false`, the text is dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the text has the highlighted color.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The color of the text while the label is highlighted, or `nil` for no change.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The color of the text's shadow, or `nil` for none.
  ///
  /// The default is `nil`.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the shadow.
  ///
  /// The default is one point above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// A Boolean value that indicates whether the font shrinks if the text doesn't fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The minimum factor for the font size of text that shrinks.
  ///
  /// The default is 0, which means no minimum. Assumed: Apple's page says that 0 doesn't scale at all, but apps that
  /// leave it at 0 report that their text shrinks.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The position of a single line in a smaller font.
  ///
  /// The default aligns the baselines.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The width, in points, for the intrinsic size of several lines, or 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A Boolean value that indicates whether fonts with a text style follow the user's preferred size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// The size of the whole text, within the label's number of lines.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return fullSize(width: width)
  }

  /// Returns the size of the whole text.
  ///
  /// Labels with several lines wrap at the width of `size`.
  ///
  /// - Parameter size: The available size, in points. Its height isn't a limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fullSize(width: numberOfLines != 1 && size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// Returns the rectangle of the text within bounds.
  ///
  /// - Parameters:
  ///   - bounds: The available space, in points.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit.
  /// - Returns: The text's rectangle at the top of the bounds, in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    textRectangle(in: bounds, lines: numberOfLines)
  }

  /// Draws the text vertically centered in a rectangle.
  ///
  /// To draw in another rectangle, override this method and call `super`.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override var textInDescription: String? { text }

  /// The bounds, or more for letters that reach beyond them, as those of Arabic and Thai do.
  ///
  /// Assumed: iOS shows these letters whole, because the lines of its own fonts for these scripts have room for them.
  package override var contentExtent: CGRect {
    let isTall = !isEmpty && layoutCache.hasTallLetters { text ?? "" }
    return isTall ? bounds.insetBy(dx: 0, dy: -font.lineHeight / 2) : bounds
  }

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
  /// The text in the engine's format.
  var styledText: StyledText {
    var base = TextAttributes(font: richText == nil ? ownFont : richFont)
    base.paragraph.alignment = ownAlignment
    base.paragraph.lineBreakMode = ownLineBreakMode
    base.paragraph.lineBreakStrategy = ownLineBreakStrategy
    base.paragraph.allowsTightening = ownTightening
    guard let richText else { return StyledText(plainText ?? "", attributes: base) }
    return StyledText(richText, base: base)
  }

  /// The color of text without its own color.
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

  /// Updates the label after a change that doesn't affect the text's size.
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

  /// Scales fonts with a text style to the size of the label's traits.
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
