// The items that the app adds. They stay when pages arrive, and become the server's by identity.

extension PagedList {
  /// Adds an item at the end of the list, where it stays when pages arrive, such as a message that's being sent.
  ///
  /// Later pages appear before it, and a refresh keeps it. When a page contains its identity, the page's item replaces
  /// it in place and is the server's from then on. If the list already contains an item with the identity, the new item
  /// replaces that one in place. Items without an identity don't stay after a refresh.
  public func append(_ item: Item) { insert([item], at: items.count) }

  /// Adds items at the end of the list, in order, as `append(_:)` does.
  public func append(contentsOf newItems: some Sequence<Item>) { insert(Array(newItems), at: items.count) }

  /// Inserts an item before another one, where it stays when pages arrive, such as a mark above unread messages.
  ///
  /// If the list already contains an item with the identity, the new item replaces that one in place.
  /// - Parameters:
  ///   - item: The item to insert.
  ///   - anchor: An item of the list, found as in `firstIndex(identifiedAs:)`. If the list doesn't contain it, the new
  ///     item goes to the end, and TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n).
  public func insert(_ item: Item, before anchor: Item, file: StaticString = #fileID, line: UInt = #line) {
    insert([item], at: index(of: anchor, for: "insert(_:before:)", file, line) ?? items.count)
  }

  /// Inserts an item after another one, as `insert(_:before:)` does.
  ///
  /// - Parameters:
  ///   - item: The item to insert.
  ///   - anchor: An item of the list, found as in `firstIndex(identifiedAs:)`. If the list doesn't contain it, the new
  ///     item goes to the end, and TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n).
  public func insert(_ item: Item, after anchor: Item, file: StaticString = #fileID, line: UInt = #line) {
    insert([item], at: index(of: anchor, for: "insert(_:after:)", file, line).map { $0 + 1 } ?? items.count)
  }

  /// Inserts items before another one, in order, as `insert(_:before:)` does.
  ///
  /// - Parameters:
  ///   - newItems: The items to insert.
  ///   - anchor: An item of the list, found as in `firstIndex(identifiedAs:)`. If the list doesn't contain it, the new
  ///     items go to the end, and TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n + m) for m new items.
  public func insert(
    contentsOf newItems: some Sequence<Item>, before anchor: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    let index = index(of: anchor, for: "insert(contentsOf:before:)", file, line)
    insert(Array(newItems), at: index ?? items.count)
  }

  /// Inserts items after another one, in order, as `insert(_:before:)` does.
  ///
  /// - Parameters:
  ///   - newItems: The items to insert.
  ///   - anchor: An item of the list, found as in `firstIndex(identifiedAs:)`. If the list doesn't contain it, the new
  ///     items go to the end, and TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n + m) for m new items.
  public func insert(
    contentsOf newItems: some Sequence<Item>, after anchor: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    let index = index(of: anchor, for: "insert(contentsOf:after:)", file, line)
    insert(Array(newItems), at: index.map { $0 + 1 } ?? items.count)
  }

  /// Inserts an item at an index, as `insert(_:before:)` does.
  ///
  /// - Parameters:
  ///   - item: The item to insert.
  ///   - index: The index of the item after the insertion, from 0 to the number of items. If it's out of bounds,
  ///     TableMaker uses the nearest valid index and reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n).
  public func insert(_ item: Item, at index: Int, file: StaticString = #fileID, line: UInt = #line) {
    insert([item], at: nearest(index, for: "insert(_:at:)", file, line))
  }

  /// Inserts items at an index, in order, as `insert(_:before:)` does.
  ///
  /// - Parameters:
  ///   - newItems: The items to insert.
  ///   - index: The index of the first new item after the insertion, from 0 to the number of items. If it's out of
  ///     bounds, TableMaker uses the nearest valid index and reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n + m) for m new items.
  public func insert(
    contentsOf newItems: some Sequence<Item>, at index: Int, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(Array(newItems), at: nearest(index, for: "insert(contentsOf:at:)", file, line))
  }

  private func insert(_ newItems: [Item], at index: Int) {
    guard !newItems.isEmpty else { return }
    edit { $0.insert(newItems, at: index) }
  }
}
