import Foundation
internal import TableMakerTextEditing

/// A view with editable text, which its editor calls and notifies.
///
/// Offsets are in UTF-16 code units. Rectangles and points are in the view's coordinates.
@MainActor protocol TextEditorClient: UIView, UITextInput {
  /// The editor, which the view owns.
  var editor: TextEditor { get }
  /// A Boolean value that indicates whether the user can change the text.
  var isEditable: Bool { get }
  /// A Boolean value that indicates whether the Tab key types a tab.
  var takesTabs: Bool { get }
  /// Returns the current geometry of the lines. It needs to be exact only around some offsets.
  func lineGeometry(around offsets: [Int]) -> any LineGeometry

  /// Returns the part of a text that the view accepts. A field accepts no line breaks.
  func acceptable(_ text: String) -> String
  /// Returns whether the delegate allows the user to replace a range.
  func delegateAllows(_ range: NSRange, replacement: String) -> Bool
  /// Updates attributes, layout, and size after a change of the text by the user or by code.
  func textStorageDidChange(_ edit: TextEdit)
  /// Updates the caret and notifies the delegate because the selection, the marked text, or the text before them may
  /// have changed.
  func selectionDidChange()
  /// Sends events and notifications after the user changed the text.
  func userDidChangeText()
  /// Handles the Return key.
  func userDidPressReturn()

  /// Returns the delegate's edit menu for a range, or `nil` to use the suggested actions.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
  /// Called before the edit menu appears.
  func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu closes.
  func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating)

  /// Returns the rectangle of a caret.
  func caretRectangle(at position: TextPosition) -> CGRect
  /// Returns the rectangles of a range, one for each line and direction, from the upper left.
  func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle]
  /// Returns the rectangles of a range that are on screen.
  func shownRectangles(of range: Range<Int>) -> [SelectionRectangle]
  /// Returns the position nearest to a point.
  func textPosition(closestTo point: CGPoint) -> TextPosition
}

extension TextEditorClient {
  func shownRectangles(of range: Range<Int>) -> [SelectionRectangle] { selectionRectangles(of: range) }
}

/// A rectangle of selected text.
struct SelectionRectangle: Equatable {
  /// The rectangle in the view's coordinates.
  var rect: CGRect
  /// A Boolean value that indicates whether its text is right-to-left.
  var isRightToLeft: Bool
  /// A Boolean value that indicates whether it contains the start of the selection.
  var containsStart: Bool
  /// A Boolean value that indicates whether it contains the end of the selection.
  var containsEnd: Bool
}
