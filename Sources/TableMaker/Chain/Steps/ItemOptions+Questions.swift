// The table view's questions before a touch has an effect, with the same forms as events.

extension ItemOptions {
  /// Provides a Boolean value for each row that indicates whether a tap can select it.
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter answer: A closure that receives the item and its index in the section, and returns `false` to keep the
  ///   selection.
  public func shouldSelect(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.willSelectRowAt, answer)
  }

  /// Provides a Boolean value for each row that indicates whether a tap can select it.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, the user
  /// can select every row.
  public func shouldSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.willSelectRowAt, weakly(owner, else: true, answer))
  }

  /// Provides a Boolean value for each row that indicates whether a tap can deselect it.
  ///
  /// TableMaker calls the closure for a tap on a selected row of a table view with multiple selection, and before a tap
  /// selects another row. If you use this step more than once, the last one applies.
  /// - Parameter answer: A closure that receives the item and its index in the section, and returns `false` to keep the
  ///   row selected.
  public func shouldDeselect(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.willDeselectRowAt, answer)
  }

  /// Provides a Boolean value for each row that indicates whether a tap can deselect it.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, the user
  /// can deselect every row.
  public func shouldDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.willDeselectRowAt, weakly(owner, else: true, answer))
  }

  /// Provides a Boolean value for each row that indicates whether a touch can highlight it.
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter answer: A closure that receives the item and its index in the section. If it returns `false`, a tap
  ///   doesn't select the row either.
  public func shouldHighlight(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.shouldHighlightRowAt, answer)
  }

  /// Provides a Boolean value for each row that indicates whether a touch can highlight it.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, a touch
  /// highlights every row.
  public func shouldHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.shouldHighlightRowAt, weakly(owner, else: true, answer))
  }

  /// Provides a Boolean value for each row that indicates whether a tap can perform its primary action.
  ///
  /// By default, a tap can do so except in editing mode. If you use this step more than once, the last one applies.
  /// - Parameter answer: A closure that receives the item and its index in the section. If it returns `false`, the tap
  ///   only selects the row.
  public func shouldPerformPrimaryAction(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.canPerformPrimaryActionForRowAt, answer)
  }

  /// Provides a Boolean value for each row that indicates whether a tap can perform its primary action.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, a tap
  /// performs the primary action of every row.
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.canPerformPrimaryActionForRowAt, weakly(owner, else: true, answer))
  }

  /// Provides a Boolean value for each row that indicates whether a keyboard or remote control can focus it.
  ///
  /// TableMaker calls the closure only on Apple's platforms, because UIKit on Linux has no focus. If you use this step
  /// more than once, the last one applies.
  /// - Parameter answer: A closure that receives the item and its index in the section, and returns `false` to skip the
  ///   row.
  public func shouldFocus(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.canFocusRowAt, answer)
  }

  /// Provides a Boolean value for each row that indicates whether a keyboard or remote control can focus it.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, every row
  /// can have the focus.
  public func shouldFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.canFocusRowAt, weakly(owner, else: true, answer))
  }

  /// Provides a Boolean value for each row that indicates whether focusing the row selects it.
  ///
  /// In other sections, the table view's `selectionFollowsFocus` determines this. TableMaker calls the closure only on
  /// Apple's platforms. If you use this step more than once, the last one applies.
  /// - Parameter answer: A closure that receives the item and its index in the section, and returns `false` to keep the
  ///   selection.
  public func shouldSelectOnFocus(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.selectionFollowsFocusForRowAt, answer)
  }

  /// Provides a Boolean value for each row that indicates whether focusing the row selects it.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, the focus
  /// selects every row.
  public func shouldSelectOnFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.selectionFollowsFocusForRowAt, weakly(owner, else: true, answer))
  }

  /// Provides the item to select when the user taps a row.
  ///
  /// TableMaker calls the closure after `shouldSelect`, and `onSelect` receives the selected item. If the section
  /// doesn't show the returned item, TableMaker selects no row and reports a diagnostic. If you use this step more than
  /// once, the last one applies.
  /// - Parameter item: A closure that receives the tapped row's item and its index in the section, and returns the same
  ///   item, another item of the section, or `nil` to select none. TableMaker finds another item by its identity.
  public func willSelect(@OneValue<Item?> _ item: @escaping (Item, Int) -> Item?) -> Self {
    var copy = self
    copy._rows.willSelect = item
    return copy
  }

  /// Provides the item to select when the user taps a row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, a tap
  /// selects the tapped row.
  public func willSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Item?> _ item: @escaping (Owner, Item, Int) -> Item?
  ) -> Self {
    willSelect { tapped, index in
      guard let owner = owner.object else { return tapped }
      return item(owner, tapped, index)
    }
  }

  func answering(_ method: DelegateMethod, _ answer: @escaping (Item, Int) -> Bool) -> Self {
    var copy = self
    copy._rows.answers[method] = answer
    return copy
  }

}
