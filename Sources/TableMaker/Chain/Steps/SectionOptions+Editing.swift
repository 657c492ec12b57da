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
      configuration.settings.editing.lastUse = when == .never ? nil : ("editable", CallSite(file: file, line: line))
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
}
