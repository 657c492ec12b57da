// The colors that have names. Those of the system follow the traits; the others are the same everywhere.

extension UIColor {
  private class func system(_ color: SystemColor) -> UIColor { UIColor(content: .system(color, alpha: nil)) }

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }

  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Pure red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Pure green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

  /// Pure blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// Green and blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

  /// Red and green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// Red and blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

  /// Red and half of green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

  /// Half of red and of blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// A dark orange.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// A fully transparent color.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// Text on dark backgrounds, the same in light and dark.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// Text on light backgrounds, the same in light and dark.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  /// The system's red.
  public class var systemRed: UIColor { system(.red) }

  /// The system's orange.
  public class var systemOrange: UIColor { system(.orange) }

  /// The system's yellow.
  public class var systemYellow: UIColor { system(.yellow) }

  /// The system's green.
  public class var systemGreen: UIColor { system(.green) }

  /// The system's mint.
  public class var systemMint: UIColor { system(.mint) }

  /// The system's teal.
  public class var systemTeal: UIColor { system(.teal) }

  /// The system's cyan.
  public class var systemCyan: UIColor { system(.cyan) }

  /// The system's blue.
  public class var systemBlue: UIColor { system(.blue) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { system(.indigo) }

  /// The system's purple.
  public class var systemPurple: UIColor { system(.purple) }

  /// The system's pink.
  public class var systemPink: UIColor { system(.pink) }

  /// The system's brown.
  public class var systemBrown: UIColor { system(.brown) }

  /// The system's middle gray.
  public class var systemGray: UIColor { system(.gray) }

  /// The system's second gray, nearer to the background.
  public class var systemGray2: UIColor { system(.gray2) }

  /// The system's third gray, nearer to the background.
  public class var systemGray3: UIColor { system(.gray3) }

  /// The system's fourth gray, nearer to the background.
  public class var systemGray4: UIColor { system(.gray4) }

  /// The system's fifth gray, nearer to the background.
  public class var systemGray5: UIColor { system(.gray5) }

  /// The system's sixth gray, nearest to the background.
  public class var systemGray6: UIColor { system(.gray6) }

  /// Text of the first rank.
  public class var label: UIColor { system(.label) }

  /// Text of the second rank.
  public class var secondaryLabel: UIColor { system(.secondaryLabel) }

  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { system(.tertiaryLabel) }

  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { system(.quaternaryLabel) }

  /// Links.
  public class var link: UIColor { system(.link) }

  /// The color of placeholder text.
  public class var placeholderText: UIColor { system(.placeholderText) }

  /// Thin lines, through which what is behind shows.
  public class var separator: UIColor { system(.separator) }

  /// Thin lines, through which nothing shows.
  public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }

  /// The color of the backmost background.
  public class var systemBackground: UIColor { system(.background) }

  /// The color of the background of a group.
  public class var secondarySystemBackground: UIColor { system(.secondaryBackground) }

  /// The color of the background of a group in a group.
  public class var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }

  /// The color of the backmost background, where content stands in groups.
  public class var systemGroupedBackground: UIColor { system(.groupedBackground) }

  /// The color of the background of a group, where content stands in groups.
  public class var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }

  /// The color of the background of a group in a group, where content stands in groups.
  public class var tertiarySystemGroupedBackground: UIColor { system(.tertiaryGroupedBackground) }

  /// Fills thin and small shapes.
  public class var systemFill: UIColor { system(.fill) }

  /// Fills shapes of middle size.
  public class var secondarySystemFill: UIColor { system(.secondaryFill) }

  /// Fills large shapes.
  public class var tertiarySystemFill: UIColor { system(.tertiaryFill) }

  /// Fills large shapes with complex content.
  public class var quaternarySystemFill: UIColor { system(.quaternaryFill) }
}
