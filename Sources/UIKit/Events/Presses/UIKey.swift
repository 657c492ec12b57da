public import Foundation

/// A key of a hardware keyboard that is pressed, with the text that it types.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// The text that the key types with the modifier keys that are held.
  open private(set) var characters: String
  /// The text that the key would type without modifier keys, but for shift.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The place of the key on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

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

  /// Makes a set of modifier keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
