import UIKit

extension UIColor {
  /// What can be tapped on the page: pine, lighter where the ground is dark.
  static let trail = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Colour(0x63C9A8) : Colour(0x1E7A5F)).uiColor()
  }
}
