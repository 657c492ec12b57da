// Every event has two forms: `{ item, index in … }`, and `(by: weakSelf) { owner, item, index in … }`, which holds its owner weakly.

extension ItemOptions {
  /// Does something when the user selects a row by a tap. Adds to what other `onSelect` steps do.
  ///
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onSelect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onSelect", .didSelectRowAt, body)
  }

  /// Does something when the user selects a row by a tap. Adds to what other `onSelect` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onSelect", .didSelectRowAt, weakly(owner, body))
  }

  /// Does something when the user deselects a row. Adds to what other `onDeselect` steps do.
  ///
  /// Only taps count: a row that is deselected after its tap, or in code, tells nothing, as everywhere in UIKit.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onDeselect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onDeselect", .didDeselectRowAt, body)
  }

  /// Does something when the user deselects a row. Adds to what other `onDeselect` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onDeselect", .didDeselectRowAt, weakly(owner, body))
  }

  /// Does something when a row is highlighted, because a finger has come down on it. Adds to what other `onHighlight` steps do.
  ///
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onHighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onHighlight", .didHighlightRowAt, body)
  }

  /// Does something when a row is highlighted, because a finger has come down on it. Adds to what other `onHighlight` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onHighlight", .didHighlightRowAt, weakly(owner, body))
  }

  /// Does something when a row is highlighted no longer. Adds to what other `onUnhighlight` steps do.
  ///
  /// The finger has left it, or the table has begun to scroll.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onUnhighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onUnhighlight", .didUnhighlightRowAt, body)
  }

  /// Does something when a row is highlighted no longer. Adds to what other `onUnhighlight` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onUnhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onUnhighlight", .didUnhighlightRowAt, weakly(owner, body))
  }

  /// Does something when the user taps a row's detail button. Adds to what other `onAccessoryTap` steps do.
  ///
  /// Only rows with an accessory of type `.detailButton` or `.detailDisclosureButton` have one.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onAccessoryTap(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onAccessoryTap", .accessoryButtonTappedForRowWith, body)
  }

  /// Does something when the user taps a row's detail button. Adds to what other `onAccessoryTap` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onAccessoryTap<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onAccessoryTap", .accessoryButtonTappedForRowWith, weakly(owner, body))
  }

  /// Does something when a tap performs a row's primary action. Adds to what other `onPrimaryAction` steps do.
  ///
  /// Unlike `onSelect` not while the table is edited, and not when the tap only changes which rows are selected; `onSelect` is called before.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onPrimaryAction(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onPrimaryAction", .performPrimaryActionForRowAt, body)
  }

  /// Does something when a tap performs a row's primary action. Adds to what other `onPrimaryAction` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onPrimaryAction", .performPrimaryActionForRowAt, weakly(owner, body))
  }

  func adding(
    _ step: String, _ method: DelegateMethod, _ body: @escaping (Item, Int) throws -> Void
  ) -> Self {
    var copy = self
    copy._rows.events[method, default: RowEvent(step: step)].handlers.append(body)
    return copy
  }

}
