public import Foundation

/// An image of pixels, which are read from a PNG file or drawn, or of a system symbol, which scales to any size.
///
/// Images are immutable, so threads can share them, as Apple's header states.
open class UIImage: NSObject, @unchecked Sendable {  // open as Apple's; its stored values never change
  /// A configuration of an image's appearance.
  open class Configuration: NSObject, NSCopying {  // nested here, because the compiler can't find it in an extension
    /// Returns the object itself, because its values never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  enum Content {
    case empty
    case pixels(CGImage)
    case symbol(Symbol)
  }

  /// The baselines of an image.
  enum Baseline {
    /// The baseline of a symbol.
    ///
    /// Other images have none.
    case own
    case none
    /// A distance from the bottom, in points.
    case fromBottom(CGFloat)
  }

  /// The attributes of an image, apart from its content.
  struct Attributes {
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var flipsForRightToLeft = false
    var alignmentRectInsets: UIEdgeInsets?
    var baseline = Baseline.own
    var configuration = SymbolConfiguration.Values()
  }

  let content: Content
  let attributes: Attributes
  private let pointSize: CGSize

  init(_ content: Content, _ attributes: Attributes) {
    self.content = content
    self.attributes = attributes
    switch content {
    case .empty: pointSize = .zero
    case .pixels(let image):
      pointSize = CGSize(
        width: CGFloat(image.width) / attributes.scale, height: CGFloat(image.height) / attributes.scale)
    case .symbol(let symbol):
      pointSize = symbol.layout(attributes.configuration, for: .current).size
    }
    super.init()
  }

  /// Creates an empty image of size zero.
  public override init() {
    content = .empty
    attributes = Attributes()
    pointSize = .zero
    super.init()
  }

  /// Creates an image from PNG data with one pixel per point, or returns `nil` if the data is invalid.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG data, or returns `nil` if the data is invalid.
  ///
  /// - Parameter scale: The number of pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard scale > 0, let image = PNG.image(from: data) else { return nil }
    content = .pixels(image)
    attributes = Attributes(scale: scale)
    pointSize = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    super.init()
  }

  /// Creates an image from a PNG file, or returns `nil` if the file doesn't exist.
  ///
  /// A name that ends in `@2x` or `@3x` before `.png` specifies the number of pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image from pixels, with one pixel per point.
  public init(cgImage: CGImage) {
    content = .pixels(cgImage)
    attributes = Attributes()
    pointSize = CGSize(width: cgImage.width, height: cgImage.height)
    super.init()
  }

  /// The size of the image, in points.
  open var size: CGSize { pointSize }

  /// The number of pixels per point.
  open var scale: CGFloat {
    if case .symbol = content { return max(UITraitCollection.current.displayScale, 1) }
    return attributes.scale
  }

  /// The pixels of the image, or `nil` if its size is zero.
  ///
  /// A symbol is drawn again for each access.
  open var cgImage: CGImage? {
    switch content {
    case .empty: return nil
    case .pixels(let image) where attributes.tintColor == nil: return image
    case .pixels, .symbol: return rasterized(scale: scale)
    }
  }

  /// The rendering mode of the image.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// A Boolean value that indicates whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }

  /// A Boolean value that indicates whether views mirror the image in a right-to-left interface.
  open var flipsForRightToLeftLayoutDirection: Bool {
    if case .symbol(let symbol) = content, symbol.followsReadingDirection { return true }
    return attributes.flipsForRightToLeft
  }

  /// The configuration of the symbol, or `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(attributes.configuration) : nil
  }

  // MARK: Variants

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }

  /// Returns the image in a color.
  ///
  /// If a view draws the image as a template, the view's tint color overrides this color.
  open func withTintColor(_ color: UIColor) -> UIImage { variant { $0.tintColor = color } }

  /// Returns the image in a color, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    variant {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the symbol with a configuration.
  ///
  /// Other images are returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration else { return self }
    return variant { $0.configuration = configuration.values }
  }

  /// Returns the symbol with its configuration overridden by another, or `nil` for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? variant { $0.configuration = $0.configuration.overridden(by: configuration.values) } : nil
  }

  /// Returns the image such that views mirror it in a right-to-left interface.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { variant { $0.flipsForRightToLeft = true } }

  // MARK: Alignment

  /// Returns the image with a baseline at a distance from its bottom in points, positive upward.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    variant { $0.baseline = .fromBottom(baselineOffset) }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { variant { $0.baseline = .none } }

  /// The insets of the alignment rectangle, in points.
  ///
  /// They are negative if it's larger than the image. A symbol is aligned like a line of text. Other images have no
  /// insets unless you set them.
  open var alignmentRectInsets: UIEdgeInsets { alignmentInsets(ofSymbolIn: attributes.configuration, for: .current) }

  /// Returns the image with other insets of the alignment rectangle, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant { $0.alignmentRectInsets = alignmentInsets }
  }

  func variant(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content, attributes)
  }
}
