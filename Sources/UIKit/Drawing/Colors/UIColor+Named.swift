// The system's colors depend on the traits, and the others are fixed.

extension UIColor {
  private class func system(_ color: SystemColor) -> UIColor { UIColor(content: .system(color, alpha: nil)) }

  /// The color black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// The gray with one third of the brightness of white.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }

  /// The gray with half of the brightness of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

  /// The gray with two thirds of the brightness of white.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }

  /// The color white.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// The color pure red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// The color pure green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

  /// The color pure blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// A mixture of pure green and blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

  /// A mixture of pure red and green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// A mixture of pure red and blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

  /// A mixture of pure red and half of green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

  /// A mixture of half of red and half of blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// A dark orange.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// A fully transparent color.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// The color of text on dark backgrounds, which doesn't depend on the interface style.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The color of text on light backgrounds, which doesn't depend on the interface style.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  /// The system's red color.
  public class var systemRed: UIColor { system(.red) }

  /// The system's orange color.
  public class var systemOrange: UIColor { system(.orange) }

  /// The system's yellow color.
  public class var systemYellow: UIColor { system(.yellow) }

  /// The system's green color.
  public class var systemGreen: UIColor { system(.green) }

  /// The system's mint color.
  public class var systemMint: UIColor { system(.mint) }

  /// The system's teal color.
  public class var systemTeal: UIColor { system(.teal) }

  /// The system's cyan color.
  public class var systemCyan: UIColor { system(.cyan) }

  /// The system's blue color.
  public class var systemBlue: UIColor { system(.blue) }

  /// The system's indigo color.
  public class var systemIndigo: UIColor { system(.indigo) }

  /// The system's purple color.
  public class var systemPurple: UIColor { system(.purple) }

  /// The system's pink color.
  public class var systemPink: UIColor { system(.pink) }

  /// The system's brown color.
  public class var systemBrown: UIColor { system(.brown) }

  /// The system's standard gray color.
  public class var systemGray: UIColor { system(.gray) }

  /// The system's second gray color, which has less contrast with the background.
  public class var systemGray2: UIColor { system(.gray2) }

  /// The system's third gray color, which has less contrast with the background.
  public class var systemGray3: UIColor { system(.gray3) }

  /// The system's fourth gray color, which has less contrast with the background.
  public class var systemGray4: UIColor { system(.gray4) }

  /// The system's fifth gray color, which has less contrast with the background.
  public class var systemGray5: UIColor { system(.gray5) }

  /// The system's sixth gray color, which has the least contrast with the background.
  public class var systemGray6: UIColor { system(.gray6) }

  /// The color of primary text.
  public class var label: UIColor { system(.label) }

  /// The color of secondary text.
  public class var secondaryLabel: UIColor { system(.secondaryLabel) }

  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { system(.tertiaryLabel) }

  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { system(.quaternaryLabel) }

  /// The color of links.
  public class var link: UIColor { system(.link) }

  /// The color of placeholder text.
  public class var placeholderText: UIColor { system(.placeholderText) }

  /// The color of thin, translucent lines.
  public class var separator: UIColor { system(.separator) }

  /// The color of thin, opaque lines.
  public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }

  /// The color of the main background.
  public class var systemBackground: UIColor { system(.background) }

  /// The color of content on top of the main background.
  public class var secondarySystemBackground: UIColor { system(.secondaryBackground) }

  /// The color of content on top of the secondary background.
  public class var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }

  /// The color of the main background of a grouped interface.
  public class var systemGroupedBackground: UIColor { system(.groupedBackground) }

  /// The color of content on top of the main background of a grouped interface.
  public class var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }

  /// The color of content on top of the secondary background of a grouped interface.
  public class var tertiarySystemGroupedBackground: UIColor { system(.tertiaryGroupedBackground) }

  /// The fill color of thin and small shapes.
  public class var systemFill: UIColor { system(.fill) }

  /// The fill color of medium-sized shapes.
  public class var secondarySystemFill: UIColor { system(.secondaryFill) }

  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { system(.tertiaryFill) }

  /// The fill color of large shapes with complex content.
  public class var quaternarySystemFill: UIColor { system(.quaternaryFill) }
}
