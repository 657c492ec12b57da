import Foundation
internal import TableMakerTextEditing

/// The positions and ranges of `UITextInput`.
extension TextEditor {
  /// Returns a position, limited to the text, or `nil` if it belongs to another text input.
  func textPosition(_ position: UITextPosition) -> TextPosition? {
    guard let own = (position as? TextEditorPosition)?.position else { return nil }
    return TextPosition(offset: min(max(own.offset, 0), text.length), affinity: own.affinity)
  }

  /// Returns a range, limited to the text, or `nil` if it belongs to another text input.
  func textRange(_ range: UITextRange) -> Range<Int>? {
    (range as? TextEditorRange)?.range.clamped(to: 0..<text.length)
  }

  func string(in range: UITextRange) -> String? { textRange(range).map { text.text(in: $0).string } }

  var selectedTextRange: UITextRange {
    get { TextEditorRange(text.selectedRange, affinity: text.selection.head.affinity) }
    set { if let range = textRange(newValue) { select(NSRange(range)) } }
  }

  var markedTextRange: UITextRange? { text.markedRange.map { TextEditorRange($0) } }

  func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = textPosition(from)?.offset, let to = textPosition(to)?.offset else { return nil }
    return TextEditorRange(min(from, to)..<max(from, to))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = textPosition(position)?.offset else { return nil }
    let (target, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, 0...text.length ~= target else { return nil }
    return TextEditorPosition(offset: target)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let client, var place = textPosition(position) else { return nil }
    for _ in 0..<min(abs(max(offset, -.max)), text.length + 1) {
      let geometry = client.lineGeometry(around: [place.offset])
      let next = text.destination(of: direction.movement(isBackward: offset < 0), from: place, geometry: geometry)
      if next == place { break }
      place = next
    }
    return TextEditorPosition(place)
  }

  func compare(_ first: UITextPosition, to second: UITextPosition) -> ComparisonResult {
    let (first, second) = (textPosition(first)?.offset ?? 0, textPosition(second)?.offset ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    (textPosition(to)?.offset ?? 0) - (textPosition(from)?.offset ?? 0)
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = textRange(range) else { return nil }
    return TextEditorPosition(offset: isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    guard let offset = textPosition(position)?.offset else { return nil }
    return TextEditorRange(isForward(direction, at: offset) ? offset..<text.length : 0..<offset)
  }

  private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    let isRightToLeft = isRightToLeft(at: offset)
    return switch direction {
    case .right: !isRightToLeft
    case .left: isRightToLeft
    case .up: false
    case .down: true
    }
  }

  /// Returns whether the paragraph at an offset is right-to-left.
  func isRightToLeft(at offset: Int) -> Bool {
    guard let geometry = client?.lineGeometry(around: [offset]), geometry.lineCount > 0 else { return false }
    return geometry.isRightToLeft(line: geometry.line(of: offset))
  }

  // MARK: Places

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let client, let place = textPosition(position) else { return .zero }
    return client.caretRectangle(at: place)
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let client, let own = textRange(range) else { return .null }
    guard !own.isEmpty else { return client.caretRectangle(at: TextPosition(offset: own.lowerBound)) }
    let all = client.selectionRectangles(of: own)
    guard let first = all.first else { return .null }
    return all.filter { $0.rect.minY == first.rect.minY }.reduce(first.rect) { $0.union($1.rect) }
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let client, let own = textRange(range) else { return [] }
    return client.selectionRectangles(of: own).map { TextEditorSelectionRect($0) }
  }

  func closestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    guard let client else { return nil }
    var place = client.textPosition(closestTo: point)
    if let range {
      guard let own = textRange(range) else { return nil }
      place.offset = min(max(place.offset, own.lowerBound), own.upperBound)
    }
    return TextEditorPosition(place)
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let client else { return nil }
    let offset = client.textPosition(closestTo: point).offset
    let buffer = text.buffer
    for range in [buffer.clusterBoundary(before: offset)..<offset, offset..<buffer.clusterBoundary(after: offset)]
    where !range.isEmpty && client.selectionRectangles(of: range).contains(where: { $0.rect.contains(point) }) {
      return TextEditorRange(range)
    }
    return nil
  }
}

extension UITextLayoutDirection {
  /// Returns the movement by one step in the direction or against it.
  func movement(isBackward: Bool) -> TextMovement {
    switch self {
    case .right: isBackward ? .left : .right
    case .left: isBackward ? .right : .left
    case .up: isBackward ? .down : .up
    case .down: isBackward ? .up : .down
    }
  }
}

extension LineGeometry {
  /// Returns the line that begins at or before an offset, in O(log n).
  func line(of offset: Int) -> Int {
    var (low, high) = (0, max(1, lineCount))
    while high - low > 1 {
      let middle = (low + high) / 2
      if range(ofLine: middle).lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
