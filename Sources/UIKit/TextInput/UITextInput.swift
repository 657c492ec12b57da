public import Foundation

/// A responder whose text is edited with a caret, a selection and an input method: `UITextField`, `UITextView`, or an app's own.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; nil if the range is none of this text's.
  func text(in range: UITextRange) -> String?
  /// Replaces a range by a text.
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected; an empty range for a caret, nil for neither.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method has not decided yet; nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes that marked text is shown with; nil for those by default.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows a text that is not decided yet, in place of the marked text or the selection.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Decides for the marked text as it is.
  func unmarkText()

  /// The position at the beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in whichever order they are.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position that is an offset away in the text; nil if there is none.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position that is some steps away on the screen; nil if there is none.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Tells which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns how far the second position is behind the first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The object that hears of changes which the text input system has not made; set by that system.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words and lines in the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position in a range that is farthest in a direction on the screen.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the farthest in a direction on the screen.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  /// Returns the direction of the paragraph that a position is in.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of the paragraphs of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of a range in its first line, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of a caret at a position, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, if it were selected.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns whether the text input system may replace a range. Optional: true if absent.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The view whose coordinates the rectangles are in. Optional: the text input itself if absent.
  var textInputView: UIView { get }
  /// At which of two lines a caret is shown that is between them. Optional: forward if absent.
  var selectionAffinity: UITextStorageDirection { get }
}

extension UITextInput {
  /// Stands for an absent method: true.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Stands for an absent property: the text input itself, or an empty view if it is none.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Stands for an absent property: forward.
  public var selectionAffinity: UITextStorageDirection { .forward }
}
