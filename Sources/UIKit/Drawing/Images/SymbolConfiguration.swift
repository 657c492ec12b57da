public import Foundation

extension UIImage {
  /// A configuration of a symbol's size and weight.
  ///
  /// Properties that you don't set follow the place where the symbol is shown, or 17-point regular text.
  open class SymbolConfiguration: UIImage.Configuration {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init()
    }

    /// Creates a configuration with the point size of the text that the symbol fits.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for a text style, which follows the user's preferred text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    /// Creates a configuration for a text style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration for a font's size and weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for a font's size and weight, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: SymbolWeight(font.specification.weight), scale: scale))
    }

    /// Returns a Boolean value that indicates whether two configurations have equal values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    /// The hash value of the configuration.
    open override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolConfiguration.Values {
  /// Returns these values, overridden by the values that are set in `other`.
  func overridden(by other: Self) -> Self {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    return result
  }

  /// Returns the point size of the text that the symbol fits.
  func resolvedPointSize(for traits: UITraitCollection) -> CGFloat {
    if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize }
    return pointSize ?? 17
  }

  /// The weight, or the weight of the text style if none is set.
  var resolvedWeight: UIImage.SymbolWeight {
    if weight != .unspecified { return weight }
    return textStyle == .headline ? .semibold : .regular
  }
}

extension UIImage.SymbolWeight {
  /// Creates the weight that is closest to a font's weight.
  init(_ weight: UIFont.Weight) {
    switch weight.nearestNamed.openType {
    case 100: self = .ultraLight
    case 200: self = .thin
    case 300: self = .light
    case 500: self = .medium
    case 600: self = .semibold
    case 700: self = .bold
    case 800: self = .heavy
    case 900: self = .black
    default: self = .regular
    }
  }
}
