extension TableViewDataSource {
  /// Selects the items of all rows that the user can select, in addition to those that are already selected.
  ///
  /// Items without a row, for example because of a search, keep their selection. Rows for which `shouldSelect`,
  /// `willSelect`, or `shouldHighlight` prevents it aren't selected. TableMaker calls `onSelectionChange` once for all
  /// rows, and not `onSelect`. With `multipleSelection()`, the method first begins editing mode if it's off.
  ///
  /// If the table view doesn't allow several selected rows, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func selectAll(file: StaticString = #fileID, line: UInt = #line) {
    live.selectAll(at: CallSite(file: file, line: line))
  }

  /// Deselects all items, including those without a row, without calling `onDeselect`.
  ///
  /// In a controller's `viewWillAppear(_:)`, it has the effect of `clearsSelectionOnViewWillAppear` in a
  /// `UITableViewController`. The step `deselection(.onReturn)` does this automatically.
  /// - Parameter animated: A Boolean value that indicates whether to animate the deselection.
  public func deselectAll(animated: Bool = true) { live.deselectAll(animated: animated) }
}
