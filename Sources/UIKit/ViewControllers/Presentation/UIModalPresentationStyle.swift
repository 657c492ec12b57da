/// Constants that specify the style of a presentation.
///
/// Only the styles of an iPhone are available: popovers and context styles are missing.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation that covers the screen.
  ///
  /// The views behind it leave the window afterward.
  case fullScreen
  /// A sheet below the top of the screen.
  case pageSheet
  /// A smaller sheet if there's space.
  ///
  /// On an iPhone, it's a page sheet.
  case formSheet
  /// A presentation that covers the screen while the views behind it stay in the window.
  case overFullScreen = 5
  /// The system's choice, which is a page sheet.
  case automatic = -2
}

/// Constants that specify the transition of a presentation.
///
/// The transitions that flip or curl a page are missing.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom and back down.
  case coverVertical
  /// The view fades in and out.
  case crossDissolve = 2
}
