public import Foundation

/// A paragraph style whose values can be set. While one thread sets them, no other may read them.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between a line's bottom and the next one's top, in points; not added after the last line.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }

  /// The space after a paragraph that another one follows, in points.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }

  /// The space before a paragraph that follows another one, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }

  /// The alignment of the lines between the edges; natural by default.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }

  /// The distance of all lines but the first from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }

  /// The lines' end: from the leading edge if positive, from the trailing edge if not, in points.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }

  /// The distance of the paragraph's first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }

  /// The least height of a line, in points; more room than the font needs is added above the letters.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }

  /// A factor on the font's line height, before the minimum and the maximum apply; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }

  /// The mode of line breaks; between words by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }

  /// The strategies that move line ends beyond breaking where there is no more room; none by default.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { attributes.lineBreakStrategy }
    set { attributes.lineBreakStrategy = newValue }
  }

  /// A Boolean value that indicates whether letters move together a little before a line is cut; false by default.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { attributes.allowsTightening }
    set { attributes.allowsTightening = newValue }
  }

  /// The tab stops, at which the text after tabulators goes on; twelve stops 28 points apart by default.
  open override var tabStops: [NSTextTab] {
    get { attributes.tabs.stops.map(NSTextTab.init) }
    set { attributes.tabs.stops = newValue.map(\.stop).sorted { $0.location < $1.location } }
  }

  /// The distance between the tabulators' stops after the last of `tabStops`, in points; 0, the default, for 28.
  open override var defaultTabInterval: CGFloat {
    get { attributes.tabs.interval }
    set { attributes.tabs.interval = newValue }
  }

  /// The direction of the paragraph's lines; decided by its first letter by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { attributes.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }

  /// Adds a place that tabulators reach for.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

  /// Takes away the stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { attributes = obj.attributes }
}
