// Every event has two forms: `{ item, index in … }`, and `(by: weakSelf) { owner, item, index in … }`, which holds its
// owner weakly.

extension ItemOptions {
  /// Performs an action when the user selects a row by tapping it.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onSelect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onSelect", .didSelectRowAt, body)
  }

  /// Performs an action when the user selects a row by tapping it.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onSelect", .didSelectRowAt, weakly(owner, body))
  }

  /// Performs an action when the user deselects a row by tapping.
  ///
  /// As in UIKit, TableMaker doesn't call the closure if a row is deselected after its tap or in code. You can use this
  /// step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onDeselect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onDeselect", .didDeselectRowAt, body)
  }

  /// Performs an action when the user deselects a row by tapping.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onDeselect", .didDeselectRowAt, weakly(owner, body))
  }

  /// Performs an action when a touch highlights a row.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onHighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onHighlight", .didHighlightRowAt, body)
  }

  /// Performs an action when a touch highlights a row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onHighlight", .didHighlightRowAt, weakly(owner, body))
  }

  /// Performs an action when a row is no longer highlighted.
  ///
  /// The touch has left the row, or the table view has begun to scroll. You can use this step more than once;
  /// TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onUnhighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onUnhighlight", .didUnhighlightRowAt, body)
  }

  /// Performs an action when a row is no longer highlighted.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onUnhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onUnhighlight", .didUnhighlightRowAt, weakly(owner, body))
  }

  /// Performs an action when the user taps a row's detail button.
  ///
  /// Only rows with an accessory of type `.detailButton` or `.detailDisclosureButton` have one. You can use this step
  /// more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onAccessoryTap(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onAccessoryTap", .accessoryButtonTappedForRowWith, body)
  }

  /// Performs an action when the user taps a row's detail button.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onAccessoryTap<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onAccessoryTap", .accessoryButtonTappedForRowWith, weakly(owner, body))
  }

  /// Performs an action when a tap performs a row's primary action.
  ///
  /// Unlike `onSelect`, this step's closure isn't called in editing mode, or if the tap only changes which rows are
  /// selected. TableMaker calls `onSelect` first. You can use this step more than once; TableMaker calls the closures
  /// in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onPrimaryAction(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onPrimaryAction", .performPrimaryActionForRowAt, body)
  }

  /// Performs an action when a tap performs a row's primary action.
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
