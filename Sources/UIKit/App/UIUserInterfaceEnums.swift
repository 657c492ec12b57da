/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said here: what is around decides.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said here.
  case unspecified
  /// Little room, as across an iPhone held upright.
  case compact
  /// Much room.
  case regular
}

/// The direction in which the interface of the user's language is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The layout direction as a trait, which may be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said here.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said here.
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

/// How far an interface is in front of others: elevated backgrounds are lighter in the dark.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said here.
  case unspecified = -1
  /// The window's main content.
  case base = 0
  /// Content that lies above it, such as a sheet.
  case elevated = 1
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said here.
  case unspecified = -1
  /// The usual weights.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// Whether the user asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said here.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// How a view's content follows the direction of the interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It is mirrored where the interface is right to left.
  case unspecified
  /// Controls of playback, which are never mirrored.
  case playback
  /// Something with directions of its own, such as alignment buttons, which is never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
