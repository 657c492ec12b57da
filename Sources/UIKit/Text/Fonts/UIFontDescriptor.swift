public import Foundation

/// The description of a font: its family or design, its traits, its size.
///
/// Immutable, and so safe to share between threads, as Apple's header says of it.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  let specification: FontSpecification

  init(_ specification: FontSpecification) {
    self.specification = specification
    super.init()
  }

  /// Makes a descriptor of attributes; those that are missing are as in the system font, of size 0.
  ///
  /// - Parameter attributes: The keys `family`, `name`, `face`, `size`, `textStyle` and `traits` count. A family that
  ///   is not installed gives the system font, as on iOS.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(FontSpecification(pointSize: 0).applying(attributes))
  }

  /// Makes a descriptor of a font's name, such as Inter-Bold.
  ///
  /// - Parameters:
  ///   - fontName: The name; one that is not installed gives the system font.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontSpecification.named(fontName, size: size)?.0 ?? FontSpecification(pointSize: size))
  }

  /// The descriptor of a text style's font, at the size that the user prefers.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a text style's font, at the size that some traits ask for.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - traitCollection: Traits that say a text size; the current ones if they do not, or if there are none.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name of the font that fits the descriptor.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The size in points; 0 if none was said.
  open var pointSize: CGFloat { specification.pointSize }

  /// The traits of the font, such as bold and slanted.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { specification.symbolicTraits }

  /// The attributes that describe the font.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { specification.fontAttributes }

  /// Returns one of the attributes; nil for those that a descriptor here has not.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The same font with other attributes added to its own, or in their place.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(specification.applying(attributes))
  }

  /// The same font at another size in points; one of a text style stays one.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = specification
    changed.pointSize = newPointSize
    return UIFontDescriptor(changed)
  }

  /// The same font with these traits and no others; nil if its family has no such font.
  ///
  /// The system font's bold is semibold, that of its titles bold, as on iOS.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    specification.with(symbolicTraits).map { UIFontDescriptor($0) }
  }

  /// The system font in another design; nil for a font that is not the system's.
  ///
  /// No font that is installed here is rounded: the rounded design has the default one's letters. The serif design is
  /// that of Noto Serif or, where it is not installed, DejaVu Serif.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    if case .named = specification.design { return nil }
    guard let design = FontSpecification.Design(design) else { return nil }
    var changed = specification
    changed.design = design
    return UIFontDescriptor(changed)
  }

  /// A font of another family, of the same size and, where the family has it, of the same traits.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Another face of the family, such as Bold Italic.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptor, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the other object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  /// Equal descriptors have equal hashes.
  open override var hash: Int { specification.hashValue }
}

extension UIFont {
  /// Makes the font that fits a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: What the font should be. One that was made for a text style gives a font that follows the user's
  ///     text size in labels that do.
  ///   - pointSize: The size in points; 0 for the descriptor's own, or 12 if that is 0 too (assumed).
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize > 0, pointSize != specification.pointSize {
      specification.pointSize = pointSize
      specification.textStyle = nil
      specification.scaling = nil
    }
    if specification.pointSize <= 0 { specification.pointSize = 12 }
    self.init(specification, proportions: FontProportions.of(specification))
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  /// The names of the installed families, in order.
  public class var familyNames: [String] { TextEngine.names() }

  /// The names of a family's fonts, such as Inter-Bold; none for a family that is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] { TextEngine.names(of: familyName) }
}
