import Testing

@testable import TableMakerTextEditing

/// Long runs of all kinds of edits, compared with an array and snapshots of the text.
@Suite struct RandomEditingTests {
  /// A text, the same as an array, and what undoing must lead to.
  struct Run {
    var text = EditableText()
    var naive = NaiveText(UTF16Text())
    var random: SeededGenerator
    /// The texts and selections before each step that can be undone.
    var before: [(units: [UInt16], selection: TextSelection)] = []
    /// The texts before each step was taken back, and the selections before it was made, which it brings again.
    var after: [(units: [UInt16], selection: TextSelection)] = []

    func offset(_ random: inout SeededGenerator) -> Int { Int.random(in: -2...(text.length + 2), using: &random) }

    mutating func range() -> Range<Int> {
      let start = offset(&random)
      return start..<(start + Int.random(in: 0...4, using: &random))
    }

    mutating func piece() -> UTF16Text {
      World.text(pieces: Int.random(in: 0..<4, using: &random) == 0 ? 3 : 1, using: &random)
    }

    /// A command; deletions of a document are rare, lest nothing is left.
    mutating func command() -> TextCommand {
      switch Int.random(in: 0..<24, using: &random) {
      case 0..<9: return .insertText(piece())
      case 9: return .paste(piece())
      case 10: return .cut
      case 11: return .replace(range(), with: piece())
      case 12..<16: return .setMarkedText(piece(), selectedRange: range())
      case 16..<20: return Bool.random(using: &random) ? .deleteBackward : .deleteForward
      default:
        let granularity: TextGranularity = [.word, .line, .paragraph][Int.random(in: 0..<3, using: &random)]
        return .delete(Bool.random(using: &random) ? .forward : .backward, by: granularity)
      }
    }

    /// Makes one step; what is wrong with it, or nil.
    mutating func step() -> String? {
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<26: return edit()
      case 26..<30: text.setSelectedRange(range())
      case 30..<32: text.setSelection(anchor: offset(&random), head: TextPosition(offset: offset(&random)))
      case 32..<34: return move()
      case 34: text.unmarkText()
      case 35: text.breakUndoCoalescing()
      case 36, 37: return takeBack()
      case 38: return makeAgain()
      default: return Int.random(in: 0..<8, using: &random) == 0 ? code() : nil
      }
      // Ending a composition that came to nothing takes its step away.
      return steps()
    }

    mutating func steps() -> String? {
      if text.history.done.count < before.count { before.removeLast() }
      return text.history.done.count == before.count ? nil : "\(text.history.done.count) steps, not \(before.count)"
    }

    mutating func edit() -> String? {
      let command = command()
      guard let proposal = text.proposal(for: command) else { return nil }
      let state = (text.text.units, text.selection)
      var ended = text
      ended.unmarkText()
      let edit = text.apply(proposal)
      guard edit.replacedRange == proposal.range, edit.length == proposal.replacement.units.count else { return "edit" }
      naive.units.replaceSubrange(proposal.range, with: proposal.replacement.units)
      after = []
      // One that ends a composition without result takes a step away before it adds its own.
      if ended.history.done.count < before.count, text.history.done.last?.kind != .composing { before.removeLast() }
      if text.history.done.count > before.count { before.append(state) }
      return steps()
    }

    mutating func move() -> String? {
      let movements: [TextMovement] = [
        .left, .right, .up, .down, .wordLeft, .wordRight, .lineLeft, .lineRight, .storage(.forward, by: .paragraph),
        .storage(.backward, by: .document),
      ]
      text.move(movements[Int.random(in: 0..<movements.count, using: &random)], extending: Bool.random(using: &random))
      return steps()
    }

    mutating func takeBack() -> String? {
      text.unmarkText()
      if let wrong = steps() { return wrong }
      let units = text.text.units
      guard text.undo() != nil else { return before.isEmpty ? nil : "nothing undone" }
      let expected = before.removeLast()
      after.append((units, expected.selection))
      naive.units = expected.units
      return text.selection == expected.selection ? nil : "selection \(text.selection), not \(expected.selection)"
    }

    mutating func makeAgain() -> String? {
      text.unmarkText()
      if let wrong = steps() { return wrong }
      let units = text.text.units
      guard text.redo() != nil else { return after.isEmpty ? nil : "nothing redone" }
      let again = after.removeLast()
      before.append((units, again.selection))
      naive.units = again.units
      return nil
    }

    /// An edit by code; of what can be undone then, other tests know.
    mutating func code() -> String? {
      let range = range()
      let new = piece()
      text.replaceCharacters(in: range, with: new)
      naive.units.replaceSubrange(range.clamped(to: 0..<naive.units.count), with: new.units)
      if let wrong = text.inconsistency(naive) { return wrong }
      // Whatever is left to undo and redo stays inside of the text.
      var other = text
      while other.undo() != nil {}
      while other.redo() != nil {}
      text.setText(UTF16Text(units: naive.units))
      (before, after) = ([], [])
      return nil
    }
  }

  @Test(arguments: 0..<10) func `ten thousand steps leave what they leave in an array, and are all undone`(seed: UInt64)
  {
    var run = Run(random: SeededGenerator(seed: seed))
    for step in 0..<10_000 {
      if let wrong = run.step() {
        Issue.record("seed \(seed), step \(step): \(wrong)")
        return
      }
      // The whole text each time in the small, now and then in the large.
      if run.naive.units.count < 12 || step % 16 == 0, let wrong = run.text.inconsistency(run.naive) {
        Issue.record("seed \(seed), step \(step): \(wrong)")
        return
      }
      if run.text.length > 160 {
        run.text.setText(UTF16Text(units: Array(run.naive.units.prefix(6))))
        run.naive.units = Array(run.naive.units.prefix(6))
        (run.before, run.after) = ([], [])
      }
    }
    run.text.unmarkText()
    while run.text.undo() != nil {}
    if let first = run.before.first { #expect(run.text.text.units == first.units) }
  }
}
