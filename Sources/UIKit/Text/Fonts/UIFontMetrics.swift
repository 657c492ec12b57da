public import Foundation

/// An object that scales custom fonts and lengths like a text style for the user's preferred text size.
///
/// Values scale with the style's size and are rounded to thirds of a point.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // open like Apple's; its one stored value never changes
  private let textStyle: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of the style `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font at the user's text size.
  ///
  /// Crashes if the font is already scaled.
  ///
  /// - Parameter font: The font at the size for the category `large`.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: .infinity, traits: nil) }

  /// Returns a font at the user's text size with a maximum size.
  ///
  /// Crashes if the font is already scaled.
  ///
  /// - Parameters:
  ///   - font: The font at the size for the category `large`.
  ///   - maximumPointSize: The maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: nil)
  }

  /// Returns a font at the text size of some traits.
  ///
  /// Crashes if the font is already scaled.
  ///
  /// - Parameters:
  ///   - font: The font at the size for the category `large`.
  ///   - traitCollection: The traits with the text size. If they don't have one, the current traits apply.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: .infinity, traits: traitCollection)
  }

  /// Returns a font at the text size of some traits with a maximum size.
  ///
  /// Crashes if the font is already scaled.
  ///
  /// - Parameters:
  ///   - font: The font at the size for the category `large`.
  ///   - maximumPointSize: The maximum size in points.
  ///   - traitCollection: The traits with the text size. If they don't have one, the current traits apply.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// Returns a length at the user's text size.
  ///
  /// - Parameter value: The length for the category `large`, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length at the text size of some traits.
  ///
  /// - Parameters:
  ///   - value: The length for the category `large`, in points.
  ///   - traitCollection: The traits with the text size. If they don't have one, the current traits apply.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = TextStyleTable.category(traitCollection)
    return PixelGrid.round(value * TextStyleTable.factor(of: textStyle, for: category), scale: 3)
  }

  private func scaled(_ font: UIFont, maximum: CGFloat, traits: UITraitCollection?) -> UIFont {
    guard font.specification.textStyle == nil, font.specification.scaling == nil else {
      raise(
        .invalidArgument,
        "A base font has already been scaled for a text style. It should not be passed to UIFontMetrics again.")
    }
    let scaling = FontSpecification.Scaling(
      style: textStyle, baseSize: font.pointSize, maximumSize: maximum > 0 ? maximum : .infinity)
    var specification = font.specification
    specification.scaling = scaling
    specification.pointSize = scaling.size(for: TextStyleTable.category(traits))
    return UIFont(specification, proportions: font.proportions)
  }
}
