import Foundation

/// What a browser sends of fingers, wheel and keys: some events, in their order.
struct InputMessage: Decodable, Sendable {
  /// The most events of a message.
  static let mostEvents = 500

  /// The browser's clock when it sent the message, in milliseconds: events carry times of it.
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

/// Something that the user does.
enum InputEvent: Decodable, Sendable {
  /// Fingers go down, move or are lifted, at a time of the browser's clock.
  case touches([Touch], time: Double)
  /// A wheel turns: how far the content goes on, and where the pointer is.
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  /// A key is pressed: which, by its place on the keyboard, what it types, and what is held with it.
  case key(code: String, characters: String, modifiers: [Modifier])
  /// A text is put in.
  case text(String)
  /// A text is put in that the browser has on its clipboard.
  case paste(String)
  /// An input method shows a text that is not decided, with a selection in UTF-16.
  case compose(String, start: Int, end: Int)
  /// Something is done with an element, as assistive technology does it: which, and the name of one of its own actions.
  case element(Int, ElementAction, name: String)
  /// Time that stands still goes on by a step.
  case step
  /// All fingers are taken away.
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
