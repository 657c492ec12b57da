/// Constants that specify the appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The keyboard has the interface's light or dark style.
  case `default` = 0
  /// The keyboard is dark.
  case dark = 1
  /// The keyboard is light.
  case light = 2

  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
