/// Constants that specify the style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in the light appearance, and light content in the dark one.
  case `default`
  /// Light content, for a dark background.
  case lightContent
  /// Dark content, for a light background.
  case darkContent = 3
}
