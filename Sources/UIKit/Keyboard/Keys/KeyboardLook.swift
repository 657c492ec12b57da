import Foundation

/// The metrics and colors of an iPhone's keyboard.
///
/// The heights of the keys are published by zoul/ios-keyboards (216 points in portrait, 226 on screens 414 points wide,
/// 162 in landscape). The gaps of 6 points, the margin of 3, and the 54 points from row to row were measured by
/// KeyboardKit and archagon's TransliteratingKeyboard. The colors, which replace a blur, are assumed. The strip below
/// the keys and the height of the bar are also assumed, so that the totals are the reported 291 and 336 points.
enum KeyboardLook {
  static let barHeight: CGFloat = 45
  /// The height of the strip below the keys on a screen without a Home button, in points.
  static let stripHeight: CGFloat = 75
  static let gap: CGFloat = 6
  /// The space above and below the face of a key, in points of a 54-point row.
  static let faceInsets: (top: CGFloat, bottom: CGFloat) = (8, 4)
  static let cornerRadius: CGFloat = 5

  static func keysHeight(in size: CGSize) -> CGFloat {
    if size.width > size.height { return 162 }
    return size.width >= 414 ? 226 : 216
  }

  private static func color(_ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
    UIColor { traits in
      let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
  }

  static let background = color((209, 211, 217), (38, 38, 38))
  static let letterKey = color((255, 255, 255), (104, 104, 106))
  static let specialKey = color((171, 176, 186), (68, 68, 70))
  /// The color of the Shift key while it's on. Its arrow is black even in dark mode.
  static let activeShift = color((255, 255, 255), (222, 222, 224))
  static let text = color((0, 0, 0), (255, 255, 255))
  static let disabledText = color((130, 132, 138), (130, 130, 132))
  static let shadow = color((137, 138, 141), (20, 20, 20))
  static let line = color((188, 190, 196), (70, 70, 72))
}
