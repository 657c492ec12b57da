// The end of the content: where a chat begins and stays.
extension DataSource {
  /// Sets the edge at which the table view begins and stays, for example the bottom for a chat.
  ///
  /// With `bottom`, the table view appears with its last row at the bottom, exactly, also with measured rows. While it's
  /// there, it stays there: when items come, rows grow, the keyboard appears, or the size changes. Elsewhere, the first
  /// visible row keeps its place, also when rows are added above it at the very top. Rows that don't fill the table view
  /// are at the bottom; TableMaker adds an inset above them. The keyboard gets room below the rows.
  ///
  /// To begin at another row, such as the first unread one, call the data source's `scroll(to:at:animated:)` after
  /// `make()`. The default is `top`. If you use this step more than once, the last one applies.
  public func scrollAnchor(_ anchor: ScrollAnchor) -> DataSource { changed { $0.settings.scrollAnchor = anchor } }

  /// Performs an action when the end of the content comes on screen, by a scroll or a removal of rows.
  ///
  /// TableMaker doesn't call the closure for the end that the table view begins with, or while it stays at the end. Use
  /// it to hide a button for new messages; ``TableViewDataSource/isAtEnd`` indicates whether to show one.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  public func onReachEnd(@ClosureWithoutReturn _ body: @escaping () -> Void) -> DataSource {
    changed { $0.settings.endEvents.append(body) }
  }

  /// Performs an action when the end of the content comes on screen, by a scroll or a removal of rows.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onReachEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) -> Void
  ) -> DataSource {
    onReachEnd {
      if let owner = owner.object { body(owner) }
    }
  }
}
