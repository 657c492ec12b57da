// Trees: items that have child items of the same type.
extension ItemOptions {
  /// Shows the items as a tree, where the children of an expanded item follow it, indented by one level.
  ///
  /// The items need an `id`, or must be `Hashable`, because an item stays expanded by its identity while it changes,
  /// moves, or is hidden. Filters, orders, and groups apply to the section's own items; children keep their order.
  /// Titles and headers receive the section's own items. A tap doesn't expand a row in editing mode, or while the table
  /// view allows multiple selection. If a tree contains itself, TableMaker reports a diagnostic.
  ///
  /// ```swift
  /// .section().data(comments).cell(CommentCell.self).adapter { cell, comment, _ in cell.show(comment) }
  /// .expandable(children: \.replies)
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - children: A closure that returns an item's children. TableMaker calls it for each row at each update of the
  ///     section; its result must depend only on the item.
  ///   - disclosure: The indicator of rows with children, and whether a tap expands them.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: O(n) for n rows at each update.
  public func expandable(
    @OneValue<[Item]> children: @escaping (Item) -> [Item], disclosure: TreeDisclosure = .chevron,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    var copy = self
    copy._rows.tree.children = children
    copy._configuration.settings.tree.disclosure = disclosure
    copy._configuration.settings.appearance.asks.insert(.level)
    copy._configuration.settings.appearance.asks.remove(.chevron)
    if disclosure.showsChevron { copy._configuration.settings.appearance.asks.insert(.chevron) }
    copy._configuration.settings.tree.location = CallSite(file: file, line: line)
    return copy
  }

  /// Performs an action when a tap expands a row.
  ///
  /// As in UIKit, TableMaker doesn't call the closure for `expand(_:)`. It calls `onSelect` first. You can use this
  /// step more than once; TableMaker calls the closures in order.
  /// - Parameters:
  ///   - body: A closure that receives the item and its index in the section. Errors that it throws go to `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onExpand(
    @ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ofTree("onExpand", file, line) { $0.expansions.handlers.append(body) }
  }

  /// Performs an action when a tap expands a row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onExpand<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    ofTree("onExpand", file, line) { $0.expansions.handlers.append(weakly(owner, body)) }
  }

  /// Performs an action when a tap collapses a row.
  ///
  /// As in UIKit, TableMaker doesn't call the closure for `collapse(_:)`. It calls `onSelect` first. You can use this
  /// step more than once; TableMaker calls the closures in order.
  /// - Parameters:
  ///   - body: A closure that receives the item and its index in the section. Errors that it throws go to `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onCollapse(
    @ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ofTree("onCollapse", file, line) { $0.collapses.handlers.append(body) }
  }

  /// Performs an action when a tap collapses a row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onCollapse<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    ofTree("onCollapse", file, line) { $0.collapses.handlers.append(weakly(owner, body)) }
  }

  fileprivate func ofTree(
    _ step: String, _ file: StaticString, _ line: UInt, _ change: (inout TreeSteps<Item>) -> Void
  ) -> Self {
    var copy = self
    change(&copy._rows.tree)
    copy._configuration.settings.tree.lastUse = (step, CallSite(file: file, line: line))
    return copy
  }
}

extension CellOptions {
  /// Sets a closure that shows an item's position in the tree in its cell.
  ///
  /// TableMaker calls it after the adapter, and again when a row expands or collapses. If you use this step more than
  /// once, the last one applies.
  /// - Parameters:
  ///   - show: A closure that receives the cell, the item, and a node with the item's level and whether it has children
  ///     and is expanded.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func nodeAdapter(
    @ClosureWithoutReturn _ show: @escaping (Cell, Item, TreeNode) -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ofTree("nodeAdapter", file, line) {
      $0.show = { cell, item, node in
        if let cell = cell as? Cell { show(cell, item, node) }
      }
    }
  }
}
