public import Foundation

extension UIImage {
  /// The look of a symbol: its size and weight.
  ///
  /// Open properties follow the place where the symbol is shown, or else 17-point regular text.
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

    /// Makes a configuration that says the size of the text that the symbol fits.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Makes a configuration that says how thick lines are.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Makes a configuration that says the size beside text.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Makes a configuration that says the size of the text that the symbol fits, and how thick lines are.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Makes a configuration that says the size of the text that the symbol fits, how thick lines are, and the size
    /// beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration for text of a style, whose size follows the user's.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    /// Makes a configuration for text of a style, and says the size beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Makes a configuration for text in a font: of its size and weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Makes a configuration for text in a font, of its size and weight, and says the size beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: SymbolWeight(font.specification.weight), scale: scale))
    }

    /// Two configurations are equal if they say the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    /// Equal configurations have equal hashes.
    open override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolConfiguration.Values {
  /// Returns these values with those set in `other` replaced.
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

  /// The size in points of the text that the symbol fits.
  func resolvedPointSize(for traits: UITraitCollection) -> CGFloat {
    if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize }
    return pointSize ?? 17
  }

  /// The weight that is said, or else that of the text style.
  var resolvedWeight: UIImage.SymbolWeight {
    if weight != .unspecified { return weight }
    return textStyle == .headline ? .semibold : .regular
  }
}

extension UIImage.SymbolWeight {
  /// The weight that is nearest to a font's.
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
