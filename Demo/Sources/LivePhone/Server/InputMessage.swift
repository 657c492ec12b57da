import Foundation

/// A browser's message about touches, scrolling, and keys, with some events in their order.
struct InputMessage: Decodable, Sendable {
  /// The maximum number of events in a message.
  static let mostEvents = 500

  /// The time when the browser sent the message, in milliseconds of the clock that its events use.
  var now: Double
  var events: [InputEvent]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    now = try values.decode(Double.self, forKey: .now)
    events = try values.decode([InputEvent].self, forKey: .events)
    guard events.count <= Self.mostEvents else {
      throw DecodingError.dataCorruptedError(forKey: .events, in: values, debugDescription: "Too many events")
    }
  }

  private enum Key: String, CodingKey { case now, events }
}

/// An action of the user.
enum InputEvent: Decodable, Sendable {
  /// Touches begin, move, or end, at a time of the browser's clock.
  case touches([Touch], time: Double)
  /// The user scrolls with the pointer: the location of the pointer, and the distance to scroll.
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  /// The user presses a key: its place on the keyboard, the characters that it types, and the modifier keys.
  case key(code: String, characters: String, modifiers: [Modifier])
  /// The user inserts text.
  case text(String)
  /// The user pastes text from the browser's clipboard.
  case paste(String)
  /// An input method shows marked text, with a selection in UTF-16 code units.
  case compose(String, start: Int, end: Int)
  /// The user acts on an element with assistive technology: the element, the action, and the name of a custom action.
  case element(Int, ElementAction, name: String)
  /// Stopped time advances by one step.
  case step
  /// All touches are canceled.
  case cancel

  enum ElementAction: String, Decodable, Sendable {
    case activate, increment, decrement, named, escape, pageUp, pageDown
  }

  struct Touch: Decodable, Sendable {
    var id: Int
    var phase: Phase
    var x: Double
    var y: Double
  }

  enum Phase: String, Decodable, Sendable { case began, moved, ended, cancelled }

  enum Modifier: String, Decodable, Sendable { case shift, control, alternate, command }

  private enum Kind: String, Decodable { case touches, wheel, key, text, paste, compose, element, step, cancel }

  private enum Key: String, CodingKey {
    case kind, touches, time, x, y, dx, dy, code, characters, modifiers, text, start, end, id, action, name
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double { try values.decode(Double.self, forKey: key) }
    func string(_ key: Key) throws -> String { try values.decode(String.self, forKey: key) }
    switch try values.decode(Kind.self, forKey: .kind) {
    case .touches: self = .touches(try values.decode([Touch].self, forKey: .touches), time: try number(.time))
    case .wheel: self = .wheel(x: try number(.x), y: try number(.y), dx: try number(.dx), dy: try number(.dy))
    case .key:
      self = .key(
        code: try string(.code), characters: try string(.characters),
        modifiers: try values.decode([Modifier].self, forKey: .modifiers))
    case .text: self = .text(try string(.text))
    case .paste: self = .paste(try string(.text))
    case .compose:
      self = .compose(
        try string(.text), start: try values.decode(Int.self, forKey: .start),
        end: try values.decode(Int.self, forKey: .end))
    case .element:
      self = .element(
        try values.decode(Int.self, forKey: .id), try values.decode(ElementAction.self, forKey: .action),
        name: try values.decodeIfPresent(String.self, forKey: .name) ?? "")
    case .step: self = .step
    case .cancel: self = .cancel
    }
  }
}
