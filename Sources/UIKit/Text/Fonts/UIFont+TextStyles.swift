internal import Foundation

extension UIFont {
  /// The system font of a text style, at the size that the user prefers.
  ///
  /// The size is that of the current traits (`UITraitCollection.current`).
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font of a text style, at the size that some traits ask for.
  ///
  /// - Parameters:
  ///   - style: What the text is for; a headline is semibold, all others are regular.
  ///   - traitCollection: Traits that say a text size; the current ones if they do not, or if there are none.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = TextStyleTable.pointSize(of: style, for: TextStyleTable.category(traitCollection))
    return UIFont(
      FontSpecification(weight: TextStyleTable.weight(of: style), pointSize: size, textStyle: style))
  }

  /// The same font at the size that a text size asks for; itself if the size was not made for the user's preference.
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
  /// The text size that traits ask for, or that the current ones do.
  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
    return UITraitCollection.current.preferredContentSizeCategory
  }

  /// Returns the factor of a style's text sizes at a text size.
  static func factor(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    pointSize(of: style, for: category) / pointSize(of: style, for: .large)
  }
}

extension FontSpecification.Scaling {
  /// The size for a text size, in points.
  func size(for category: UIContentSizeCategory) -> CGFloat {
    min(maximumSize, PixelGrid.round(baseSize * TextStyleTable.factor(of: style, for: category), scale: 3))
  }
}
