import Foundation
internal import TableMakerTextEditing

/// A view whose text is edited: what its editor asks of it, and tells it.
///
/// All offsets are of UTF-16; all rectangles and points are in the view's own coordinates.
@MainActor protocol TextEditorClient: UIView, UITextInput {
  /// The editor, which the view owns.
  var editor: TextEditor { get }
  /// Whether the user may change the text.
  var isEditable: Bool { get }
  /// Whether the tab key types a tab.
  var takesTabs: Bool { get }
  /// Returns where the lines are now; exact at some offsets and around them is enough.
  func lineGeometry(around offsets: [Int]) -> any LineGeometry

  /// Returns what of a text may be put in: a field has no line breaks.
  func acceptable(_ text: String) -> String
  /// Asks the delegate whether the user may replace a range.
  func delegateAllows(_ range: NSRange, replacement: String) -> Bool
  /// The text has changed, by the user or by code: attributes, layout and size follow.
  func textStorageDidChange(_ edit: TextEdit)
  /// The selection or the marked text may have changed, or the text before them: the caret is placed anew, and the
  /// delegate hears of it.
  func selectionDidChange()
  /// The user has changed the text: events and notifications.
  func userDidChangeText()
  /// The user has pressed the return key.
  func userDidPressReturn()

  /// Returns the delegate's edit menu for a range; nil for the suggested actions.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
  /// The edit menu is about to come.
  func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating)

  /// The rectangle of a caret.
  func caretRectangle(at position: TextPosition) -> CGRect
  /// The rectangles of a range, one for each line and each stretch of a direction, from the top left.
  func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle]
  /// The position nearest to a point.
  func textPosition(closestTo point: CGPoint) -> TextPosition
}

/// A rectangle of a selected text.
struct SelectionRectangle: Equatable {
  /// The rectangle, in the view's points.
  var rect: CGRect
  /// Whether the text in it is written from right to left.
  var isRightToLeft: Bool
  /// Whether the selection begins in it.
  var containsStart: Bool
  /// Whether the selection ends in it.
  var containsEnd: Bool
}
