@objc open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any
  public init(white: CGFloat, alpha: CGFloat)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
  public init(cgColor: CGColor)
  public init(patternImage image: UIImage)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil)
  open class var black: UIColor { get }
  open class var darkGray: UIColor { get }
  open class var lightGray: UIColor { get }
  open class var white: UIColor { get }
  open class var gray: UIColor { get }
  open class var red: UIColor { get }
  open class var green: UIColor { get }
  open class var blue: UIColor { get }
  open class var cyan: UIColor { get }
  open class var yellow: UIColor { get }
  open class var magenta: UIColor { get }
  open class var orange: UIColor { get }
  open class var purple: UIColor { get }
  open class var brown: UIColor { get }
  open class var clear: UIColor { get }
  open class var lightText: UIColor { get }
  open class var darkText: UIColor { get }
  open class var systemRed: UIColor { get }
  open class var systemGreen: UIColor { get }
  open class var systemBlue: UIColor { get }
  open class var systemOrange: UIColor { get }
  open class var systemYellow: UIColor { get }
  open class var systemPink: UIColor { get }
  open class var systemPurple: UIColor { get }
  open class var systemTeal: UIColor { get }
  open class var systemIndigo: UIColor { get }
  open class var systemBrown: UIColor { get }
  open class var systemMint: UIColor { get }
  open class var systemCyan: UIColor { get }
  open class var systemGray: UIColor { get }
  open class var systemGray2: UIColor { get }
  open class var systemGray3: UIColor { get }
  open class var systemGray4: UIColor { get }
  open class var systemGray5: UIColor { get }
  open class var systemGray6: UIColor { get }
  open class var tintColor: UIColor { get }
  open class var label: UIColor { get }
  open class var secondaryLabel: UIColor { get }
  open class var tertiaryLabel: UIColor { get }
  open class var quaternaryLabel: UIColor { get }
  open class var link: UIColor { get }
  open class var placeholderText: UIColor { get }
  open class var separator: UIColor { get }
  open class var opaqueSeparator: UIColor { get }
  open class var systemBackground: UIColor { get }
  open class var secondarySystemBackground: UIColor { get }
  open class var tertiarySystemBackground: UIColor { get }
  open class var systemGroupedBackground: UIColor { get }
  open class var secondarySystemGroupedBackground: UIColor { get }
  open class var tertiarySystemGroupedBackground: UIColor { get }
  open class var systemFill: UIColor { get }
  open class var secondarySystemFill: UIColor { get }
  open class var tertiarySystemFill: UIColor { get }
  open class var quaternarySystemFill: UIColor { get }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
  open var cgColor: CGColor { get }
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool
  open func set()
  open func setFill()
  open func setStroke()
}
@objc open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public var rawValue: CGFloat { get }
    public static var ultraLight: Weight { get }
    public static var thin: Weight { get }
    public static var light: Weight { get }
    public static var regular: Weight { get }
    public static var medium: Weight { get }
    public static var semibold: Weight { get }
    public static var bold: Weight { get }
    public static var heavy: Weight { get }
    public static var black: Weight { get }
    public static func == (a: Weight, b: Weight) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static var largeTitle: TextStyle { get }
    public static var title1: TextStyle { get }
    public static var title2: TextStyle { get }
    public static var title3: TextStyle { get }
    public static var headline: TextStyle { get }
    public static var subheadline: TextStyle { get }
    public static var body: TextStyle { get }
    public static var callout: TextStyle { get }
    public static var footnote: TextStyle { get }
    public static var caption1: TextStyle { get }
    public static var caption2: TextStyle { get }
    public static func == (a: TextStyle, b: TextStyle) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public init?(name fontName: String, size fontSize: CGFloat)
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class var labelFontSize: CGFloat { get }
  open class var systemFontSize: CGFloat { get }
  open class var smallSystemFontSize: CGFloat { get }
  open class var buttonFontSize: CGFloat { get }
  open var familyName: String { get }
  open var fontName: String { get }
  open var pointSize: CGFloat { get }
  open var ascender: CGFloat { get }
  open var descender: CGFloat { get }
  open var capHeight: CGFloat { get }
  open var xHeight: CGFloat { get }
  open var lineHeight: CGFloat { get }
  open var leading: CGFloat { get }
  open func withSize(_ fontSize: CGFloat) -> UIFont
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
  open var fontDescriptor: UIFontDescriptor { get }
  open class var familyNames: [String] { get }
  open class func fontNames(forFamilyName familyName: String) -> [String]
}
// Pages read: uifontdescriptor/symbolictraits, systemdesign, withsymbolictraits(_:).
@objc open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static var family: AttributeName { get }
    public static var name: AttributeName { get }
    public static var face: AttributeName { get }
    public static var size: AttributeName { get }
    public static var visibleName: AttributeName { get }
    public static var matrix: AttributeName { get }
    public static var characterSet: AttributeName { get }
    public static var cascadeList: AttributeName { get }
    public static var traits: AttributeName { get }
    public static var fixedAdvance: AttributeName { get }
    public static var featureSettings: AttributeName { get }
    public static var textStyle: AttributeName { get }
  }
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static var symbolic: TraitKey { get }
    public static var weight: TraitKey { get }
    public static var width: TraitKey { get }
    public static var slant: TraitKey { get }
  }
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static var `default`: SystemDesign { get }
    public static var rounded: SystemDesign { get }
    public static var serif: SystemDesign { get }
    public static var monospaced: SystemDesign { get }
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public init(rawValue: UInt32)
    public var rawValue: UInt32 { get }
    public static var traitItalic: SymbolicTraits { get }
    public static var traitBold: SymbolicTraits { get }
    public static var traitExpanded: SymbolicTraits { get }
    public static var traitCondensed: SymbolicTraits { get }
    public static var traitMonoSpace: SymbolicTraits { get }
    public static var traitVertical: SymbolicTraits { get }
    public static var traitUIOptimized: SymbolicTraits { get }
    public static var traitTightLeading: SymbolicTraits { get }
    public static var traitLooseLeading: SymbolicTraits { get }
  }
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:])
  public convenience init(name fontName: String, size: CGFloat)
  open func copy(with zone: NSZone? = nil) -> Any
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor
  open var postscriptName: String { get }
  open var pointSize: CGFloat { get }
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any?
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { get }
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor
  open func withFace(_ newFace: String) -> UIFontDescriptor
  open func withFamily(_ newFamily: String) -> UIFontDescriptor
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
}
@objc open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle)
  open class var `default`: UIFontMetrics { get }
  open func scaledFont(for font: UIFont) -> UIFont
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont
  open func scaledValue(for value: CGFloat) -> CGFloat
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  @objc public static var writableTypeIdentifiersForItemProvider: [String] { get }
  @objc public static var readableTypeIdentifiersForItemProvider: [String] { get }
  @objc public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
@objc open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  @objc(UIImageOrientation) public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  @objc(UIImageResizingMode) public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  @objc open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any
  }
  @objc open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat)
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
    public convenience init(textStyle: UIFont.TextStyle)
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale)
    public convenience init(scale: UIImage.SymbolScale)
    public convenience init(font: UIFont)
    public convenience init(font: UIFont, scale: UIImage.SymbolScale)
    public convenience init(weight: UIImage.SymbolWeight)
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
    open class var unspecified: UIImage.SymbolConfiguration { get }
  }
  override public dynamic init()
  public convenience init?(named name: String)
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  public convenience init?(systemName name: String)
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?)
  public init?(data: Data)
  public init?(data: Data, scale: CGFloat)
  public init?(contentsOfFile path: String)
  public init(cgImage: CGImage)
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
  open var size: CGSize { get }
  open var scale: CGFloat { get }
  open var cgImage: CGImage? { get }
  open var imageOrientation: UIImage.Orientation { get }
  open var renderingMode: UIImage.RenderingMode { get }
  open var isSymbolImage: Bool { get }
  open var configuration: UIImage.Configuration? { get }
  open var symbolConfiguration: UIImage.SymbolConfiguration? { get }
  open var capInsets: UIEdgeInsets { get }
  open var resizingMode: UIImage.ResizingMode { get }
  open var flipsForRightToLeftLayoutDirection: Bool { get }
  open var imageRendererFormat: UIGraphicsImageRendererFormat { get }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage
  open func withHorizontallyFlippedOrientation() -> UIImage
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage
  open var alignmentRectInsets: UIEdgeInsets { get }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage
  open func imageWithoutBaseline() -> UIImage
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
  open func withTintColor(_ color: UIColor) -> UIImage
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?
  open func pngData() -> Data?
  open func jpegData(compressionQuality: CGFloat) -> Data?
  open func draw(at point: CGPoint)
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)
  open func draw(in rect: CGRect)
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat)
}
extension UIImage {
  public var baselineOffsetFromBottom: CGFloat? { get }
}
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable, Comparable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var unspecified: UIContentSizeCategory { get }
  public static var extraSmall: UIContentSizeCategory { get }
  public static var small: UIContentSizeCategory { get }
  public static var medium: UIContentSizeCategory { get }
  public static var large: UIContentSizeCategory { get }
  public static var extraLarge: UIContentSizeCategory { get }
  public static var extraExtraLarge: UIContentSizeCategory { get }
  public static var extraExtraExtraLarge: UIContentSizeCategory { get }
  public static var accessibilityMedium: UIContentSizeCategory { get }
  public static var accessibilityLarge: UIContentSizeCategory { get }
  public static var accessibilityExtraLarge: UIContentSizeCategory { get }
  public static var accessibilityExtraExtraLarge: UIContentSizeCategory { get }
  public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { get }
  public var isAccessibilityCategory: Bool { get }
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool
  public static func == (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool
  public func hash(into hasher: inout Hasher)
  public static var didChangeNotification: Notification.Name { get }
  public static var newValueUserInfoKey: String { get }
}
@objc open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any
  override public dynamic init()
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle)
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass)
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass)
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom)
  public convenience init(mutations: UITraitCollection.TraitMutations)
  open var userInterfaceStyle: UIUserInterfaceStyle { get }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  open var verticalSizeClass: UIUserInterfaceSizeClass { get }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { get }
  open var preferredContentSizeCategory: UIContentSizeCategory { get }
  open var displayScale: CGFloat { get }
  open class var current: UITraitCollection { get set }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory)
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection)
  public convenience init(displayScale scale: CGFloat)
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  open var userInterfaceLevel: UIUserInterfaceLevel { get }
  open var accessibilityContrast: UIAccessibilityContrast { get }
  open var legibilityWeight: UILegibilityWeight { get }
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void  // iOS 17
  public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection  // iOS 17
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
  open func performAsCurrent(_ actions: () -> Void)
}
@objc public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
}
@MainActor @preconcurrency @objc public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
@MainActor public protocol UITraitChangeObservable {}
extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
