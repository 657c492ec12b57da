public import Foundation
internal import TableMakerTextEditing

extension UITextView: UITextInput {
  /// Returns the text of a range, or `nil` if the range belongs to another text.
  public func text(in range: UITextRange) -> String? { editor.string(in: range) }

  /// The selected range, which is empty for a caret.
  public var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { if let newValue { editor.selectedTextRange = newValue } }
  }

  /// The range of the marked text, or `nil` if there's none.
  public var markedTextRange: UITextRange? { editor.markedTextRange }

  /// The attributes of marked text.
  ///
  /// They're stored but not used yet.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedTextStyle }
    set { editor.markedTextStyle = newValue }
  }

  /// The position at the beginning of the text.
  public var beginningOfDocument: UITextPosition { TextEditorPosition(offset: 0) }

  /// The position at the end of the text.
  public var endOfDocument: UITextPosition { TextEditorPosition(offset: editor.text.length) }

  /// Returns the range between two positions, in either order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset from another one, or `nil` if it doesn't exist.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// Returns the position some steps away on the screen, or the last one in that direction.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// Returns the distance from the first position to the second.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// The delegate for changes by code.
  public weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// The tokenizer that finds words and lines in the text.
  public var tokenizer: any UITextInputTokenizer { editor.tokenizer(of: self) }

  /// Returns the position in a range that is farthest in a direction on the screen.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }

  /// Returns the range from a position to the farthest in a direction on the screen.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }

  /// Returns the writing direction of the paragraph at a position.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    guard let place = editor.textPosition(position) else { return .natural }
    let line = currentLayout.place(of: place)
    return currentLayout.lines(ofBlock: line.block).isRightToLeft(line.line) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of the paragraphs in a range.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    guard let range = editor.textRange(range) else { return }
    let buffer = editor.text.buffer
    let paragraphs = buffer.paragraphStart(at: range.lowerBound)..<buffer.paragraphEnd(at: range.upperBound)
    content.attributes.change(paragraphs) { set in
      let style = NSMutableParagraphStyle()
      if let present = set.values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
      style.baseWritingDirection = writingDirection
      return content.set(set.values.merging([.paragraphStyle: style]) { $1 })
    }
    textLayout.followLooks(in: paragraphs)
    textSizeChanged()
  }

  /// Returns the position in a range nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }

  /// Returns the range of the character at a point, or `nil` if there's none.
  public func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

  /// Returns whether the delegate allows the user to replace a range.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = editor.textRange(range) else { return false }
    return delegateAllows(NSRange(range), replacement: text)
  }

  /// The view with the coordinate system of the rectangles, which is this one.
  public var textInputView: UIView { self }

  /// The side of a caret that's between two lines.
  public var selectionAffinity: UITextStorageDirection {
    get { editor.text.selection.head.affinity == .upstream ? .backward : .forward }
    set {
      let range = editor.text.selectedRange
      editor.change { text in
        text.setSelectedRange(range, affinity: newValue == .backward ? .upstream : .downstream)
        return nil
      }
    }
  }
}
