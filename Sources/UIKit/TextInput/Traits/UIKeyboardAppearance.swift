/// The looks of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface, light or dark.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark; an older name of it.
  public static var alert: UIKeyboardAppearance { .dark }
}
