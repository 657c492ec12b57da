/// Constants that specify a direction in text order.
public enum UITextStorageDirection: Int, Sendable {
  /// The direction is toward the end.
  case forward = 0
  /// The direction is toward the beginning.
  case backward = 1
}

/// Constants that specify a direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// The direction is to the right.
  case right = 2
  /// The direction is to the left.
  case left = 3
  /// The direction is up.
  case up = 4
  /// The direction is down.
  case down = 5
}

/// Constants that specify a unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A character, as a reader perceives it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line in the layout.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A direction in text order or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public let rawValue: Int

  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a direction in text order.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Creates a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
