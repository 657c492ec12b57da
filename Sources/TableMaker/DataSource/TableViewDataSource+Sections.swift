// Insertions, deletions, and moves of whole sections.
extension TableViewDataSource {
  /// Returns a section by its name. Use it to insert, remove, move, hide, or show the section, or to read its state.
  ///
  /// - Parameters:
  ///   - name: The name of the section. If no section has it, TableMaker reports a diagnostic when you use the result,
  ///     except for `exists`.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func section(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> SectionReference {
    SectionReference(name, of: live, at: CallSite(file: file, line: line))
  }
}
