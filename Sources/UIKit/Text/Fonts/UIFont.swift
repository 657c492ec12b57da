public import Foundation

/// A font at a size: the system font, which is the default of text, or an installed family.
///
/// Immutable, and so safe to share between threads, as Apple's header says of it.
open class UIFont: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark()
  let specification: FontSpecification
  let proportions: FontProportions

  init(_ specification: FontSpecification, proportions: FontProportions = .system) {
    self.specification = specification
    self.proportions = proportions
    super.init()
  }

  /// Makes an installed font by its full name, such as Inter-Bold, or by its family's name; nil if there is none.
  ///
  /// - Parameters:
  ///   - fontName: The name, as `fontName` gives it.
  ///   - fontSize: The size in points.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let (specification, proportions) = FontSpecification.named(fontName, size: fontSize) else { return nil }
    self.specification = specification
    self.proportions = proportions
    super.init()
  }

  /// The size in points.
  open var pointSize: CGFloat { specification.pointSize }

  /// The height of the tallest letters above the baseline, in points.
  open var ascender: CGFloat { proportions.ascender * pointSize }

  /// The depth of the deepest letters, in points; negative.
  open var descender: CGFloat { proportions.descender * pointSize }

  /// The height of a capital letter, in points.
  open var capHeight: CGFloat { proportions.capHeight * pointSize }

  /// The height of a letter x, in points.
  open var xHeight: CGFloat { proportions.xHeight * pointSize }

  /// The height of a line, in points: the ascender less the descender.
  open var lineHeight: CGFloat { ascender - descender }

  /// The space between lines that the font asks for: 0, a font's own is part of its ascender here.
  open var leading: CGFloat { 0 }

  /// Returns a Boolean value that indicates whether the other object is a font of the same design, weight and size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.specification == specification
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int { specification.hashValue }
}
