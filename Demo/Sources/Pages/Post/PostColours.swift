import UIKit

extension UIColor {
  /// What can be tapped on the page, and what is new: leaf green, lighter where the ground is dark.
  static let postAccent = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Colour(0x7CC96B) : Colour(0x2F7A34)).uiColor()
  }

  /// The ground of every other row.
  static let postTint = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Colour(0x121A12) : Colour(0xF1F6EE)).uiColor()
  }
}
