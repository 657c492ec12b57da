/// The steps of a draft that can be undone and redone.
struct DraftHistory<Model> {
  /// A field that a step has changed.
  struct Edit {
    let keyPath: PartialKeyPath<Model>
    let old: any AnyKeptValue
    var new: any AnyKeptValue
  }

  /// The kinds of edits.
  enum Kind {
    /// An edit that is a step.
    case single
    /// An edit by typing or dragging, where related edits are one step.
    case continuous
  }

  private struct Step {
    var edits: [Edit]
    /// A Boolean value that indicates whether the next edit can join the step.
    var isOpen = false
    var run: TypingRun?
  }

  /// The maximum number of steps.
  static var limit: Int { 1_000 }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// A Boolean value that indicates whether the last step belongs to a group of changes that is still open.
  private var isInGroup = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Adds edits.
  mutating func add(_ edits: [Edit], _ kind: Kind) {
    guard !edits.isEmpty else { return }
    undone = []
    if kind == .continuous, edits.count == 1, join(edits[0]) { return }
    var step = Step(edits: edits, isOpen: kind == .continuous && edits.count == 1)
    if step.isOpen { step.run = Self.run(edits[0]) }
    done.append(step)
    if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
  }

  /// Adds the edits of a group, which is one step. It does so immediately, so a closure that handles the change can
  /// undo the step.
  mutating func addToGroup(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    guard isInGroup, !done.isEmpty else {
      add(edits, .single)
      isInGroup = true
      return
    }
    undone = []
    done[done.count - 1].edits += edits
  }

  /// Ends the group, so the next edit begins a step.
  mutating func endGroup() { isInGroup = false }

  /// Makes the next edit begin a step.
  mutating func close() {
    if !done.isEmpty { done[done.count - 1].isOpen = false }
  }

  /// Returns the edits of the last step in reverse order, and marks the step as undone.
  mutating func undo() -> [Edit] {
    isInGroup = false
    guard var step = done.popLast() else { return [] }
    step.isOpen = false
    undone.append(step)
    return step.edits.reversed()
  }

  /// Returns the edits of the step that was undone last, and marks it as done.
  mutating func redo() -> [Edit] {
    isInGroup = false
    guard let step = undone.popLast() else { return [] }
    done.append(step)
    return step.edits
  }

  private mutating func join(_ edit: Edit) -> Bool {
    guard let last = done.last, last.isOpen, last.edits.count == 1, last.edits[0].keyPath == edit.keyPath else {
      return false
    }
    if edit.new is KeptValue<String> {
      guard let run = Self.run(edit), let before = last.run, run.continues(before) else { return false }
      done[done.count - 1].run = run
    }
    done[done.count - 1].edits[0].new = edit.new
    return true
  }

  private static func run(_ edit: Edit) -> TypingRun? {
    guard let old = edit.old as? KeptValue<String>, let new = edit.new as? KeptValue<String> else { return nil }
    return TypingRun(from: old.value, to: new.value)
  }
}
