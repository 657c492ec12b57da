import Foundation

/// A simulated hardware keyboard for tests, which sends key presses through a window as the system does.
@_spi(Testing) @MainActor public final class HardwareKeyboard {
  private let window: UIWindow
  private let event = UIPressesEvent()

  /// Creates a keyboard for a window.
  public init(at window: UIWindow) { self.window = window }

  /// Presses and releases a key for each character of a text.
  public func type(_ text: String) {
    for character in text {
      if character == "\n" {
        press(.keyboardReturnOrEnter)
      } else {
        press(Self.code(of: character), characters: String(character))
      }
    }
  }

  /// Presses and releases a key.
  ///
  /// - Parameters:
  ///   - code: The code of the key.
  ///   - flags: The modifier keys that are held.
  ///   - characters: The text that the key types.
  public func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], characters: String = "") {
    let press = press(down: code, flags, characters: characters)
    letGo(press)
  }

  /// Presses a key and holds it.
  public func press(down code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], characters: String = "") -> UIPress
  {
    let press = UIPress()
    press.key = UIKey(characters: characters, modifierFlags: flags, keyCode: code)
    send(press, .began)
    return press
  }

  /// Releases a key.
  public func letGo(_ press: UIPress) { send(press, .ended) }

  /// Cancels a press, as the system does.
  public func cancel(_ press: UIPress) { send(press, .cancelled) }

  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    press.phase = phase
    press.timestamp = AnimationClock.shared.now
    event.timestamp = press.timestamp
    event.presses = [press]
    window.sendEvent(event)
    window.layoutIfNeeded()
  }

  private static func code(of character: Character) -> UIKeyboardHIDUsage {
    if character == " " { return .keyboardSpacebar }
    if let letter = character.lowercased().unicodeScalars.first, (0x61...0x7A).contains(letter.value) {
      return UIKeyboardHIDUsage(rawValue: Int(letter.value) - 0x61 + 4) ?? .keyboardA
    }
    if let digit = character.wholeNumberValue, (0...9).contains(digit) {
      return UIKeyboardHIDUsage(rawValue: digit == 0 ? 39 : 29 + digit) ?? .keyboard0
    }
    return .keyboardSlash
  }
}
