// Editing, for all rows of a section.
extension SectionOptions {
  /// Sets when the user can edit the section's rows: by a swipe, in editing mode, both, or never.
  ///
  /// The rows need an `onDelete`, an `onInsert`, or swipe actions, and are always editable by default if they have one.
  /// This step replaces `editability`. If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - when: The kind of editing.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func editable(_ when: Editability, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      configuration.settings.editing.editability = when
      configuration.settings.editing.lastUse = ("editable", CallSite(file: file, line: line))
    }
  }

  /// Sets the title of the Delete button of the section's rows.
  ///
  /// The default is the system's, “Delete”. This step replaces `deleteTitles`. If you use this step more than once, the
  /// last one applies.
  public func deleteTitle(_ title: String) -> Self {
    changed { $0.settings.editing.deleteTitle = title }
  }

  /// Sets a Boolean value that determines whether a row's content is indented in editing mode to make space for its
  /// control.
  ///
  /// The default is `true`. If you use this step more than once, the last one applies.
  public func indentsWhileEditing(_ indents: Bool) -> Self {
    changed { $0.settings.editing.indents = indents }
  }

  /// Lets the user move the section's rows with their reorder controls in editing mode.
  ///
  /// TableMaker changes the rows' `ItemList`, `PagedList`, or `SectionList` with the move. Change a custom source in
  /// `onMove`. The user can move rows within their section, and to other movable sections with the same item type and
  /// the same cells. This step replaces `movable(where:)`.
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func movable(file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { $0.settings.moving.use("movable", CallSite(file: file, line: line), asksRows: false) }
  }

  /// Lets the user drop items of the section's type into its list, from any table view of the app.
  ///
  /// The section's rows must come from an `ItemList`, a `PagedList`, or a `SectionList`. TableMaker moves `draggable`
  /// rows from such a list: it changes both lists, and records one step with `undoable`. If the list already has an
  /// item with the same identity, TableMaker moves that item. It inserts items from other sources, or from a sorted or
  /// grouped list, and doesn't remove them there. TableMaker calls `onDrop` afterward.
  ///
  /// ```swift
  /// .sections(from: bags).cell(ThingCell.self)
  /// .movable().draggable().dropDestination()
  /// ```
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: A drop is O(n) for n items in both lists.
  public func dropDestination(file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { $0.settings.dropDestination = CallSite(file: file, line: line) }
  }
}
