import UIKit

extension UIColor {
  /// The color of the page's controls: pine, lighter on a dark background.
  static let trail = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x63C9A8) : Color(0x1E7A5F)).uiColor()
  }
}
