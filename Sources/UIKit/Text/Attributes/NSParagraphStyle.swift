public import Foundation

/// The alignment, spacing, and line breaking of a paragraph.
///
/// It's immutable, except for its mutable subclass, so it's safe to share between threads, as Apple's header says.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  var attributes = ParagraphAttributes()

  /// Creates a style with default values.
  public override init() { super.init() }

  init(_ attributes: ParagraphAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// The style of text without a style: natural alignment, word wrapping, and no extra space.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language, or of the preferred language for `nil`.
  ///
  /// - Parameter languageName: A language code, such as `ar` or `zh-Hans`.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = Locale.Language(identifier: languageName ?? Locale.preferredLanguages.first ?? "en")
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The space between a line's bottom and the next line's top, in points.
  ///
  /// It isn't added after the last line.
  open var lineSpacing: CGFloat { attributes.lineSpacing }

  /// The space after a paragraph, in points, if another one follows.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }

  /// The space before a paragraph, in points, if it follows another one.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }

  /// The alignment of the lines.
  ///
  /// The default is natural.
  open var alignment: NSTextAlignment { attributes.alignment }

  /// The distance of all lines except the first from the leading edge, in points.
  open var headIndent: CGFloat { attributes.headIndent }

  /// The end of the lines, in points: from the leading edge if it's positive, or else from the trailing edge.
  open var tailIndent: CGFloat { attributes.tailIndent }

  /// The distance of the paragraph's first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }

  /// The minimum height of a line, in points.
  ///
  /// Extra space is added above the text.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }

  /// The maximum height of a line, in points, or 0 for no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }

  /// The factor for the font's line height before the minimum and maximum apply, or 0 for none.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }

  /// The line break mode.
  ///
  /// The default is word wrapping.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }

  /// The strategies that may adjust where lines break.
  ///
  /// The default is none.
  open var lineBreakStrategy: LineBreakStrategy { attributes.lineBreakStrategy }

  /// A Boolean value that indicates whether letters can tighten slightly before a line is truncated.
  ///
  /// The default is `false`.
  open var allowsDefaultTighteningForTruncation: Bool { attributes.allowsTightening }

  /// The tab stops.
  ///
  /// The default is twelve stops that are 28 points apart.
  open var tabStops: [NSTextTab] { attributes.tabs.stops.map(NSTextTab.init) }

  /// The distance between tab stops after the last of `tabStops`, in points.
  ///
  /// With 0, the default, it's 28.
  open var defaultTabInterval: CGFloat { attributes.tabs.interval }

  /// The writing direction of the paragraph.
  ///
  /// By default, its first letter determines the direction.
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(attributes) }

  /// Returns a mutable copy, an `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(attributes) }

  /// Returns whether the other object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  /// The hash of the style's values.
  open override var hash: Int { attributes.hashValue }
}
