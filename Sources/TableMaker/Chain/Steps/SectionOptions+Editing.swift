// Editing by hand, said of all rows of a section.
extension SectionOptions {
  /// Says when the user may edit the section's rows: by a swipe, while the table is edited, both, or never. Replaces `editables`.
  ///
  /// What is done then say `onDelete` and `onInsert`; without one of them rows cannot be edited. With them, and without this, they
  /// always can be.
  /// - Parameters:
  ///   - when: When they may be.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func editable(_ when: Editability, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      configuration.settings.editing.editability = when
      configuration.settings.editing.lastUse = ("editable", CallSite(file: file, line: line))
    }
  }

  /// Sets the title of the button that deletes a row of the section. Replaces `deleteTitles`; the system's is “Delete”.
  public func deleteTitle(_ title: String) -> Self {
    changed { $0.settings.editing.deleteTitle = title }
  }

  /// Says whether a row's content makes room for its control while the table is edited; it does unless this says otherwise.
  public func indentsWhileEditing(_ indents: Bool) -> Self {
    changed { $0.settings.editing.indents = indents }
  }

  /// Lets the user move the section's rows, by their grips while the table is edited. Replaces `movables`.
  ///
  /// An `ItemList`, a `PagedList` or a `SectionList` that the rows come from is changed with the move; what comes from elsewhere
  /// is the app's to change, in `onMove`. Rows move within their section, and to other movable sections with items of the same type and the same cells.
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func movable(file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { $0.settings.moving.use("movable", CallSite(file: file, line: line), asksRows: false) }
  }

  /// Takes dropped items of the section's type into its list, out of the list that they come from; in any table of the app.
  ///
  /// The rows come from an `ItemList`, a `PagedList` or a `SectionList`, and so does what is dragged with `draggable`: both lists are changed, with
  /// what `undo` records as one step. An item of the same identity that the list has already is moved. Items that come from elsewhere, or from a list that is
  /// sorted or grouped, are put in, and stay where they come from. What `onDrop` does comes after that.
  ///
  /// ```swift
  /// .sections(of: bags).cell(ThingCell.self)
  /// .movable().draggable().dropDestination()
  /// ```
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: A drop is O(n) in the items of both lists.
  public func dropDestination(file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { $0.settings.dropDestination = CallSite(file: file, line: line) }
  }
}
