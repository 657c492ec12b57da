import Foundation
@_spi(Host) import UIKit

extension Phone {
  /// The maximum age of an event, in seconds.
  ///
  /// If a message takes longer than this to arrive, its events count as this old.
  private static let longestDelay = 0.5

  /// The time by which a step advances stopped time, in seconds.
  private static let step = 1.0 / 60

  /// Performs the user's input from a browser.
  ///
  /// - Returns: The text that the input copied, for the browser's clipboard, or `nil` if it copied nothing.
  func take(_ message: InputMessage) -> String? {
    if !message.events.isEmpty { stopScrolling() }
    let count = UIPasteboard.general.changeCount
    for event in message.events {
      take(event, sentAt: message.now)
      // Performs the work that's due at the next turn even if time is stopped.
      HostDevice.step(by: 0)
    }
    return UIPasteboard.general.changeCount == count ? nil : UIPasteboard.general.string
  }

  private func take(_ event: InputEvent, sentAt now: Double) {
    guard let host else { return }
    switch event {
    case .touches(let touches, let time):
      let changes = touches.map {
        WindowHost.TouchChange(finger: $0.id, phase: $0.phase.phase, location: CGPoint(x: $0.x, y: $0.y))
      }
      host.send(changes, at: self.time(ofTouchAt: time, sentAt: now, begins: touches.contains { $0.phase == .began }))
    case .wheel(let x, let y, let dx, let dy):
      host.scroll(by: CGPoint(x: dx, y: dy), at: CGPoint(x: x, y: y))
    case .key(let code, let characters, let modifiers):
      guard let usage = UIKeyboardHIDUsage(code: code) else { return }
      host.press(usage, UIKeyModifierFlags(modifiers.map(\.flag)), characters: characters)
    case .text(let text): host.insertText(text)
    case .paste(let text):
      UIPasteboard.general.string = text
      host.press(.keyboardV, .command, characters: "v")
    case .compose(let text, let start, let end):
      let start = min(max(start, 0), text.utf16.count)
      host.setMarkedText(
        text, selection: NSRange(location: start, length: min(max(end, start), text.utf16.count) - start))
    case .element(let id, let action, let name): host.perform(action.action(named: name), of: id)
    case .step: HostDevice.step(by: Self.step)
    case .cancel: host.cancelTouches()
    }
  }

  /// Returns the time of a touch on the phone's clock.
  ///
  /// Some messages take longer than others, so the time between two touches of a gesture is never longer than in the
  /// browser. Otherwise, a flick would have no speed if the message that ends it is late.
  private func time(ofTouchAt time: Double, sentAt now: Double, begins: Bool) -> TimeInterval {
    let delay = min(max((now - time) / 1000, 0), Self.longestDelay) * HostDevice.timeRate
    var moment = HostDevice.time - delay
    if !begins, !HostDevice.isStepped, let last = lastTouch {
      moment = min(moment, last.phone + max(time - last.browser, 0) / 1000 * HostDevice.timeRate)
    }
    lastTouch = (time, moment)
    return moment
  }
}

extension InputEvent.Phase {
  fileprivate var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension InputEvent.ElementAction {
  fileprivate func action(named name: String) -> WindowHost.ElementAction {
    switch self {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .named: .named(name)
    case .escape: .escape
    case .pageUp: .scroll(.up)
    case .pageDown: .scroll(.down)
    }
  }
}

extension InputEvent.Modifier {
  fileprivate var flag: UIKeyModifierFlags {
    switch self {
    case .shift: .shift
    case .control: .control
    case .alternate: .alternate
    case .command: .command
    }
  }
}

extension UIKeyboardHIDUsage {
  /// Creates the key for a browser's key code, or returns `nil` for a key that text input doesn't use.
  ///
  /// The codes are those of the W3C's "UI Events KeyboardEvent code Values".
  init?(code: String) {
    if code.hasPrefix("Key"), code.utf8.count == 4, let letter = code.utf8.last, (65...90).contains(letter) {
      self.init(rawValue: Int(letter) - 65 + UIKeyboardHIDUsage.keyboardA.rawValue)
    } else if code.hasPrefix("Digit"), code.utf8.count == 6, let digit = code.last?.wholeNumberValue {
      self.init(
        rawValue: digit == 0 ? UIKeyboardHIDUsage.keyboard0.rawValue : digit + UIKeyboardHIDUsage.keyboard1.rawValue - 1
      )
    } else if let usage = Self.usages[code] {
      self = usage
    } else {
      return nil
    }
  }

  private static let usages: [String: UIKeyboardHIDUsage] = [
    "Enter": .keyboardReturnOrEnter, "NumpadEnter": .keypadEnter, "Escape": .keyboardEscape,
    "Backspace": .keyboardDeleteOrBackspace, "Delete": .keyboardDeleteForward, "Tab": .keyboardTab,
    "Space": .keyboardSpacebar, "ArrowLeft": .keyboardLeftArrow, "ArrowRight": .keyboardRightArrow,
    "ArrowUp": .keyboardUpArrow, "ArrowDown": .keyboardDownArrow, "Home": .keyboardHome, "End": .keyboardEnd,
    "PageUp": .keyboardPageUp, "PageDown": .keyboardPageDown, "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign,
    "BracketLeft": .keyboardOpenBracket, "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash,
    "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote, "Backquote": .keyboardGraveAccentAndTilde,
    "Comma": .keyboardComma, "Period": .keyboardPeriod, "Slash": .keyboardSlash,
  ]
}
