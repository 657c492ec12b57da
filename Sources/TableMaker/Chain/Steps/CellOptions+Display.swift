extension CellOptions {
  /// Performs an action when a cell comes on screen, after the adapter.
  ///
  /// TableMaker calls the closure during the table view's layout, so changes to sources appear in the next turn of the
  /// main actor. You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the cell, the item, and its index in the section. Errors that it throws
  ///   go to `onError`.
  public func onDisplay(@ClosureWithoutReturn _ body: @escaping (Cell, Item, Int) throws -> Void) -> Self {
    adding("onDisplay", .willDisplay, body)
  }

  /// Performs an action when a cell comes on screen, after the adapter.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self {
    adding("onDisplay", .willDisplay, weakly(owner, body))
  }

  /// Performs an action when a cell goes off screen.
  ///
  /// The closure receives the item that the cell has shown, even if the item is no longer in the section; the index is
  /// then its last one. You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the cell, the item, and its index in the section. Errors that it throws
  ///   go to `onError`.
  public func onEndDisplay(@ClosureWithoutReturn _ body: @escaping (Cell, Item, Int) throws -> Void) -> Self {
    adding("onEndDisplay", .didEndDisplaying, body)
  }

  /// Performs an action when a cell goes off screen.
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
