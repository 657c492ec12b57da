extension CellOptions {
  /// Does something when a cell comes on screen, filled by the adapter. Adds to what other `onDisplay` steps do.
  ///
  /// In the middle of the table's layout: what it changes in sources is shown in the next turn of the main actor.
  /// - Parameter body: Gets the cell, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onDisplay(@ClosureWithoutReturn _ body: @escaping (Cell, Item, Int) throws -> Void) -> Self {
    adding("onDisplay", .willDisplay, body)
  }

  /// Does something when a cell comes on screen, filled by the adapter. Adds to what other `onDisplay` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self {
    adding("onDisplay", .willDisplay, weakly(owner, body))
  }

  /// Does something when a cell has gone off screen. Adds to what other `onEndDisplay` steps do.
  ///
  /// It gets the item that the cell has shown, also where the item is not in the section any more; the index is then the last that it had.
  /// - Parameter body: Gets the cell, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onEndDisplay(@ClosureWithoutReturn _ body: @escaping (Cell, Item, Int) throws -> Void) -> Self {
    adding("onEndDisplay", .didEndDisplaying, body)
  }

  /// Does something when a cell has gone off screen. Adds to what other `onEndDisplay` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self {
    adding("onEndDisplay", .didEndDisplaying, weakly(owner, body))
  }

  private func adding(
    _ step: String, _ method: DelegateMethod, _ body: @escaping (Cell, Item, Int) throws -> Void
  ) -> Self {
    var copy = self
    copy._rows.cellEvents[method, default: CellEvent(step: step)].handlers.append { cell, item, index in
      if let cell = cell as? Cell { try body(cell, item, index) }
    }
    return copy
  }

}
