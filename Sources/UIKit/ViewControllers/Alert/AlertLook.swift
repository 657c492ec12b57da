import Foundation

/// The metrics and colors of an alert or an action sheet on an iPhone.
///
/// The widths, the radius, the button heights, and the sheet margins come from reimplementations (Flutter's
/// CupertinoAlertDialog, dashpay's DWAlertController). The text insets and the colors, which replace a blur, are
/// assumed: screenshots would settle them.
struct AlertLook {
  let style: UIAlertController.Style
  let traits: UITraitCollection

  var isAccessibilitySize: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  /// The width of an alert, in points.
  var alertWidth: CGFloat { isAccessibilitySize ? 310 : 270 }

  /// The minimum distance from the edges of the screen, in points.
  var margin: CGFloat { style == .alert ? 20 : 8 }

  static let cornerRadius: CGFloat = 14

  /// The gap above a sheet's cancel button, in points.
  static let cancelGap: CGFloat = 8

  var leastActionHeight: CGFloat { style == .alert ? 44 : 57 }
  var actionInsets: UIEdgeInsets {
    style == .alert
      ? UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8) : UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  }
  var textInsets: UIEdgeInsets {
    style == .alert
      ? UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16) : UIEdgeInsets(top: 14, left: 16, bottom: 15, right: 16)
  }
  /// The gap between the title and the message, in points.
  var textGap: CGFloat { style == .alert ? 2 : 10 }

  var titleFont: UIFont {
    if style == .alert { return .preferredFont(forTextStyle: .headline, compatibleWith: traits) }
    return .systemFont(ofSize: messageFont.pointSize, weight: .semibold)
  }
  var messageFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }
  var textColor: UIColor { style == .alert ? .label : .secondaryLabel }

  func actionFont(isEmphasized: Bool) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style == .alert ? .body : .title3, compatibleWith: traits)
    return isEmphasized ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }

  static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 1)
      : UIColor(red: 0.949, green: 0.949, blue: 0.953, alpha: 1)
  }
  /// The opaque color of a sheet's cancel card.
  static let cancelMaterial = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
  static let highlight = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
  }
  static let separator = UIColor.separator

  /// The color that dims the content behind the alert.
  static let dimming = UIColor { traits in UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2) }
}
