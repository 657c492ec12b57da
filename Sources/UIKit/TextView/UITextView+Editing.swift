internal import Foundation
internal import TableMakerTextEditing

extension UITextView: TextEditorClient {
  var takesTabs: Bool { true }

  func lineGeometry(around offsets: [Int]) -> any LineGeometry { LocalLines(currentLayout, around: offsets) }

  func acceptable(_ text: String) -> String { text }

  func delegateAllows(_ range: NSRange, replacement: String) -> Bool {
    let isClearing = clearsOnInsertion && !replacement.isEmpty
    let range = isClearing ? NSRange(location: 0, length: editor.text.length) : range
    return textViewDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func textStorageDidChange(_ edit: TextEdit) {
    content.attributes.replace(edit.replacedRange, with: [(edit.length, content.typing)])
    textLayout.follow(edit)
    textSizeChanged()
  }

  func selectionDidChange() {
    selectionMoved()
    editor.tellOfSelection { textViewDelegate?.textViewDidChangeSelection(self) }
    if isFirstResponder { scrollToCaret() }
  }

  func userDidChangeText() {
    if isFirstResponder { scrollToCaret() }
    textViewDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func userDidPressReturn() { editor.type(.insertText("\n")) }

  func insertTyped(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editor.selectAll()
    }
    editor.insertText(text)
  }

  /// Updates the typing attributes after a change of the selection.
  func selectionMoved() {
    let range = editor.text.selectedRange
    if range != knownSelection || range.isEmpty {
      let offset = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
      if let set = content.attributes.set(at: max(0, offset)) { adoptTypingAttributes(set) }
    }
    knownSelection = range
    setNeedsLayout()
  }

  private func adoptTypingAttributes(_ set: AttributeSet) {
    guard set !== content.typing else { return }
    var values = set.values
    guard values[.link] != nil || values[.attachment] != nil else {
      content.typing = set
      return
    }
    values[.link] = nil
    values[.attachment] = nil
    content.typing = content.set(values)
  }

  func scrollToCaret() {
    guard window != nil else { return }
    guard isScrollEnabled else {
      let responders = sequence(first: self as UIResponder, next: \.next)
      return responders.lazy.compactMap { $0 as? UITableViewController }.first?.caretMoved(in: self) ?? ()
    }
    let head = editor.text.selection.head.offset
    scrollToText(in: head..<head)
  }

  // MARK: Places, in the content's coordinates

  func caretRectangle(at position: TextPosition) -> CGRect {
    let place = currentLayout.caret(at: position)
    let width = TextCursorView.caretWidth
    // At the edges, the caret stays within the text container.
    let x = min(max(textOrigin.x + place.x - width / 2, 0), max(0, bounds.width - width))
    return CGRect(x: x, y: textOrigin.y + place.lineTop, width: width, height: place.lineHeight)
  }

  func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle] {
    rectangles(of: range, in: nil)
  }

  func shownRectangles(of range: Range<Int>) -> [SelectionRectangle] {
    let top = contentOffset.y - textOrigin.y
    return rectangles(of: range, in: top...(top + bounds.height))
  }

  /// Returns the rectangles of a range, including those off screen if `visible` is `nil`.
  private func rectangles(of range: Range<Int>, in visible: ClosedRange<CGFloat>?) -> [SelectionRectangle] {
    currentLayout.selectionRectangles(of: range, in: visible).map { rectangle in
      var rectangle = rectangle
      rectangle.rect.origin.x += textOrigin.x
      rectangle.rect.origin.y += textOrigin.y
      return rectangle
    }
  }

  /// Returns the rectangle of a range on its first line, without laying out the rest.
  func firstRectangle(of range: UITextRange) -> CGRect {
    guard let range = editor.textRange(range), !range.isEmpty else { return editor.firstRect(for: range) }
    let top = currentLayout.caret(at: TextPosition(offset: range.lowerBound)).lineTop
    let all = rectangles(of: range, in: top...top)
    guard let first = all.first?.rect else { return .null }
    return all.prefix { $0.rect.minY == first.minY }.reduce(first) { $0.union($1.rect) }
  }

  func textPosition(closestTo point: CGPoint) -> TextPosition {
    currentLayout.position(closestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  // MARK: Display

  func editabilityChanged() {
    if isFirstResponder, !canBecomeFirstResponder { resignByForce() }
    showSelection()
    reloadInputViews()
  }

  /// Shows the caret or the selection, and the marked text.
  func showSelection() {
    guard bounds.width > 0 else { return }
    // The cursor view covers the visible area because handles extend beyond the lines.
    let shift = CGPoint(x: -contentOffset.x, y: -contentOffset.y)
    if cursor.frame != bounds { cursor.frame = bounds }
    let top = contentOffset.y - textOrigin.y
    let visible = top...(top + bounds.height)
    showMarkedText(in: visible, shift: shift)
    guard isFirstResponder, !clearsOnInsertion else { return cursor.hide() }
    let range = editor.text.selectedRange
    if range.isEmpty {
      guard isEditable else { return cursor.hide() }
      let caret = caretRectangle(at: editor.text.selection.head).offsetBy(dx: shift.x, dy: shift.y)
      if cursor.caret != caret { cursor.show(caret: caret) }
    } else {
      let shown = rectangles(of: range, in: visible)
      cursor.show(
        selection: shown.map { rectangle in
          var rectangle = rectangle
          rectangle.rect = rectangle.rect.offsetBy(dx: shift.x, dy: shift.y)
          return rectangle
        })
    }
  }

  private func showMarkedText(in visible: ClosedRange<CGFloat>, shift: CGPoint) {
    if markedView.frame != bounds { markedView.frame = bounds }
    let marked = editor.text.markedRange.map { rectangles(of: $0, in: visible) } ?? []
    markedView.rectangles = marked.map { $0.rect.offsetBy(dx: shift.x, dy: shift.y) }
  }

  func mayPerform(_ action: Selector) -> Bool {
    let hasSelection = !editor.text.selection.isCaret
    switch action {
    case .cut, .delete: return hasSelection && isEditable
    case .copy: return hasSelection
    case .paste: return isEditable && editor.pasteboardText?.isEmpty == false
    case .select: return hasText && !hasSelection
    case .selectAll: return hasText && editor.text.selectedRange != 0..<editor.text.length
    default: return false
    }
  }

  // MARK: First responder

  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    if isEditable, responderWindow != nil, canBecomeFirstResponder,
      textViewDelegate?.textViewShouldBeginEditing(self) == false
    {
      return false
    }
    guard become(), isFirstResponder else { return false }
    setNeedsLayout()
    scrollToCaret()
    guard isEditable else { return true }
    textViewDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    let isForced = responderWindow?.firstResponderState.isForced == true
    if isEditable, textViewDelegate?.textViewShouldEndEditing(self) == false, !isForced { return false }
    guard resign() else { return false }
    editor.unmarkText()
    setNeedsLayout()
    guard isEditable else { return true }
    textViewDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
}
