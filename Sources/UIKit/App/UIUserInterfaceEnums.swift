/// The styles of the interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified style: the environment decides.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The sizes of the space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class.
  case unspecified
  /// Little room, as across an iPhone held upright.
  case compact
  /// Much room.
  case regular
}

/// The direction in which the interface of the user's language is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// A layout from left to right, as in English.
  case leftToRight
  /// A layout from right to left, as in Arabic.
  case rightToLeft
}

/// The layout direction as a trait, which may be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// A direction from left to right, as in English.
  case leftToRight = 0
  /// A direction from right to left, as in Arabic.
  case rightToLeft = 1
}

/// The kind of device that an interface is made for.
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

/// The levels of an interface: elevated backgrounds are lighter in the dark.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level.
  case unspecified = -1
  /// The window's main content.
  case base = 0
  /// Content that lies above it, such as a sheet.
  case elevated = 1
}

/// The font weights that the user can prefer: regular or bold.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified weight.
  case unspecified = -1
  /// The usual weights.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The contrasts that the user can prefer: normal or high.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// The ways in which a view's content follows the direction of the interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored where the interface is right to left.
  case unspecified
  /// Controls of playback, which are never mirrored.
  case playback
  /// Content with directions of its own, such as alignment buttons, which is never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
