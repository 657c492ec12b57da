import UIKit

/// The page's own colors, each for light and for dark appearance.
enum MarketColors {
  /// Sea green: what can be tapped, and the page control.
  static let tint = pair(0x0A6C74, 0x62CBD1)
  /// Prices: red lead, as boats are painted with.
  static let price = pair(0xB5301F, 0xFF8E7C)
  /// The color of goods that are given away.
  static let free = pair(0x1B7340, 0x6FD695)
  /// The words next to names, on the page and on its stripes.
  static let quiet = pair(0x5B6669, 0xA3AEB1)
  /// The page.
  static let ground = pair(0xFFFFFF, 0x000000)
  /// The color of every other row of the goods.
  static let stripe = pair(0xF0F6F6, 0x121A1C)
  /// The lines next to a divider's words.
  static let line = pair(0xC9D6D8, 0x39464A)
  /// The number on the basket, and the badge behind it.
  static let badgeText = pair(0xFFFFFF, 0xFFFFFF)
  static let badge = pair(0xB5301F, 0xC23A28)

  private static func pair(_ light: Int, _ dark: Int) -> UIColor {
    UIColor { traits in (traits.userInterfaceStyle == .dark ? Color(dark) : Color(light)).uiColor() }
  }
}
