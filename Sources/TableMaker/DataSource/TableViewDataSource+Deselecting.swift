extension TableViewDataSource {
  /// Deselects all items, including those without a row, without calling a closure.
  ///
  /// In a controller's `viewWillAppear(_:)`, it has the effect of `clearsSelectionOnViewWillAppear` in a
  /// `UITableViewController`. The step `deselection(.onReturn)` does this automatically.
  /// - Parameter animated: A Boolean value that indicates whether to animate the deselection.
  public func deselectAll(animated: Bool = true) { live.deselectAll(animated: animated) }
}
