extension ItemList {
  /// Moves an item to another index.
  ///
  /// ```swift
  /// let letters = ItemList(["a", "b", "c", "d"])
  /// letters.move(from: 0, to: 2)    // b c a d: "a" is at index 2 now
  /// letters.move(from: 3, to: 0)    // d b c a
  /// ```
  ///
  /// - Parameters:
  ///   - source: The index of the item. If it's out of bounds, TableMaker moves nothing and reports a diagnostic.
  ///   - destination: The index of the item after the move, from 0 to the last index. If it's out of bounds, TableMaker
  ///     uses the nearest valid index and reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n).
  public func move(
    from source: Int, to destination: Int, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard hasItem(at: source, for: "move(from:to:)", file, line) else { return }
    let nearest = min(max(destination, 0), items.count - 1)
    if nearest != destination {
      report(destination, allowed: items.indices, used: nearest, for: "move(from:to:)", file, line)
    }
    guard nearest != source else { return }
    items.moveElement(from: source, to: nearest)
  }
}

extension Array {
  fileprivate mutating func moveElement(from source: Int, to destination: Int) {
    insert(remove(at: source), at: destination)
  }
}
