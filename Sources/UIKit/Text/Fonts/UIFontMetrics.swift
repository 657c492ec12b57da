public import Foundation

/// Scales fonts and lengths of one's own as a text style grows with the text size that the user prefers.
///
/// Values grow as the style's own size does, and are rounded to thirds of a point.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // open as Apple's; its one stored value never changes
  private let textStyle: UIFont.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of running text, the style `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font at the user's text size. A font that was scaled before raises an exception.
  ///
  /// - Parameter font: A font at the size it has when the text size is `large`.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: .infinity, traits: nil) }

  /// A font at the user's text size, no larger than a maximum. A font that was scaled before raises an exception.
  ///
  /// - Parameters:
  ///   - font: A font at the size it has when the text size is `large`.
  ///   - maximumPointSize: The greatest size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: nil)
  }

  /// A font at the text size of some traits. A font that was scaled before raises an exception.
  ///
  /// - Parameters:
  ///   - font: A font at the size it has when the text size is `large`.
  ///   - traitCollection: Traits that say a text size; the current ones if they do not, or if there are none.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: .infinity, traits: traitCollection)
  }

  /// A font at the text size of some traits, no larger than a maximum. A font that was scaled before raises an
  /// exception.
  ///
  /// - Parameters:
  ///   - font: A font at the size it has when the text size is `large`.
  ///   - maximumPointSize: The greatest size in points.
  ///   - traitCollection: Traits that say a text size; the current ones if they do not, or if there are none.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// A length at the user's text size.
  ///
  /// - Parameter value: The length when the text size is `large`, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length at the text size of some traits.
  ///
  /// - Parameters:
  ///   - value: The length when the text size is `large`, in points.
  ///   - traitCollection: Traits that say a text size; the current ones if they do not, or if there are none.
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
