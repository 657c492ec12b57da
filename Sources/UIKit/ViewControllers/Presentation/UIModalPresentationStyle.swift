/// How a controller that is presented covers the one behind it.
///
/// Only what an iPhone shows is here: popovers and the styles of a presentation context are left out.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the views behind it leave their window once it is there.
  case fullScreen
  /// A sheet that stands below the top of the screen.
  case pageSheet
  /// A smaller sheet where there is room for one; on an iPhone the same as a page sheet.
  case formSheet
  /// Covers the screen; the views behind it stay, and show where it does not cover them.
  case overFullScreen = 5
  /// What the system chooses: a page sheet.
  case automatic = -2
}

/// How a controller that is presented comes on the screen.
///
/// Those that turn or curl a page are left out.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, and back down.
  case coverVertical
  /// Fades in, and out.
  case crossDissolve = 2
}
