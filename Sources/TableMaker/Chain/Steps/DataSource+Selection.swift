// Selecting several rows in editing mode.
extension DataSource {
  /// Lets the user select several rows in editing mode, by taps and by a pan with two touches.
  ///
  /// In editing mode, each row has a selection mark in place of its other controls, and a tap selects or deselects it:
  /// TableMaker calls `onSelectionChange`, and neither `onSelect` nor `onDeselect`. Swipe actions work again when editing
  /// mode ends, and the selection ends with it. To begin and end the mode, call the data source's
  /// `setEditing(_:animated:)`. The pan also begins it, in each row unless `shouldBeginMultipleSelection` prevents it.
  ///
  /// ```swift
  /// dataSource = DataSource(tableView)
  ///   .multipleSelection()
  ///   .onSelectionChange(by: weakSelf) { controller, selection in controller.showToolbar(for: selection) }
  ///   .section().cell(MailCell.self).data(mails).adapter { cell, mail, _ in cell.show(mail) }
  ///   .make()
  /// ```
  ///
  /// Selected items stay selected while a search, a collapsed section, or a collapsed tree hides them, and through
  /// updates and reloads. If you use this step more than once, the last one applies.
  /// - Parameter beginsOnLongPress: A Boolean value that indicates whether touching and holding a row also begins editing
  ///   mode and selects the row. In sections with `menu` or `draggable`, it doesn't.
  public func multipleSelection(beginsOnLongPress: Bool = false) -> DataSource {
    changed {
      $0.settings.selectsWhileEditing = true
      $0.settings.selectsOnLongPress = beginsOnLongPress
    }
  }

  /// Performs an action when the selection has changed, or editing mode begins or ends.
  ///
  /// TableMaker calls the closure after changes by the user, by the data source's methods, and by removals of items, once
  /// for each call and each update. The table view's own methods for selecting rows don't notify TableMaker, so their
  /// changes are part of the next call. The data source's `isEditing` indicates the mode, and `selectedItems(of:)` returns
  /// the items.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the identities of the selected items, like the data source's `selection`.
  public func onSelectionChange(@ClosureWithoutReturn _ body: @escaping (Set<AnyHashable>) -> Void) -> DataSource {
    changed { $0.settings.selectionEvents.append(body) }
  }

  /// Performs an action when the selection has changed, or editing mode begins or ends.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onSelectionChange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Set<AnyHashable>) -> Void
  ) -> DataSource {
    changed { $0.settings.selectionEvents.append(weakly(owner, else: (), body)) }
  }
}
