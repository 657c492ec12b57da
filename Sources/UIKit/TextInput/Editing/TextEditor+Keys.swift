import Foundation
internal import TableMakerTextEditing

/// The keys of a hardware keyboard, as in a text on an iPad.
extension TextEditor {
  /// Handles a key.
  ///
  /// - Returns: Whether the key has a function here.
  func press(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    let isExtending = flags.contains(.shift)
    if let movement = Self.movement(of: key) {
      move(movement, extending: isExtending)
      return true
    }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace:
      if flags.contains(.command) {
        type(.delete(.backward, by: .line))
      } else if flags.contains(.alternate) {
        type(.delete(.backward, by: .word))
      } else {
        typeDelete()
      }
    case .keyboardDeleteForward:
      type(.delete(.forward, by: flags.contains(.alternate) ? .word : .character))
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardReturn: typeText("\n")
    case .keyboardTab where client?.takesTabs != true: return false
    case _ where flags.contains(.command): return pressCommand(key.charactersIgnoringModifiers, isExtending)
    case _ where flags.contains(.control): return pressControl(key.charactersIgnoringModifiers)
    default:
      guard !key.characters.isEmpty, key.keyCode != .keyboardEscape else { return false }
      typeText(key.characters)
    }
    return true
  }

  private func pressCommand(_ character: String, _ isShifted: Bool) -> Bool {
    switch character.lowercased() {
    case "a": selectAll()
    case "c": client?.copy(nil as Any?)
    case "x": client?.cut(nil)
    case "v": client?.paste(nil)
    case "z": if isShifted { redo() } else { undo() }
    default: return false
    }
    return true
  }

  /// Handles the keys that texts share with Emacs.
  private func pressControl(_ character: String) -> Bool {
    switch character.lowercased() {
    case "a": move(.storage(.backward, by: .paragraph))
    case "e": move(.storage(.forward, by: .paragraph))
    case "f": move(.storage(.forward, by: .character))
    case "b": move(.storage(.backward, by: .character))
    case "n": move(.down)
    case "p": move(.up)
    case "d": type(.deleteForward)
    case "h": typeDelete()
    case "k": type(.delete(.forward, by: .paragraph))
    default: return false
    }
    return true
  }

  private static func movement(of key: UIKey) -> TextMovement? {
    let isCommand = key.modifierFlags.contains(.command)
    let isOption = key.modifierFlags.contains(.alternate)
    switch key.keyCode {
    case .keyboardLeftArrow: return isCommand ? .lineLeft : isOption ? .wordLeft : .left
    case .keyboardRightArrow: return isCommand ? .lineRight : isOption ? .wordRight : .right
    case .keyboardUpArrow:
      if isCommand { return .storage(.backward, by: .document) }
      return isOption ? .storage(.backward, by: .paragraph) : .up
    case .keyboardDownArrow:
      if isCommand { return .storage(.forward, by: .document) }
      return isOption ? .storage(.forward, by: .paragraph) : .down
    case .keyboardHome: return .storage(.backward, by: .document)
    case .keyboardEnd: return .storage(.forward, by: .document)
    default: return nil
    }
  }
}
