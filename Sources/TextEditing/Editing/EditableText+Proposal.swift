extension EditableText {
  /// Returns the edit of a command, or `nil` if there's nothing to do, such as deleting backward at the text's
  /// beginning.
  ///
  /// - Parameters:
  ///   - command: The user's command.
  ///   - geometry: The lines, which only deletions by lines need. If it's `nil`, a paragraph is a line.
  package func proposal(for command: TextCommand, geometry: (any LineGeometry)? = nil) -> TextProposal? {
    func propose(_ range: Range<Int>, _ replacement: UTF16Text = UTF16Text()) -> TextProposal? {
      if range.isEmpty, replacement.isEmpty { return nil }
      return TextProposal(range: range, replacement: replacement, command: command, revision: revision)
    }
    switch command {
    case .insertText(let text): return propose(markedRange ?? selectedRange, text)
    case .paste(let text): return propose(selectedRange, text)
    case .cut: return propose(selectedRange)
    case .replace(let range, let text): return propose(buffer.roundedToClusters(clamped(range)), text)
    case .setMarkedText(let text, _): return propose(markedRange ?? selectedRange, text)
    case .delete(let direction, let granularity):
      guard selection.isCaret else { return propose(selectedRange) }
      return propose(deletionRange(from: selection.head, direction, by: granularity, geometry))
    }
  }

  /// Applies a proposed edit and updates the selection, the marked text, and the history.
  ///
  /// If the text has changed since the proposal, for example because of a delegate, the remaining part of its range is
  /// replaced.
  ///
  /// - Returns: The replacement.
  /// - Complexity: The complexity of `TextBuffer.replace`.
  @discardableResult package mutating func apply(_ proposal: TextProposal) -> TextEdit {
    let range =
      proposal.revision == revision ? clamped(proposal.range) : buffer.roundedToClusters(clamped(proposal.range))
    goalX = nil
    let marked = markedRange.flatMap { $0.contains(range) ? $0 : nil }
    switch proposal.command {
    case .setMarkedText(_, let selected):
      if marked == nil { unmarkText() }
      let edit = userEdit(range, proposal.replacement, .composing)
      mark(edit.insertedRange, selecting: selected)
      return edit
    case .insertText:
      if marked != nil {
        let edit = userEdit(range, proposal.replacement, .composing)
        unmarkText()
        return edit
      }
      unmarkText()
      return userEdit(range, proposal.replacement, .typing)
    case .delete(let direction, let granularity):
      if let marked {
        let edit = userEdit(range, proposal.replacement, .composing)
        markedRange = marked.lowerBound..<(marked.upperBound + edit.changeInLength)
        if markedRange?.isEmpty == true { unmarkText() }
        return edit
      }
      unmarkText()
      guard granularity == .character, selection.isCaret else { return userEdit(range, proposal.replacement, .other) }
      return userEdit(range, proposal.replacement, direction == .backward ? .deletingBackward : .deletingForward)
    case .paste, .cut, .replace:
      unmarkText()
      return userEdit(range, proposal.replacement, .other)
    }
  }

  /// Performs a command without confirmation. Returns `nil` if there's nothing to do.
  @discardableResult package mutating func perform(
    _ command: TextCommand, geometry: (any LineGeometry)? = nil
  ) -> TextEdit? {
    guard let proposal = proposal(for: command, geometry: geometry) else { return nil }
    return apply(proposal)
  }

  /// Replaces a range for the user: the caret moves after the new text, and the edit can be undone.
  private mutating func userEdit(_ range: Range<Int>, _ text: UTF16Text, _ kind: UndoStep.Kind) -> TextEdit {
    let removed = buffer.units(in: range)
    let before = selection
    let edit = replace(range, text.units)
    selection = TextSelection(caret(at: edit.insertedRange.upperBound))
    history.record(
      UndoStep(
        location: range.lowerBound, removed: removed, inserted: text.units, selectionBefore: before,
        selectionAfter: selection, kind: kind))
    return edit
  }

  /// Returns the caret after an edit. If the text on both sides forms one cluster, the caret is after it.
  func caret(at offset: Int) -> Range<Int> {
    let rounded = buffer.clusterBoundary(atOrAfter: offset)
    return rounded..<rounded
  }

  mutating func replace(_ range: Range<Int>, _ units: [UInt16]) -> TextEdit {
    buffer.replace(range, with: units)
    revision += 1
    return TextEdit(replacedRange: range, length: units.count)
  }
}
