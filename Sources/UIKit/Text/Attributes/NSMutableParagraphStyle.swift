public import Foundation

/// A paragraph style with values that you can change.
///
/// While one thread changes them, no other thread can read them.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between a line's bottom and the next line's top, in points.
  ///
  /// It isn't added after the last line.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }

  /// The space after a paragraph, in points, if another one follows.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }

  /// The space before a paragraph, in points, if it follows another one.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }

  /// The alignment of the lines.
  ///
  /// The default is natural.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }

  /// The distance of all lines except the first from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }

  /// The end of the lines, in points: from the leading edge if it's positive, or else from the trailing edge.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }

  /// The distance of the paragraph's first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }

  /// The minimum height of a line, in points.
  ///
  /// Extra space is added above the text.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }

  /// The maximum height of a line, in points, or 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }

  /// The factor for the font's line height before the minimum and maximum apply, or 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }

  /// The line break mode.
  ///
  /// The default is word wrapping.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }

  /// The strategies that may adjust where lines break.
  ///
  /// The default is none.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { attributes.lineBreakStrategy }
    set { attributes.lineBreakStrategy = newValue }
  }

  /// A Boolean value that indicates whether letters can tighten slightly before a line is truncated.
  ///
  /// The default is `false`.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { attributes.allowsTightening }
    set { attributes.allowsTightening = newValue }
  }

  /// The tab stops.
  ///
  /// The default is twelve stops that are 28 points apart.
  open override var tabStops: [NSTextTab] {
    get { attributes.tabs.stops.map(NSTextTab.init) }
    set { attributes.tabs.stops = newValue.map(\.stop).sorted { $0.location < $1.location } }
  }

  /// The distance between tab stops after the last of `tabStops`, in points.
  ///
  /// With 0, the default, it's 28.
  open override var defaultTabInterval: CGFloat {
    get { attributes.tabs.interval }
    set { attributes.tabs.interval = newValue }
  }

  /// The writing direction of the paragraph.
  ///
  /// By default, its first letter determines the direction.
  open override var baseWritingDirection: NSWritingDirection {
    get { attributes.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

  /// Removes the tab stops that are equal to a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { attributes = obj.attributes }
}
