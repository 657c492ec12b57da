public import UIKit

// Swiping rows.
extension ItemOptions {
  /// Provides the actions of a swipe from the leading edge for each row.
  ///
  /// TableMaker calls the closure when a swipe begins. If it lists no actions, the user can't swipe the row in that
  /// direction.
  ///
  /// ```swift
  /// .leadingActions { goods, index in
  ///   UIContextualAction(style: .normal, title: "Order") { _, _, done in shop.order(goods); done(true) }
  ///   if goods.stock > 0 { UIContextualAction(style: .normal, title: "Less") { _, _, done in shop.sell(goods); done(true) } }
  /// }
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: A Boolean value that indicates whether a full swipe performs the first
  ///     action.
  ///   - actions: A closure that receives the item and its index in the section, and lists the actions, beginning at
  ///     the edge.
  public func leadingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Item, Int) -> [UIContextualAction]
  ) -> Self {
    swiping(\.leading, SwipeSteps(performsFirst: performsFirstActionWithFullSwipe, actions: actions))
  }

  /// Provides the actions of a swipe from the leading edge for each row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, a swipe
  /// shows no actions.
  public func leadingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self {
    leadingActions(performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe, weakly(owner, else: [], actions))
  }

  /// Provides the actions of a swipe from the trailing edge for each row.
  ///
  /// As in UIKit, these actions replace the Delete button of `onDelete`. TableMaker calls the closure when a swipe
  /// begins. If it lists no actions, the user can't swipe the row in that direction. If you use this step more than
  /// once, the last one applies.
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: A Boolean value that indicates whether a full swipe performs the first
  ///     action.
  ///   - actions: A closure that receives the item and its index in the section, and lists the actions, beginning at
  ///     the edge.
  public func trailingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Item, Int) -> [UIContextualAction]
  ) -> Self {
    swiping(\.trailing, SwipeSteps(performsFirst: performsFirstActionWithFullSwipe, actions: actions))
  }

  /// Provides the actions of a swipe from the trailing edge for each row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, a swipe
  /// shows no actions.
  public func trailingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self {
    trailingActions(
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe, weakly(owner, else: [], actions))
  }

  private func swiping(
    _ edge: WritableKeyPath<EditingSteps<Item>, SwipeSteps<Item>?>, _ steps: SwipeSteps<Item>
  ) -> Self {
    var copy = self
    copy._rows.editing[keyPath: edge] = steps
    return copy
  }

  /// Performs an action when the user begins to swipe a row open.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onBeginSwipe(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onBeginSwipe", .willBeginEditingRowAt, body)
  }

  /// Performs an action when the user begins to swipe a row open.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onBeginSwipe<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onBeginSwipe", .willBeginEditingRowAt, weakly(owner, body))
  }

  /// Performs an action when a row that the user swiped open closes, or is deleted.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section; those from the beginning of the
  ///   swipe if the row no longer exists. Errors that it throws go to `onError`.
  public func onEndSwipe(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onEndSwipe", .didEndEditingRowAt, body)
  }

  /// Performs an action when a row that the user swiped open closes, or is deleted.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndSwipe<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onEndSwipe", .didEndEditingRowAt, weakly(owner, body))
  }
}
