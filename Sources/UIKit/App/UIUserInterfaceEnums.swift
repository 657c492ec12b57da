/// The styles of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified style, so that the environment determines it.
  case unspecified
  /// The light style, with dark content on light backgrounds.
  case light
  /// The dark style, with light content on dark backgrounds.
  case dark
}

/// The classes of available space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class.
  case unspecified
  /// Limited space, such as the width of an iPhone in portrait orientation.
  case compact
  /// Expansive space.
  case regular
}

/// The layout directions of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// A layout from left to right, as in English.
  case leftToRight
  /// A layout from right to left, as in Arabic.
  case rightToLeft
}

/// The layout direction as a trait, which can be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// A direction from left to right, as in English.
  case leftToRight = 0
  /// A direction from right to left, as in Arabic.
  case rightToLeft = 1
}

/// The types of devices for an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The levels of an interface.
///
/// Elevated backgrounds are lighter in the dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level.
  case unspecified = -1
  /// The main content of the window.
  case base = 0
  /// Content above the main content, such as a sheet.
  case elevated = 1
}

/// The font weights that the user can prefer.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified weight.
  case unspecified = -1
  /// Regular weights.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The contrasts that the user can prefer.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// High contrast.
  case high = 1
}

/// The ways in which a view's content follows the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored in a right-to-left interface.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Content with its own directions, such as alignment buttons, which is never mirrored.
  case spatial
  /// Content that is always laid out from left to right.
  case forceLeftToRight
  /// Content that is always laid out from right to left.
  case forceRightToLeft
}
