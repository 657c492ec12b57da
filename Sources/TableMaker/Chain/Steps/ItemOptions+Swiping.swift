public import UIKit

// Rows that the user swipes open.
extension ItemOptions {
  /// Asks each row which actions a swipe from its leading edge shows. Replaces another `leadingActions`.
  ///
  /// ```swift
  /// .leadingActions { goods, index in
  ///   UIContextualAction(style: .normal, title: "Order") { _, _, done in shop.order(goods); done(true) }
  ///   if goods.stock > 0 { UIContextualAction(style: .normal, title: "Less") { _, _, done in shop.sell(goods); done(true) } }
  /// }
  /// ```
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe over the whole row performs the first action at once.
  ///   - actions: Gets the item and its index in the section; lists the actions, the outermost first. None, and the row cannot be
  ///     swiped that way. Asked when a swipe begins.
  public func leadingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Item, Int) -> [UIContextualAction]
  ) -> Self {
    swiping(\.leading, SwipeSteps(performsFirst: performsFirstActionWithFullSwipe, actions: actions))
  }

  /// Asks each row which actions a swipe from its leading edge shows. Replaces another `leadingActions`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then a swipe shows no actions.
  public func leadingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self {
    leadingActions(performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe, weakly(owner, else: [], actions))
  }

  /// Asks each row which actions a swipe from its trailing edge shows. Replaces another `trailingActions`.
  ///
  /// They take the place of the button that `onDelete` has a swipe show, as everywhere in UIKit.
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe over the whole row performs the first action at once.
  ///   - actions: Gets the item and its index in the section; lists the actions, the outermost first. None, and the row cannot be
  ///     swiped that way. Asked when a swipe begins.
  public func trailingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Item, Int) -> [UIContextualAction]
  ) -> Self {
    swiping(\.trailing, SwipeSteps(performsFirst: performsFirstActionWithFullSwipe, actions: actions))
  }

  /// Asks each row which actions a swipe from its trailing edge shows. Replaces another `trailingActions`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then a swipe shows no actions.
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

  /// Does something when a row is about to be swiped open. Adds to what other `onBeginEditing` steps do.
  ///
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onBeginEditing(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onBeginEditing", .willBeginEditingRowAt, body)
  }

  /// Does something when a row is about to be swiped open. Adds to what other `onBeginEditing` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onBeginEditing<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onBeginEditing", .willBeginEditingRowAt, weakly(owner, body))
  }

  /// Does something when a row that was swiped open is closed, or has gone. Adds to what other `onEndEditing` steps do.
  ///
  /// - Parameter body: Gets the item and its index in the section, those of the beginning where the row has gone. What it throws goes to
  ///   the table's `onError`.
  public func onEndEditing(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onEndEditing", .didEndEditingRowAt, body)
  }

  /// Does something when a row that was swiped open is closed, or has gone. Adds to what other `onEndEditing` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndEditing<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onEndEditing", .didEndEditingRowAt, weakly(owner, body))
  }
}
