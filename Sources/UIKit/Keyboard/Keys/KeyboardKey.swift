import Foundation

/// One key of a keyboard: what it does, what it says, and its place.
struct KeyboardKey: Hashable {
  /// The things a key does.
  enum Function: Hashable {
    case text(String)
    case shift, delete, space, enter
    /// Goes on to the next of the user's keyboards.
    case nextKeyboard
    case plane(KeyboardPlane)
    /// A place without a key, in a pad.
    case none
  }

  let function: Function
  /// The words on the key; nil where it has a drawing.
  var title: String?
  /// The letters below a digit of a pad.
  var subtitle: String?
  /// The place of the face, in points.
  var frame: CGRect

  /// Whether the key puts in a text that stands on it, and shows it above the finger.
  var isText: Bool {
    if case .text = function { return true }
    return false
  }
}

/// The sets of keys of a keyboard, one of which shows.
enum KeyboardPlane: Hashable {
  case letters, numbers, symbols
  /// The digits of a pad, and the signs of a telephone's.
  case pad, padSymbols
}

/// The states of the shift key.
enum ShiftState: Hashable {
  case off
  /// For the next letter.
  case once
  /// Until it is touched again.
  case locked
}

/// The languages of the keyboards.
@_spi(Testing) public enum KeyboardLanguage: Hashable, Sendable, CaseIterable {
  /// English letters.
  case english
  /// Chinese, by the letters of its sounds.
  case pinyin
}
