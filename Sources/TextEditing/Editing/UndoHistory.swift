/// One step that is undone or redone at once: a replaced range, what stood there, and what stands there now.
struct UndoStep: Sendable, Hashable {
  /// What makes steps one: a run of typing, or of deleting.
  enum Kind: Sendable, Hashable {
    case typing, deletingBackward, deletingForward, composing, other
  }

  var location: Int
  var removed: [UInt16]
  var inserted: [UInt16]
  var selectionBefore: TextSelection
  var selectionAfter: TextSelection
  var kind: Kind

  var insertedRange: Range<Int> { location..<(location + inserted.count) }

  /// The step that takes this one back.
  var inverse: UndoStep {
    UndoStep(
      location: location, removed: inserted, inserted: removed, selectionBefore: selectionAfter,
      selectionAfter: selectionBefore, kind: .other)
  }

  /// Whether the next step was taken in, as a part of this one.
  mutating func absorb(_ next: UndoStep) -> Bool {
    guard next.kind == kind else { return false }
    switch kind {
    case .typing where next.removed.isEmpty && next.location == insertedRange.upperBound:
      inserted += next.inserted
    case .deletingBackward where next.inserted.isEmpty && next.location + next.removed.count == location:
      removed = next.removed + removed
      location = next.location
    case .deletingForward where next.inserted.isEmpty && next.location == location:
      removed += next.removed
    case .composing where insertedRange.contains(next.location..<(next.location + next.removed.count)):
      let start = next.location - location
      inserted.replaceSubrange(start..<(start + next.removed.count), with: next.inserted)
    default: return false
    }
    selectionAfter = next.selectionAfter
    return true
  }

  /// Moves the step to where it is after an edit by code, and the edit to before this step was made; nil if they touch.
  mutating func follow(_ edit: TextEdit) -> TextEdit? {
    var earlier = edit
    if edit.replacedRange.upperBound <= location {
      location += edit.changeInLength
    } else if edit.replacedRange.lowerBound >= insertedRange.upperBound {
      let shift = removed.count - inserted.count
      earlier.replacedRange =
        (edit.replacedRange.lowerBound + shift)..<(edit.replacedRange.upperBound + shift)
    } else {
      return nil
    }
    selectionAfter = selectionAfter.following(edit)
    selectionBefore = selectionBefore.following(earlier)
    return earlier
  }
}

extension TextSelection {
  fileprivate func following(_ edit: TextEdit) -> TextSelection {
    TextSelection(
      anchor: edit.offset(after: anchor),
      head: TextPosition(offset: edit.offset(after: head.offset), affinity: head.affinity))
  }
}

/// What can be undone and redone, in steps as a user thinks of them.
struct UndoHistory: Sendable {
  /// Steps that were made, the latest last.
  private(set) var done: [UndoStep] = []
  /// Steps that were taken back, the latest last.
  private(set) var undone: [UndoStep] = []
  /// Whether the latest step may still grow.
  private var isOpen = false

  /// Adds a step: to the one before, if it goes on with that.
  mutating func record(_ step: UndoStep) {
    undone = []
    if isOpen, !done.isEmpty, done[done.count - 1].absorb(step) { return }
    done.append(step)
    isOpen = true
  }

  /// Lets the next edit begin a step of its own.
  mutating func breakCoalescing() { isOpen = false }

  /// Ends what an input method composed; if nothing came of it, there is nothing to undo.
  mutating func endComposition() {
    guard isOpen, let last = done.last, last.kind == .composing else { return }
    isOpen = false
    if last.removed == last.inserted { done.removeLast() }
  }

  /// Tells what the latest edit selects, where it is not simply a caret after it.
  mutating func setSelectionAfter(_ selection: TextSelection) {
    if !done.isEmpty { done[done.count - 1].selectionAfter = selection }
  }

  /// The step to undo, which from now on can be redone; nil if there is none.
  mutating func takeUndo() -> UndoStep? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The step to redo, which from now on can be undone; nil if there is none.
  mutating func takeRedo() -> UndoStep? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Moves all steps to where they are after an edit by code, and forgets those that it touches, with all behind them.
  mutating func follow(_ edit: TextEdit) {
    isOpen = false
    done = Self.following(edit, done)
    undone = Self.following(edit, undone.map(\.inverse)).map(\.inverse)
  }

  private static func following(_ edit: TextEdit, _ steps: [UndoStep]) -> [UndoStep] {
    var result = steps
    var edit = edit
    for index in result.indices.reversed() {
      guard let earlier = result[index].follow(edit) else { return Array(result[(index + 1)...]) }
      edit = earlier
    }
    return result
  }
}
