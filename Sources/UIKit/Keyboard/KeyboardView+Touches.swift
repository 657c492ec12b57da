import Foundation

extension KeyboardView {
  /// The delay before a held Delete key repeats, and the interval between repetitions, in seconds (assumed: a film of
  /// an iPhone would settle them).
  static let repeatDelay: TimeInterval = 0.5
  static let repeatInterval: TimeInterval = 0.1
  /// The time within which a second space inserts a period, in seconds (assumed).
  static let doubleSpaceInterval: TimeInterval = 0.5

  /// Handles a touch on a key.
  ///
  /// Delete, Shift, and the keys that change the layout act immediately. Others act when the touch is lifted.
  func press(_ touch: UITouch) {
    // People who type with two thumbs press the next key before they lift the previous one.
    for (other, state) in pressed where state.key?.isText == true || state.key?.function == .space {
      lift(other)
    }
    guard let key = key(at: touch.location(in: self)) else { return }
    let identifier = ObjectIdentifier(touch)
    pressed[identifier] = PressedKey(start: key, key: key)
    view(of: key)?.isPressed = true
    showCallout(key, for: identifier)
    switch key.function {
    case .delete:
      deleteBackward()
      repeatTimer?.cancel()
      repeatTimer = AnimationClock.shared.after(Self.repeatDelay) { [weak self] in self?.repeatDeleting() }
    case .shift: shift = touch.tapCount > 1 ? .locked : shift == .off ? .once : .off
    case .plane(let next):
      plane = next
      layoutIfNeeded()
    default: break
    }
  }

  private func repeatDeleting() {
    deleteBackward()
    repeatTimer = AnimationClock.shared.every(Self.repeatInterval, isEndless: true) { [weak self] in
      self?.deleteBackward()
    }
  }

  func move(_ touch: UITouch) {
    let identifier = ObjectIdentifier(touch)
    guard var state = pressed[identifier] else { return }
    let key = key(at: touch.location(in: self))
    guard key != state.key else { return }
    // A touch that began on a letter or on a key for another layout can slide to other keys.
    let chooses: Bool =
      switch state.start.function {
      case .text, .space, .plane, .shift: true
      default: false
      }
    if let old = state.key { view(of: old)?.isPressed = false }
    let isTyped = key.map { $0.isText || $0.function == .space || $0 == state.start } ?? false
    state.key = chooses && isTyped || key == state.start ? key : nil
    if let new = state.key { view(of: new)?.isPressed = true }
    showCallout(state.key, for: identifier)
    pressed[identifier] = state
  }

  /// Ends a touch and performs its key's function.
  func lift(_ identifier: ObjectIdentifier) {
    guard let state = pressed.removeValue(forKey: identifier) else { return }
    showCallout(nil, for: identifier)
    if let key = state.key { view(of: key)?.isPressed = false }
    if state.start.function == .delete {
      repeatTimer?.cancel()
      repeatTimer = nil
      return
    }
    guard let key = state.key else { return }
    switch key.function {
    case .text(let text):
      let isCapital = shift != .off && plane == .letters
      type(isCapital && text != ".com" ? text.uppercased() : text)
    case .space: typeSpace()
    case .enter: if isReturnKeyEnabled { typeReturn() }
    case .nextKeyboard: goToNextKeyboard()
    case .delete, .shift, .plane, .none: return
    }
    // A touch that slides from a layout key to a symbol returns to the letters.
    if case .plane = state.start.function, key.isText { plane = .letters }
  }

  func goToNextKeyboard() {
    commitComposition()
    let all = KeyboardLanguage.allCases
    let index = all.firstIndex(of: KeyboardView.language) ?? 0
    KeyboardView.language = all[(index + 1) % all.count]
    plane = KeyboardLayout.firstPlane(of: inputTraits?.keyboardType ?? .default)
    setNeedsKeys()
    lookAtText()
    window?.inputViewHost?.keyboardHeightChanged()
  }

  /// Cancels a touch without performing a function.
  func cancel(_ identifier: ObjectIdentifier) {
    guard let state = pressed.removeValue(forKey: identifier) else { return }
    showCallout(nil, for: identifier)
    if let key = state.key { view(of: key)?.isPressed = false }
    guard state.start.function == .delete else { return }
    repeatTimer?.cancel()
    repeatTimer = nil
  }
}
