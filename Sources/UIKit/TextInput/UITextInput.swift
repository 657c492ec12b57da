public import Foundation

/// The interface of a responder with a caret, a selection, and marked text: `UITextField`, `UITextView`, or a custom
/// one.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range, or `nil` if the range belongs to another text.
  func text(in range: UITextRange) -> String?
  /// Replaces a range with a text.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected range, which is empty for a caret, or `nil` if there's neither.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, or `nil` if there's none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text, or `nil` for the default ones.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows marked text, which replaces the current marked text or the selection.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text.
  func unmarkText()

  /// The position at the beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another one, or `nil` if it doesn't exist.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position some steps away on the screen, or `nil` if it doesn't exist.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance from the first position to the second.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The delegate for changes that the text input system doesn't make.
  ///
  /// The system sets it.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds words and lines in the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position in a range that is farthest in a direction on the screen.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the farthest in a direction on the screen.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  /// Returns the writing direction of the paragraph at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of a range on its first line, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of a caret at a position, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the selection rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point, or `nil` if there's none.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns whether the text input system can replace a range.
  ///
  /// It's optional; the default is `true`.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The view with the coordinate system of the rectangles.
  ///
  /// It's optional; the default is the text input itself.
  var textInputView: UIView { get }
  /// The side of a caret that's between two lines.
  ///
  /// It's optional; the default is forward.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// The default implementation of an optional method, which returns `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The default of an optional property: the text input itself, or an empty view if it isn't a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// The default of an optional property: always forward.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}
