/// Constants that specify the type of keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// A keyboard for letters in the user's language.
  case `default` = 0
  /// A keyboard for ASCII letters and symbols.
  case asciiCapable = 1
  /// A keyboard that starts with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// A keypad with digits.
  case numberPad = 4
  /// A keypad with digits and the symbols of phone numbers.
  case phonePad = 5
  /// A keyboard for names and phone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad with digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard for letters with easy access to @ and #.
  case twitter = 9
  /// A keyboard for web searches, with easy access to space and period.
  case webSearch = 10
  /// A keypad with ASCII digits.
  case asciiCapableNumberPad = 11

  /// An older name of `asciiCapable`, which Apple deprecated.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
