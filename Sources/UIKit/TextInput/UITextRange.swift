public import Foundation

/// A position in a text, before a character or at the end.
///
/// Text inputs define their own subclasses.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

/// A range of a text between two positions.
///
/// Text inputs define their own subclasses.
@MainActor @preconcurrency open class UITextRange: NSObject {
  /// Creates a range.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the range is empty.
  ///
  /// The default implementation returns `true`.
  open var isEmpty: Bool { true }

  /// The position at the beginning.
  open var start: UITextPosition { UITextPosition() }

  /// The position at the end.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text, with one for each line and each direction on it.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle.
  public override init() { super.init() }

  /// The rectangle in the text input's coordinates.
  open var rect: CGRect { .zero }

  /// The writing direction of its text.
  open var writingDirection: NSWritingDirection { .natural }

  /// A Boolean value that indicates whether it contains the start of the selection.
  open var containsStart: Bool { false }

  /// A Boolean value that indicates whether it contains the end of the selection.
  open var containsEnd: Bool { false }

  /// A Boolean value that indicates whether the text is vertical.
  open var isVertical: Bool { false }
}
