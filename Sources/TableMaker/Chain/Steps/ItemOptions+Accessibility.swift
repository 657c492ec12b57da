extension ItemOptions {
  /// Provides the accessibility label, value, hint, and custom actions for each row.
  ///
  /// TableMaker calls the closure after the adapter, when a row comes on screen or changes. It overrides the texts and
  /// actions that the adapter sets on the cell. Controls in the cell stay elements of their own, and a switch in
  /// `accessoryView` is read and toggled with the row, as in UIKit. Swipe actions are custom actions automatically, so
  /// don't list them. Sections without this step share the cells of a storyboard's prototype; set the texts in their
  /// adapters.
  ///
  /// ```swift
  /// .accessibility { goods, index in
  ///   RowAccessibility(label: goods.name, value: "\(goods.stock) pieces", hint: "Opens the details")
  /// }
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter accessibility: A closure that receives the item and its index in the section, and returns the texts
  ///   and actions.
  public func accessibility(
    @OneValue<RowAccessibility> _ accessibility: @escaping (Item, Int) -> RowAccessibility
  ) -> Self {
    var copy = self
    copy._configuration.settings.appearance.asks.insert(.accessibility)
    copy._rows.appearance.accessibility = accessibility
    return copy
  }

  /// Provides the accessibility label, value, hint, and custom actions for each row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, rows have
  /// the system's texts.
  public func accessibility<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<RowAccessibility> _ accessibility: @escaping (Owner, Item, Int) -> RowAccessibility
  ) -> Self {
    self.accessibility(weakly(owner, else: RowAccessibility(), accessibility))
  }
}
