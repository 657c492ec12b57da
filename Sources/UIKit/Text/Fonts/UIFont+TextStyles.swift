internal import Foundation

extension UIFont {
  /// Returns the system font of a text style at the user's preferred size.
  ///
  /// The size comes from the current traits (`UITraitCollection.current`).
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font of a text style at the size of some traits.
  ///
  /// - Parameters:
  ///   - style: The text style. A headline is semibold; all others are regular.
  ///   - traitCollection: The traits with the text size. If they don't have one, the current traits apply.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = TextStyleTable.pointSize(of: style, for: TextStyleTable.category(traitCollection))
    return UIFont(
      FontSpecification(weight: TextStyleTable.weight(of: style), pointSize: size, textStyle: style))
  }

  /// Returns the same font at the size of a category, or the font itself if its size is fixed.
  func adjusted(for category: UIContentSizeCategory) -> UIFont {
    var changed = specification
    if let style = specification.textStyle {
      changed.pointSize = TextStyleTable.pointSize(of: style, for: category)
    } else if let scaling = specification.scaling {
      changed.pointSize = scaling.size(for: category)
    } else {
      return self
    }
    return UIFont(changed, proportions: proportions)
  }
}

extension TextStyleTable {
  /// Returns the text size of some traits, or else of the current ones.
  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
    return UITraitCollection.current.preferredContentSizeCategory
  }

  /// Returns the scale of a style's text sizes for a category.
  static func factor(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    pointSize(of: style, for: category) / pointSize(of: style, for: .large)
  }
}

extension FontSpecification.Scaling {
  /// Returns the size for a category, in points.
  func size(for category: UIContentSizeCategory) -> CGFloat {
    min(maximumSize, PixelGrid.round(baseSize * TextStyleTable.factor(of: style, for: category), scale: 3))
  }
}
