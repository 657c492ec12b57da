public import Foundation

/// The alignment, spacing and line breaking of a paragraph.
///
/// Immutable but for its mutable subclass, and so safe to share between threads, as Apple's header says of it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  var attributes = ParagraphAttributes()

  /// Makes the default style.
  public override init() { super.init() }

  init(_ attributes: ParagraphAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// The style of text that has none: natural alignment, words wrapped, no extra space.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language is written; that of the preferred language for nil.
  ///
  /// - Parameter languageName: A code such as `ar` or `zh-Hans`.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = Locale.Language(identifier: languageName ?? Locale.preferredLanguages.first ?? "en")
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The space between a line's bottom and the next one's top, in points; not added after the last line.
  open var lineSpacing: CGFloat { attributes.lineSpacing }

  /// The space after a paragraph that another one follows, in points.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }

  /// The space before a paragraph that follows another one, in points.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }

  /// The alignment of the lines between the edges; natural by default.
  open var alignment: NSTextAlignment { attributes.alignment }

  /// The distance of all lines but the first from the leading edge, in points.
  open var headIndent: CGFloat { attributes.headIndent }

  /// The lines' end: from the leading edge if positive, from the trailing edge if not, in points.
  open var tailIndent: CGFloat { attributes.tailIndent }

  /// The distance of the paragraph's first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }

  /// The least height of a line, in points; more room than the font needs is added above the letters.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }

  /// The greatest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }

  /// A factor on the font's line height, before the minimum and the maximum apply; 0 for none.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }

  /// The mode of line breaks; between words by default.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }

  /// The strategies that move line ends beyond breaking where there is no more room; none by default.
  open var lineBreakStrategy: LineBreakStrategy { attributes.lineBreakStrategy }

  /// A Boolean value that indicates whether letters move together a little before a line is cut; false by default.
  open var allowsDefaultTighteningForTruncation: Bool { attributes.allowsTightening }

  /// The tab stops, at which the text after tabulators goes on; twelve stops 28 points apart by default.
  open var tabStops: [NSTextTab] { attributes.tabs.stops.map(NSTextTab.init) }

  /// The distance between the tabulators' stops after the last of `tabStops`, in points; 0, the default, for 28.
  open var defaultTabInterval: CGFloat { attributes.tabs.interval }

  /// The direction of the paragraph's lines; decided by its first letter by default.
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }

  /// Returns a style of the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(attributes) }

  /// Returns a copy that can be changed, an `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(attributes) }

  /// Returns a Boolean value that indicates whether the other object is a style of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  /// Equal styles have equal hashes.
  open override var hash: Int { attributes.hashValue }
}
