/// The ways in which a presented controller covers the one behind it.
///
/// Only the styles of an iPhone are here: popovers and the styles of a presentation context are left out.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the views behind it leave their window once it is there.
  case fullScreen
  /// A sheet that stands below the top of the screen.
  case pageSheet
  /// A smaller sheet where there is room for one; on an iPhone the same as a page sheet.
  case formSheet
  /// Covers the screen; the views behind it stay, and show where it does not cover them.
  case overFullScreen = 5
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// The ways in which a presented controller comes on the screen.
///
/// Those that turn or curl a page are left out.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A motion from below, and back down.
  case coverVertical
  /// Fades in, and out.
  case crossDissolve = 2
}
