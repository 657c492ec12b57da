public import Foundation

// Apps don't override these methods. The rest of `UITextInput` is in UITextField.swift.
extension UITextField {
  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// Returns the number of UTF-16 units from one position to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// Returns the range from a position to the farthest position in a direction.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  {
    editor.characterRange(byExtending: position, in: direction)
  }

  /// Returns the range of the character at a point, or `nil` if there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
}
