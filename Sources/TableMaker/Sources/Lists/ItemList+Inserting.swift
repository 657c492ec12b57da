extension ItemList {
  /// Adds an item at the end.
  public func append(_ item: Item) { items.append(item) }

  /// Adds items at the end, in their order.
  public func append(contentsOf newItems: some Sequence<Item>) { insert(Array(newItems), at: items.count) }

  /// Inserts an item before another one.
  ///
  /// - Parameters:
  ///   - item: What is inserted.
  ///   - anchor: An item of the list, found as `firstIndex(identifiedAs:)` says. If it is not there, `item` goes to the end, with a
  ///     diagnostic.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Complexity: O(n).
  public func insert(_ item: Item, before anchor: Item, file: StaticString = #fileID, line: UInt = #line) {
    insert([item], at: index(of: anchor, for: "insert(_:before:)", file, line) ?? items.count)
  }

  /// Inserts an item after another one.
  ///
  /// - Parameters:
  ///   - item: What is inserted.
  ///   - anchor: An item of the list, found as `firstIndex(identifiedAs:)` says. If it is not there, `item` goes to the end, with a
  ///     diagnostic.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Complexity: O(n).
  public func insert(_ item: Item, after anchor: Item, file: StaticString = #fileID, line: UInt = #line) {
    insert([item], at: index(of: anchor, for: "insert(_:after:)", file, line).map { $0 + 1 } ?? items.count)
  }

  /// Inserts items before another one, in their order.
  ///
  /// - Parameters:
  ///   - newItems: What is inserted.
  ///   - anchor: An item of the list, found as `firstIndex(identifiedAs:)` says. If it is not there, they go to the end, with a
  ///     diagnostic.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Complexity: O(n + m) for m new items.
  public func insert(
    contentsOf newItems: some Sequence<Item>, before anchor: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    let index = index(of: anchor, for: "insert(contentsOf:before:)", file, line)
    insert(Array(newItems), at: index ?? items.count)
  }

  /// Inserts items after another one, in their order.
  ///
  /// - Parameters:
  ///   - newItems: What is inserted.
  ///   - anchor: An item of the list, found as `firstIndex(identifiedAs:)` says. If it is not there, they go to the end, with a
  ///     diagnostic.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Complexity: O(n + m) for m new items.
  public func insert(
    contentsOf newItems: some Sequence<Item>, after anchor: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    let index = index(of: anchor, for: "insert(contentsOf:after:)", file, line)
    insert(Array(newItems), at: index.map { $0 + 1 } ?? items.count)
  }

  /// Inserts an item at an index.
  ///
  /// - Parameters:
  ///   - item: What is inserted.
  ///   - index: The index that it has then, from 0 to the number of items. Another one is taken for the nearest of these, with
  ///     a diagnostic.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Complexity: O(n).
  public func insert(_ item: Item, at index: Int, file: StaticString = #fileID, line: UInt = #line) {
    insert([item], at: nearest(index, for: "insert(_:at:)", file, line))
  }

  /// Inserts items at an index, in their order.
  ///
  /// - Parameters:
  ///   - newItems: What is inserted.
  ///   - index: The index that the first of them has then, from 0 to the number of items. Another one is taken for the nearest
  ///     of these, with a diagnostic.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Complexity: O(n + m) for m new items.
  public func insert(
    contentsOf newItems: some Sequence<Item>, at index: Int, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(Array(newItems), at: nearest(index, for: "insert(contentsOf:at:)", file, line))
  }

  private func insert(_ newItems: [Item], at index: Int) {
    guard !newItems.isEmpty else { return }
    items.insert(contentsOf: newItems, at: index)
  }

  private func nearest(_ index: Int, for call: String, _ file: StaticString, _ line: UInt) -> Int {
    let nearest = min(max(index, 0), items.count)
    if nearest != index {
      report(index, allowed: 0..<items.count + 1, used: nearest, for: call, file, line)
    }
    return nearest
  }
}
