public import Foundation

/// A picture: pixels read from a PNG file or drawn, or a symbol of the system, which is drawn at any size.
///
/// Immutable, and so safe to share between threads, as Apple's header says of it.
open class UIImage: NSObject, @unchecked Sendable {  // open as Apple's; its stored values never change
  /// The configuration of an image's look.
  open class Configuration: NSObject {}  // here, as the compiler does not see a superclass nested in an extension

  enum Content {
    case empty
    case pixels(CGImage)
    case symbol(Symbol)
  }

  /// The baselines of images.
  enum Baseline {
    /// A symbol's own; others have none.
    case own
    case none
    /// A baseline in points from the bottom.
    case fromBottom(CGFloat)
  }

  /// The attributes of an image, beside its content.
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

  /// Makes an image of nothing, of size zero.
  public override init() {
    content = .empty
    attributes = Attributes()
    pointSize = .zero
    super.init()
  }

  /// Makes an image of the data of a PNG file, a pixel a point; nil if it is none, or not whole.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes an image of the data of a PNG file; nil if it is none, or not whole.
  ///
  /// - Parameter scale: Pixels a point.
  public init?(data: Data, scale: CGFloat) {
    guard scale > 0, let image = PNG.image(from: data) else { return nil }
    content = .pixels(image)
    attributes = Attributes(scale: scale)
    pointSize = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    super.init()
  }

  /// Reads an image from a PNG file; nil if there is none.
  ///
  /// A name that ends in `@2x` or `@3x` before `.png` says how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Makes an image of pixels, a pixel a point.
  public init(cgImage: CGImage) {
    content = .pixels(cgImage)
    attributes = Attributes()
    pointSize = CGSize(width: cgImage.width, height: cgImage.height)
    super.init()
  }

  /// The size in points.
  open var size: CGSize { pointSize }

  /// Pixels a point.
  open var scale: CGFloat {
    if case .symbol = content { return max(UITraitCollection.current.displayScale, 1) }
    return attributes.scale
  }

  /// The pixels; nil for an image of size zero. A symbol is drawn anew for each call.
  open var cgImage: CGImage? {
    switch content {
    case .empty: return nil
    case .pixels(let image) where attributes.tintColor == nil: return image
    case .pixels, .symbol: return rasterized(scale: scale)
    }
  }

  /// The rendering mode: the image's own colors or one.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// A Boolean value that indicates whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }

  /// A Boolean value that indicates whether views show the image mirrored where the interface is right to left.
  open var flipsForRightToLeftLayoutDirection: Bool {
    if case .symbol(let symbol) = content, symbol.followsReadingDirection { return true }
    return attributes.flipsForRightToLeft
  }

  /// The configuration of the symbol; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(attributes.configuration) : nil
  }

  // MARK: Variants

  /// Returns the image, to be drawn in its own colors or in one.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }

  /// Returns the image in one color. Where a view draws it as a template, the view's tint color stands over it.
  open func withTintColor(_ color: UIColor) -> UIImage { variant { $0.tintColor = color } }

  /// Returns the image in one color, to be drawn as the mode says.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    variant {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the symbol drawn in another way; other images as they are.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration else { return self }
    return variant { $0.configuration = configuration.values }
  }

  /// Returns the symbol drawn in another way, what that does not say as before; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? variant { $0.configuration = $0.configuration.overridden(by: configuration.values) } : nil
  }

  /// Returns the image, to be shown mirrored where the interface is right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { variant { $0.flipsForRightToLeft = true } }

  // MARK: Alignment

  /// Returns the image with a baseline at a distance from its bottom, in points, positive upward.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    variant { $0.baseline = .fromBottom(baselineOffset) }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { variant { $0.baseline = .none } }

  /// The insets of the alignment rectangle, in points from each edge; negative where it is larger than the image.
  ///
  /// A symbol takes the room of a line of text. Other images have insets of zero, unless they were given others.
  open var alignmentRectInsets: UIEdgeInsets { alignmentInsets(ofSymbolIn: attributes.configuration, for: .current) }

  /// Returns the image with other insets of what does not count where views are aligned, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant { $0.alignmentRectInsets = alignmentInsets }
  }

  func variant(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content, attributes)
  }
}
