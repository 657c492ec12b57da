/// A step that's undone or redone as a whole: a replaced range with its old and new text.
struct UndoStep: Sendable, Hashable {
  /// The kinds of edits that can form one step, such as a run of typing or deleting.
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

  /// The step that undoes this one.
  var inverse: UndoStep {
    UndoStep(
      location: location, removed: inserted, inserted: removed, selectionBefore: selectionAfter,
      selectionAfter: selectionBefore, kind: .other)
  }

  /// Adds the next step to this one if possible, and returns whether it did.
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

  /// Moves the step after an edit by code. Returns the edit in the text before the step, or `nil` if they touch.
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

/// The history of steps to undo and redo.
struct UndoHistory: Sendable {
  /// The steps that can be undone. The latest is last.
  private(set) var done: [UndoStep] = []
  /// The steps that can be redone. The latest is last.
  private(set) var undone: [UndoStep] = []
  /// A Boolean value that indicates whether the next edit can extend the latest step.
  private var isOpen = false

  /// Adds a step, or extends the previous one if it continues it.
  mutating func record(_ step: UndoStep) {
    undone = []
    if isOpen, !done.isEmpty, done[done.count - 1].absorb(step) { return }
    done.append(step)
    isOpen = true
  }

  /// Makes the next edit a separate step.
  mutating func breakCoalescing() { isOpen = false }

  /// Ends the composition of an input method. If nothing changed, its step is removed.
  mutating func endComposition() {
    guard isOpen, let last = done.last, last.kind == .composing else { return }
    isOpen = false
    if last.removed == last.inserted { done.removeLast() }
  }

  /// Sets the selection after the latest edit if it isn't simply a caret after it.
  mutating func setSelectionAfter(_ selection: TextSelection) {
    if !done.isEmpty { done[done.count - 1].selectionAfter = selection }
  }

  /// Returns the step to undo, which can then be redone, or `nil` if there's none.
  mutating func takeUndo() -> UndoStep? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// Returns the step to redo, which can then be undone, or `nil` if there's none.
  mutating func takeRedo() -> UndoStep? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Moves all steps after an edit by code, and removes those that it touches with all beyond them.
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
