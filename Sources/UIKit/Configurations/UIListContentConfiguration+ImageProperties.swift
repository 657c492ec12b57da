public import Foundation

extension UIListContentConfiguration {
  /// The properties of an image.
  public struct ImageProperties: Hashable {
    /// The color of the state, where it has one: that of what does not answer to touches.
    var defaultTintColor: UIColor?
    private var ownTintColor: UIColor?
    private var limit = Extent(.zero)
    private var reserved = Extent(.zero)

    /// A size that can be hashed.
    private struct Extent: Hashable {
      var width: CGFloat
      var height: CGFloat

      init(_ size: CGSize) { (width, height) = (size.width, size.height) }

      var size: CGSize { CGSize(width: width, height: height) }
    }

    init(symbolStyle: UIFont.TextStyle) {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: symbolStyle, scale: .large)
    }

    /// The configuration of a symbol, where the image leaves it open; as large as the text by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The color of symbols and other images in one color; nil, the default, for the view's tint color.
    public var tintColor: UIColor? {
      get { ownTintColor ?? defaultTintColor }
      set { ownTintColor = newValue }
    }

    /// The transformer of the tint color; nil for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The size in points that larger images are made smaller to; 0 in a direction for no limit there.
    public var maximumSize: CGSize {
      get { limit.size }
      set { limit = Extent(newValue) }
    }

    /// The room in points that is kept for the image, which stands in its middle; the image's size is not changed.
    ///
    /// 0 in a direction, the default: a symbol has the room of its kind, so that texts of rows line up; another image
    /// its own size.
    public var reservedLayoutSize: CGSize {
      get { reserved.size }
      set { reserved = Extent(newValue) }
    }

    /// Stands for the room that a symbol has, in `reservedLayoutSize`.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Returns the color that the image has in a view of a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension CGSize {
  /// Returns this size, or the largest of the same proportions that is within a limit; 0 in a direction is no limit
  /// there.
  func fitting(within limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0 && width > limit.width { factor = min(factor, limit.width / width) }
    if limit.height > 0 && height > limit.height { factor = min(factor, limit.height / height) }
    return CGSize(width: width * factor, height: height * factor)
  }
}
