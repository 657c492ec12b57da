/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// Letters, in the user's language.
  case `default` = 0
  /// Letters and signs of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  /// Letters, with what addresses in the web need.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits, and the signs of telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Letters, with what e-mail addresses need.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Letters, with @ and #.
  case twitter = 9
  /// Letters, with space and period at hand.
  case webSearch = 10
  /// Digits of ASCII only.
  case asciiCapableNumberPad = 11

  /// Letters and signs of ASCII; deprecated by Apple, use `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
