import Foundation

/// A key of a keyboard, with its function, title, and place.
struct KeyboardKey: Hashable {
  /// The functions of keys.
  enum Function: Hashable {
    case text(String)
    case shift, delete, space, enter
    /// Switches to the user's next keyboard.
    case nextKeyboard
    case plane(KeyboardPlane)
    /// An empty place in a keypad.
    case none
  }

  let function: Function
  /// The title of the key, or `nil` if it has a drawing.
  var title: String?
  /// The letters below a digit of a keypad.
  var subtitle: String?
  /// The frame of the face, in points.
  var frame: CGRect

  /// A Boolean value that indicates whether the key types its own text and shows it above the touch.
  var isText: Bool {
    if case .text = function { return true }
    return false
  }
}

/// The layouts of a keyboard, one of which is visible.
enum KeyboardPlane: Hashable {
  case letters, numbers, symbols
  /// The digits of a keypad, and the symbols of a phone keypad.
  case pad, padSymbols
}

/// The states of the shift key.
enum ShiftState: Hashable {
  case off
  /// Shift applies to the next letter.
  case once
  /// Shift applies until it's touched again.
  case locked
}

/// The languages of the keyboard.
@_spi(Testing) public enum KeyboardLanguage: Hashable, Sendable, CaseIterable {
  /// English letters.
  case english
  /// Chinese, typed with the letters of Pinyin.
  case pinyin
}
