extension EditableText {
  /// What a command would replace, and by what; nil if there is nothing to do, as for a deletion at the text's beginning.
  ///
  /// - Parameters:
  ///   - command: What the user does.
  ///   - geometry: The lines; needed by deletions by lines alone. Without it, a paragraph is a line.
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

  /// Makes a proposed edit, with the selection, marked text and undoing that belong to it.
  ///
  /// If the text has changed since the proposal was made, as by a delegate that was asked, what is left of its range is
  /// replaced.
  ///
  /// - Returns: What was replaced.
  /// - Complexity: As `TextBuffer.replace`.
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

  /// Makes a command's edit without asking anybody; nil if there is nothing to do.
  @discardableResult package mutating func perform(
    _ command: TextCommand, geometry: (any LineGeometry)? = nil
  ) -> TextEdit? {
    guard let proposal = proposal(for: command, geometry: geometry) else { return nil }
    return apply(proposal)
  }

  /// Replaces a range as a user does: the caret comes after what is new, and the edit can be undone.
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

  /// A caret's range at the end of an edit: if what is left and right of it became one cluster, after that.
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
