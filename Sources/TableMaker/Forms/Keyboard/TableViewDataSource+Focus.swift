extension TableViewDataSource {
  /// Scrolls to the first row that's bound to a field, and begins editing if the row accepts text.
  ///
  /// If no row is bound to the field, or the row isn't shown, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - field: The field, such as `\.name`, or one of those of `DraftConflict` and `changedKeyPaths`.
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
