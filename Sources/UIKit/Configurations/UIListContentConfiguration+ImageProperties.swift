public import Foundation

extension UIListContentConfiguration {
  /// The properties of an image.
  public struct ImageProperties: Hashable {
    /// The tint color of the disabled state, or `nil` in other states.
    var defaultTintColor: UIColor?
    private var ownTintColor: UIColor?
    private var limit = Extent(.zero)
    private var reserved = Extent(.zero)

    /// A size that conforms to `Hashable`.
    private struct Extent: Hashable {
      var width: CGFloat
      var height: CGFloat

      init(_ size: CGSize) { (width, height) = (size.width, size.height) }

      var size: CGSize { CGSize(width: width, height: height) }
    }

    init(symbolStyle: UIFont.TextStyle) {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: symbolStyle, scale: .large)
    }

    /// The default symbol configuration of the image.
    ///
    /// If it's `nil`, a symbol is as large as the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The tint color of symbols and template images, or `nil` for the view's tint color, which is the default.
    public var tintColor: UIColor? {
      get { ownTintColor ?? defaultTintColor }
      set { ownTintColor = newValue }
    }

    /// The transformer of the tint color, or `nil` if there is none.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0

    /// The maximum size of the image in points, with 0 for no limit in a dimension.
    ///
    /// Larger images are scaled down.
    public var maximumSize: CGSize {
      get { limit.size }
      set { limit = Extent(newValue) }
    }

    /// The size reserved for the image in points, in which the image is centered.
    ///
    /// The image's size doesn't change. For a dimension of 0, which is the default, a symbol has the standard size, so
    /// that the texts of rows line up. Other images reserve their own size.
    public var reservedLayoutSize: CGSize {
      get { reserved.size }
      set { reserved = Extent(newValue) }
    }

    /// The dimension that reserves the standard size of a symbol in `reservedLayoutSize`.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Returns the tint color of the image in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension CGSize {
  /// Returns this size, or the largest size with the same aspect ratio within a limit. A dimension of 0 isn't limited.
  func fitting(within limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0 && width > limit.width { factor = min(factor, limit.width / width) }
    if limit.height > 0 && height > limit.height { factor = min(factor, limit.height / height) }
    return CGSize(width: width * factor, height: height * factor)
  }
}
