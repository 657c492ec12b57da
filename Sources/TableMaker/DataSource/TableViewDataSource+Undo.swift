extension TableViewDataSource {
  /// Makes changes to the table view's lists that the user can undo as one step.
  ///
  /// Use this method for edits outside the chain's own steps, such as those of a swipe action, a menu, or a toolbar
  /// button. If the chain has the step `undoable`, TableMaker records the changes of `onDelete`, `onInsert`,
  /// `onAddItem`, and `onMove` automatically.
  ///
  /// ```swift
  /// dataSource.performUndoable("Pack") {
  ///   owner.toPack.remove(item)
  ///   owner.packed.append(item)
  /// }
  /// ```
  ///
  /// TableMaker compares each list with its state before the closure. If nothing has changed, it registers nothing.
  /// Register changes after the closure returns, and changes of other data, with the same undo manager; changes in the
  /// same turn are undone in one step. Undoing edits the lists, and the table view follows; later changes of the lists
  /// stay. The undo manager is that of the step `undoable`, or otherwise the table view's. Without an undo manager, the
  /// changes aren't recorded.
  /// - Parameters:
  ///   - actionName: The name in menus, such as “Pack” for “Undo Pack”. Empty for no name.
  ///   - changes: A closure that changes the lists. It's called immediately.
  /// - Complexity: O(n) in the items of the changed lists, hashing each; O(1) for the other lists.
  @discardableResult public func performUndoable<Answer>(_ actionName: String = "", _ changes: () throws -> Answer)
    rethrows -> Answer
  { try live.performUndoable(actionName, changes) }
}
