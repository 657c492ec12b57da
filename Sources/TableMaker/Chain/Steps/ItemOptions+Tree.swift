// Trees: items that have items of the same type below them.
extension ItemOptions {
  /// Shows the items as a tree: the children of an expanded item follow it, indented by a level. Replaces another `expandable`.
  ///
  /// What is expanded is known by the items' identities, so it stays so when they change, move, or are hidden for a while; items need
  /// an `id`, or to be `Hashable`. Filters, orders and groups are of the section's own items; children stay in their order, as do titles
  /// and headers. While a tap selects one row of several, or the table is edited, taps do not expand. A tree that contains itself is a diagnostic.
  ///
  /// ```swift
  /// .section().data(comments).cell(CommentCell.self).adapter { cell, comment, _ in cell.show(comment) }
  /// .expandable(children: \.replies)
  /// ```
  /// - Parameters:
  ///   - children: The items below an item. Asked for each row at each update of the section; its result must depend on the item alone.
  ///   - disclosure: How rows show that they have children, and whether a tap expands them.
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
    copy._configuration.settings.tree.place = CallSite(file: file, line: line)
    return copy
  }

  /// Does something when a tap expands a row. Adds to what other `onExpand` steps do.
  ///
  /// Only taps count: what `expand(_:)` does tells nothing, as everywhere in UIKit. `onSelect` is called before.
  /// - Parameters:
  ///   - body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onExpand(
    @ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ofTree("onExpand", file, line) { $0.expansions.handlers.append(body) }
  }

  /// Does something when a tap expands a row. Adds to what other `onExpand` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onExpand<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    ofTree("onExpand", file, line) { $0.expansions.handlers.append(weakly(owner, body)) }
  }

  /// Does something when a tap collapses a row. Adds to what other `onCollapse` steps do.
  ///
  /// Only taps count: what `collapse(_:)` does tells nothing, as everywhere in UIKit. `onSelect` is called before.
  /// - Parameters:
  ///   - body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onCollapse(
    @ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ofTree("onCollapse", file, line) { $0.collapses.handlers.append(body) }
  }

  /// Does something when a tap collapses a row. Adds to what other `onCollapse` steps do.
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
  /// Shows in the cells of a tree how their items stand in it. Replaces another `nodes`.
  ///
  /// Called after the adapter, and again when a row is expanded or collapsed.
  /// - Parameters:
  ///   - show: Gets the cell, the item, and its level, whether it has children, and whether they are shown.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func nodes(
    @ClosureWithoutReturn _ show: @escaping (Cell, Item, TreeNode) -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ofTree("nodes", file, line) {
      $0.show = { cell, item, node in
        if let cell = cell as? Cell { show(cell, item, node) }
      }
    }
  }
}
