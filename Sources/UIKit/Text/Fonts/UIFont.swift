public import Foundation

/// A font at a size: the system font, which is the default of text, or an installed font.
///
/// It's immutable, so it's safe to share between threads, as Apple's header says.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  let specification: FontSpecification
  let proportions: FontProportions

  init(_ specification: FontSpecification, proportions: FontProportions = .system) {
    self.specification = specification
    self.proportions = proportions
    super.init()
  }

  /// Creates an installed font, or one of an iPhone's, with its full name, such as Inter-Bold, or its family's name.
  ///
  /// If an iPhone's font isn't installed, it has the letters of an installed font of its kind. For any other name, the
  /// result is `nil`.
  ///
  /// - Parameters:
  ///   - fontName: The name, as in `fontName`.
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

  /// The depth of the deepest letters below the baseline, in points, as a negative number.
  open var descender: CGFloat { proportions.descender * pointSize }

  /// The height of a capital letter, in points.
  open var capHeight: CGFloat { proportions.capHeight * pointSize }

  /// The height of a letter x, in points.
  open var xHeight: CGFloat { proportions.xHeight * pointSize }

  /// The height of a line, in points: the ascender minus the descender.
  open var lineHeight: CGFloat { ascender - descender }

  /// The font's additional space between lines, which is 0 because it's part of the ascender.
  open var leading: CGFloat { 0 }

  /// Returns the object itself, because its values never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is a font with the same design, weight, and size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.specification == specification
  }

  /// The hash of the font's values.
  open override var hash: Int { specification.hashValue }
}
