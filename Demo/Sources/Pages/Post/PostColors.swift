import UIKit

extension UIColor {
  /// The color of the page's controls and of new letters: leaf green, lighter on a dark background.
  static let postAccent = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x7CC96B) : Color(0x2F7A34)).uiColor()
  }

  /// The ground of every other row.
  static let postTint = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x121A12) : Color(0xF1F6EE)).uiColor()
  }
}
