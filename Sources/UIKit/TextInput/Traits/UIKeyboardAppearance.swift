/// Constants that specify the appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The interface's light or dark style.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
