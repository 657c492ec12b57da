import Foundation
@_spi(Host) import UIKit

extension Phone {
  /// The longest time ago at which an event can have happened, in seconds: one whose message took longer happens then.
  private static let longestDelay = 0.5

  /// The step by which time goes on that stands still, in seconds.
  private static let step = 1.0 / 60

  /// Does what the user does in a browser.
  ///
  /// - Returns: What was copied meanwhile, for the browser's clipboard; nil if nothing was.
  func take(_ message: InputMessage) -> String? {
    if !message.events.isEmpty { stopScrolling() }
    let count = UIPasteboard.general.changeCount
    for event in message.events {
      take(event, sentAt: message.now)
      // Where time stands still, what comes at the next turn comes all the same.
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

  /// Returns when a touch happened by the phone's clock.
  ///
  /// Messages take longer at one time than at another, so touches of one gesture come no later after each other than the
  /// browser saw them. A flick would otherwise have no speed when the message that ends it is late.
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
  /// The key that browsers know by a code (W3C, "UI Events KeyboardEvent code Values"); nil for one that a text has no use for.
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
