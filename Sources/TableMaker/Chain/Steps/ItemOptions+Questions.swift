// What the table asks before a touch has an effect; forms as for events.

extension ItemOptions {
  /// Asks whether a tap may select a row. Replaces another `shouldSelect`.
  ///
  /// - Parameter answer: Gets the item and its index in the section; false leaves the selection as it is.
  public func shouldSelect(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.willSelectRowAt, answer)
  }

  /// Asks whether a tap may select a row. Replaces another `shouldSelect`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then the user can select every row.
  public func shouldSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.willSelectRowAt, weakly(owner, else: true, answer))
  }

  /// Asks whether a tap may deselect a row. Replaces another `shouldDeselect`.
  ///
  /// Asked where a tap deselects: of a selected row in a table of multiple selection, and before a tap selects another row.
  /// - Parameter answer: Gets the item and its index in the section; false leaves it selected.
  public func shouldDeselect(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.willDeselectRowAt, answer)
  }

  /// Asks whether a tap may deselect a row. Replaces another `shouldDeselect`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then the user can deselect every row.
  public func shouldDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.willDeselectRowAt, weakly(owner, else: true, answer))
  }

  /// Asks whether a finger on a row may highlight it. Replaces another `shouldHighlight`.
  ///
  /// - Parameter answer: Gets the item and its index in the section; false leaves the row as it is, and a tap does not select it either.
  public func shouldHighlight(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.shouldHighlightRowAt, answer)
  }

  /// Asks whether a finger on a row may highlight it. Replaces another `shouldHighlight`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then a touch highlights every row.
  public func shouldHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.shouldHighlightRowAt, weakly(owner, else: true, answer))
  }

  /// Asks whether a tap may perform a row's primary action. Replaces another `shouldPerformPrimaryAction`.
  ///
  /// Without it a tap may, unless the table is edited.
  /// - Parameter answer: Gets the item and its index in the section; false has the tap select the row alone.
  public func shouldPerformPrimaryAction(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.canPerformPrimaryActionForRowAt, answer)
  }

  /// Asks whether a tap may perform a row's primary action. Replaces another `shouldPerformPrimaryAction`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then a tap performs the primary action of every row.
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.canPerformPrimaryActionForRowAt, weakly(owner, else: true, answer))
  }

  /// Asks whether a row can have the focus of a keyboard or a remote control. Replaces another `shouldFocus`.
  ///
  /// Asked on Apple's platforms alone: there is no focus in UIKit on Linux.
  /// - Parameter answer: Gets the item and its index in the section; false passes the row over.
  public func shouldFocus(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.canFocusRowAt, answer)
  }

  /// Asks whether a row can have the focus of a keyboard or a remote control. Replaces another `shouldFocus`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then every row can have the focus.
  public func shouldFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.canFocusRowAt, weakly(owner, else: true, answer))
  }

  /// Asks whether a row is selected when it gets the focus. Replaces another `shouldSelectOnFocus`.
  ///
  /// Rows of other sections do as the table's `selectionFollowsFocus` says. Asked on Apple's platforms alone.
  /// - Parameter answer: Gets the item and its index in the section; false leaves the selection as it is.
  public func shouldSelectOnFocus(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.selectionFollowsFocusForRowAt, answer)
  }

  /// Asks whether a row is selected when it gets the focus. Replaces another `shouldSelectOnFocus`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then the focus selects every row.
  public func shouldSelectOnFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.selectionFollowsFocusForRowAt, weakly(owner, else: true, answer))
  }

  /// Asks which row a tap is to select. Replaces another `willSelect`.
  ///
  /// Asked after `shouldSelect`. `onSelect` gets the item that is selected.
  /// - Parameter item: Gets the tapped row's item and its index in the section. Returns the same item, another one of the section, which is
  ///   found by its identity, or nil to select none. One that the section does not show is a diagnostic, and none is selected.
  public func willSelect(@OneValue<Item?> _ item: @escaping (Item, Int) -> Item?) -> Self {
    var copy = self
    copy._rows.willSelect = item
    return copy
  }

  /// Asks which row a tap is to select. Replaces another `willSelect`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then a tap selects the tapped row.
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
