public import Foundation

/// A description of a font: its family or design, its traits, and its size.
///
/// It's immutable, so it's safe to share between threads, as Apple's header says.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  let specification: FontSpecification

  init(_ specification: FontSpecification) {
    self.specification = specification
    super.init()
  }

  /// Creates a descriptor with attributes.
  ///
  /// Missing attributes are those of the system font, with a size of 0.
  ///
  /// - Parameter attributes: The attributes, with the keys `family`, `name`, `face`, `size`, `textStyle`, and `traits`.
  ///   If the family isn't installed, the descriptor is the system font's, as on iOS.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    specification = FontSpecification(pointSize: 0).applying(attributes)
    super.init()
  }

  /// Creates a descriptor with a font's name, such as Inter-Bold.
  ///
  /// - Parameters:
  ///   - fontName: The name. If the font isn't installed, the descriptor is the system font's.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontSpecification.named(fontName, size: size)?.0 ?? FontSpecification(pointSize: size))
  }

  /// Returns the descriptor of a text style's font at the user's preferred size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font at the size of some traits.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits with the text size. If they don't have one, the current traits apply.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name of the font that matches the descriptor.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The size in points, or 0 if it isn't specified.
  open var pointSize: CGFloat { specification.pointSize }

  /// The traits of the font, such as bold and slanted.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { specification.symbolicTraits }

  /// The attributes that describe the font.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { specification.fontAttributes }

  /// Returns an attribute, or `nil` if the descriptor doesn't have it.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns a descriptor with additional attributes, which replace existing ones.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(specification.applying(attributes))
  }

  /// Returns the same font at another size in points.
  ///
  /// It keeps its text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = specification
    changed.pointSize = newPointSize
    return UIFontDescriptor(changed)
  }

  /// Returns the same font with exactly these traits, or `nil` if its family has no such font.
  ///
  /// As on iOS, the bold system font is semibold, and that of titles is bold.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    specification.with(symbolicTraits).map { UIFontDescriptor($0) }
  }

  /// Returns the system font in another design, or `nil` if the font isn't the system's.
  ///
  /// The rounded design uses the default letters because no installed font is rounded. The serif design uses Noto Serif
  /// or, if it isn't installed, DejaVu Serif.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    if case .named = specification.design { return nil }
    guard let design = FontSpecification.Design(design) else { return nil }
    var changed = specification
    changed.design = design
    return UIFontDescriptor(changed)
  }

  /// Returns a font of another family with the same size and, if the family has them, the same traits.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns another face of the family, such as Bold Italic.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptor itself because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  /// The hash of the descriptor's values.
  open override var hash: Int { specification.hashValue }
}

extension UIFont {
  /// Creates the font that matches a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor. If it has a text style, labels that follow the user's text size also scale the
  ///     font.
  ///   - pointSize: The size in points, or 0 for the descriptor's size, or 12 if that's 0 as well (assumed).
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

  /// The sorted names of the installed families.
  public class var familyNames: [String] { TextEngine.names() }

  /// Returns the names of a family's fonts, such as Inter-Bold, or an empty array if it isn't installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] { TextEngine.names(of: familyName) }
}
