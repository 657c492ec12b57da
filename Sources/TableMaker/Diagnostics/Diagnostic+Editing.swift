// Problems with steps that let the user edit, move, or drop rows.
extension Diagnostic {
  static func unhandledEditing(call: String, section: String, at location: CallSite) -> Self {
    Self(
      .unhandledEditing, at: location,
      "\(call) makes rows of \(section) editable, but no step handles the edit, so the user can't edit them. "
        + "Add .onDelete { item, index in … } or .onInsert { item, index in … }.")
  }

  static func swipingTurnedOff(call: String, step: String, section: String, at location: CallSite) -> Self {
    Self(
      .swipingTurnedOff, at: location,
      "\(call) turns off swiping in \(section), so the actions of \(step) never appear. "
        + "Use .editable(.always), or remove \(step).")
  }

  static func singleSelection(at location: CallSite) -> Self {
    Self(
      .singleSelection, at: location,
      "The table view allows one selected row, so selectAll() selects nothing. "
        + "Add .multipleSelection() to the table view's steps, or set its allowsMultipleSelection to true.")
  }

  static func notMovable(call: String, section: String, source: String, isTree: Bool, at location: CallSite) -> Self {
    let cause =
      isTree
      ? "a tree's rows can't move. Remove the step."
      : "\(source) isn't an unsorted ItemList or SectionList. "
        + "Show such a list, or change the source in .onMove { item, from, to in … }."
    return Self(.notMovable, at: location, "\(call) has no effect in \(section), because \(cause)")
  }

  static func notDropDestination(section: String, source: String, isTree: Bool, at location: CallSite) -> Self {
    let cause = isTree ? "it's a tree" : "\(source) isn't an unsorted ItemList or SectionList"
    return Self(
      .notDropDestination, at: location,
      ".dropDestination has no effect in \(section), because \(cause). "
        + "Show an unsorted ItemList or SectionList, or handle the drop in .onDrop { items, index in … }.")
  }

  static func invalidMoveTarget(section: String?, index: Int, movedFrom origin: String, at location: CallSite) -> Self {
    Self(
      .invalidMoveTarget, at: location,
      ".moveTargets of \(origin) returned index \(index) of \(section.map { "section “\($0)”" } ?? "a section"), "
        + "where its row can't be, so the row stays. Return one of the closure's two places, or another in a movable "
        + "section.")
  }

  static func movedTwice(section: String, at location: CallSite) -> Self {
    Self(
      .movedTwice, at: location,
      ".onMove of \(section) moved an item that its list had already moved, so TableMaker reverted the second move. "
        + "Don't move the item in .onMove, because an ItemList or SectionList changes before the call.")
  }

  static func undoFailed(_ actionName: String, at location: CallSite) -> Self {
    let action = actionName.isEmpty ? "A change" : "“\(actionName)”"
    return Self(
      .undoFailed, at: location,
      "\(action) can't be undone, because a list has changed since and its items have no identity. "
        + "Make the items Identifiable, or give the list an id.")
  }
}
