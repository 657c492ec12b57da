// The methods of automatic heights that apps call.
extension TableViewDataSource {
  /// The number of times that rows were measured for their automatic heights since `make()`, which shows the cost of
  /// `autoHeight()`.
  ///
  /// A row that's measured again, because its item or the table view's width has changed, counts again. The number
  /// grows as rows come near the screen. If it grows while the table view is at rest, something invalidates heights
  /// repeatedly.
  public var measuredRowCount: Int { live.heightEngine.measuredRowCount }

  /// Measures an item's rows again after a change that its content doesn't show, and animates the new height.
  ///
  /// For example, to expand a post, store its state where the adapter reads it, and call this method. The adapter
  /// configures a visible cell of the item again. The top of its row stays in place.
  ///
  /// - Parameters:
  ///   - item: An item in the table view, found by its identity. If the table view doesn't show it, or its section
  ///     doesn't have automatic heights, TableMaker reports a diagnostic.
  ///   - animated: A Boolean value that indicates whether to animate the new heights.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n) comparisons of identities for n items. TableMaker doesn't measure rows that aren't on screen.
  public func remeasure<Item>(
    _ item: Item, animated: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) {
    live.remeasure(item, animated: animated, at: CallSite(file: file, line: line))
  }

  /// Measures all rows again when they're next needed.
  ///
  /// Use this method for state that the items don't contain, such as a setting that every adapter reads.
  public func invalidateHeights() {
    live.heightEngine.forgetAll()
    live.updateHeights(animated: false, estimates: .forgotten)
  }

  /// Measures the rows of some items again when they're next needed.
  ///
  /// - Parameters:
  ///   - items: Items in the table view, found by their identity. If no section with automatic heights shows any of
  ///     them, TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n + m) for m items among n. If items have only equality and are in another order than in the table
  ///   view, O(n × m).
  public func invalidateHeights<Item>(of items: [Item], file: StaticString = #fileID, line: UInt = #line) {
    guard let first = items.first else { return }
    let call = "invalidateHeights(of: [\(brief(first))\(items.count > 1 ? ", …" : "")])"
    live.invalidateHeights(of: items, call, at: CallSite(file: file, line: line))
  }

  /// Measures a section's rows, header, and footer again when they're next needed.
  ///
  /// - Parameters:
  ///   - name: The name of a visible or hidden section. If several sections have it, the first is used; a name of
  ///     `sections(_:from:)` means all of its sections. If no section has the name, TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(1) for each section, without work for a row.
  public func invalidateHeights(in name: String, file: StaticString = #fileID, line: UInt = #line) {
    live.invalidateHeights(in: name, at: CallSite(file: file, line: line))
  }
}
