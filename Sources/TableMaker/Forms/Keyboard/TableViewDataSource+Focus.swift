extension TableViewDataSource {
  /// Scrolls to the first row that's bound to a field, and begins editing if the row accepts text.
  ///
  /// If no row is bound to the field, or the row isn't shown, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func focus<Model, Value>(
    _ field: KeyPath<Model, Value>, of draft: FormDraft<Model>, file: StaticString = #fileID, line: UInt = #line
  ) {
    focus(field as PartialKeyPath<Model>, of: draft, file: file, line: line)
  }

  /// Scrolls to the first row that's bound to a field of any type, such as that of a conflict, and begins editing if the
  /// row accepts text.
  ///
  /// If no row is bound to the field, or the row isn't shown, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - field: The field, such as one of `DraftConflict` or `changedKeyPaths`.
  ///   - draft: The draft.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func focus<Model>(
    _ field: PartialKeyPath<Model>, of draft: FormDraft<Model>, file: StaticString = #fileID, line: UInt = #line
  ) {
    for source in live.formSources {
      for row in source.rows where row.isShown && row.settings.field?.isOf(field, draft) == true {
        return source.focus(row)
      }
    }
    live.reporter.report(.unknownItems(call: "focus(\(field), of:)", at: CallSite(file: file, line: line)))
  }
}
