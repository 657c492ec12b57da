public import Foundation

/// A pressed key of a hardware keyboard, with the text that it types.
@MainActor @preconcurrency open class UIKey: NSObject, NSCopying {
  /// The text that the key types with the current modifier keys.
  open private(set) var characters: String
  /// The text that the key would type without modifier keys other than Shift.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The code of the key, which identifies its position on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// Returns the object itself, because its values never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  init(
    characters: String, charactersIgnoringModifiers: String? = nil, modifierFlags: UIKeyModifierFlags = [],
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}

/// The modifier keys that are held while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the set, one for each key.
  public let rawValue: Int

  /// Creates a set of modifier keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
