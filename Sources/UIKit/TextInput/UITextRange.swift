public import Foundation

/// A place in a text, before a character or at its end; a text input has subclasses of its own.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// Makes a position.
  public override init() { super.init() }
}

/// A range of a text, between two positions; a text input has subclasses of its own.
@MainActor @preconcurrency open class UITextRange: NSObject {
  /// Makes a range.
  public override init() { super.init() }

  /// Whether there is nothing in the range; true here.
  open var isEmpty: Bool { true }

  /// The position at the beginning.
  open var start: UITextPosition { UITextPosition() }

  /// The position at the end.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selected text: there is one for each line, and for each direction in it.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
  /// Makes an empty rectangle.
  public override init() { super.init() }

  /// The rectangle, in the text input's points.
  open var rect: CGRect { .zero }

  /// The direction in which the text in it is written.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins in it.
  open var containsStart: Bool { false }

  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }

  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}
