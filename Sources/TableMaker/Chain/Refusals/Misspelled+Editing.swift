public import UIKit

// Editing, moving and swiping by hand, written without their capitals.

extension SectionOptions {
  /// Write `deleteTitle(_:)`.
  @available(*, unavailable, renamed: "deleteTitle(_:)")
  public func deletetitle(_ title: String) -> Self { neverCalled() }
  /// Write `indentsWhileEditing(_:)`.
  @available(*, unavailable, renamed: "indentsWhileEditing(_:)")
  public func indentswhileediting(_ indents: Bool) -> Self { neverCalled() }
  /// Write `dropDestination()`.
  @available(*, unavailable, renamed: "dropDestination()")
  public func dropdestination() -> Self { neverCalled() }
}

extension ItemOptions {
  /// Write `editingStyles(_:)`.
  @available(*, unavailable, renamed: "editingStyles(_:)")
  public func editingstyles(
    @OneValue<UITableViewCell.EditingStyle> _ answer: @escaping (Item, Int) -> UITableViewCell.EditingStyle
  ) -> Self { neverCalled() }
  /// Write `deleteTitles(_:)`.
  @available(*, unavailable, renamed: "deleteTitles(_:)")
  public func deletetitles(@OneValue<String?> _ answer: @escaping (Item, Int) -> String?) -> Self { neverCalled() }
  /// Write `onDelete(_:)`.
  @available(*, unavailable, renamed: "onDelete(_:)")
  public func ondelete(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onDelete(with:_:)`.
  @available(*, unavailable, renamed: "onDelete(with:_:)")
  public func ondelete<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDelete(by:_:)`.
  @available(*, unavailable, renamed: "onDelete(by:_:)")
  public func ondelete<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onInsert(_:)`.
  @available(*, unavailable, renamed: "onInsert(_:)")
  public func oninsert(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onInsert(with:_:)`.
  @available(*, unavailable, renamed: "onInsert(with:_:)")
  public func oninsert<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onInsert(by:_:)`.
  @available(*, unavailable, renamed: "onInsert(by:_:)")
  public func oninsert<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `moveTargets(_:)`.
  @available(*, unavailable, renamed: "moveTargets(_:)")
  public func movetargets(@OneValue<RowPlace> _ target: @escaping (Item, RowPlace, RowPlace) -> RowPlace) -> Self {
    neverCalled()
  }
  /// Write `onMove(_:)`.
  @available(*, unavailable, renamed: "onMove(_:)")
  public func onmove(@ClosureWithoutReturn _ body: @escaping (Item, RowPlace, RowPlace) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onMove(with:_:)`.
  @available(*, unavailable, renamed: "onMove(with:_:)")
  public func onmove<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, RowPlace, RowPlace) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onMove(by:_:)`.
  @available(*, unavailable, renamed: "onMove(by:_:)")
  public func onmove<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Item, RowPlace, RowPlace) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `leadingActions(performsFirstActionWithFullSwipe:_:)`.
  @available(*, unavailable, renamed: "leadingActions(performsFirstActionWithFullSwipe:_:)")
  public func leadingactions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Write `leadingActions(with:performsFirstActionWithFullSwipe:_:)`.
  @available(*, unavailable, renamed: "leadingActions(with:performsFirstActionWithFullSwipe:_:)")
  public func leadingactions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Write `leadingActions(by:performsFirstActionWithFullSwipe:_:)`.
  @available(*, unavailable, renamed: "leadingActions(by:performsFirstActionWithFullSwipe:_:)")
  public func leadingactions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Write `trailingActions(performsFirstActionWithFullSwipe:_:)`.
  @available(*, unavailable, renamed: "trailingActions(performsFirstActionWithFullSwipe:_:)")
  public func trailingactions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Write `trailingActions(with:performsFirstActionWithFullSwipe:_:)`.
  @available(*, unavailable, renamed: "trailingActions(with:performsFirstActionWithFullSwipe:_:)")
  public func trailingactions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Write `trailingActions(by:performsFirstActionWithFullSwipe:_:)`.
  @available(*, unavailable, renamed: "trailingActions(by:performsFirstActionWithFullSwipe:_:)")
  public func trailingactions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Write `onBeginEditing(_:)`.
  @available(*, unavailable, renamed: "onBeginEditing(_:)")
  public func onbeginediting(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onBeginEditing(with:_:)`.
  @available(*, unavailable, renamed: "onBeginEditing(with:_:)")
  public func onbeginediting<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onBeginEditing(by:_:)`.
  @available(*, unavailable, renamed: "onBeginEditing(by:_:)")
  public func onbeginediting<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onEndEditing(_:)`.
  @available(*, unavailable, renamed: "onEndEditing(_:)")
  public func onendediting(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onEndEditing(with:_:)`.
  @available(*, unavailable, renamed: "onEndEditing(with:_:)")
  public func onendediting<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onEndEditing(by:_:)`.
  @available(*, unavailable, renamed: "onEndEditing(by:_:)")
  public func onendediting<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `menuPreview(_:)`.
  @available(*, unavailable, renamed: "menuPreview(_:)")
  public func menupreview(@OneValue<UIViewController?> _ answer: @escaping (Item, Int) -> UIViewController?) -> Self {
    neverCalled()
  }
  /// Write `shouldBeginMultipleSelection(_:)`.
  @available(*, unavailable, renamed: "shouldBeginMultipleSelection(_:)")
  public func shouldbeginmultipleselection(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    neverCalled()
  }
  /// Write `shouldBeginMultipleSelection(with:_:)`.
  @available(*, unavailable, renamed: "shouldBeginMultipleSelection(with:_:)")
  public func shouldbeginmultipleselection<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldBeginMultipleSelection(by:_:)`.
  @available(*, unavailable, renamed: "shouldBeginMultipleSelection(by:_:)")
  public func shouldbeginmultipleselection<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `onDrop(_:)`.
  @available(*, unavailable, renamed: "onDrop(_:)")
  public func ondrop(@ClosureWithoutReturn _ body: @escaping ([Item], Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onDrop(with:_:)`.
  @available(*, unavailable, renamed: "onDrop(with:_:)")
  public func ondrop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [Item], Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDrop(by:_:)`.
  @available(*, unavailable, renamed: "onDrop(by:_:)")
  public func ondrop<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Item], Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDrop(of:_:)`.
  @available(*, unavailable, renamed: "onDrop(of:_:)")
  public func ondrop<Value: DropLoadable>(
    of type: Value.Type,
    @ClosureWithoutReturn _ body: @escaping ([Value], Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDrop(of:with:_:)`.
  @available(*, unavailable, renamed: "onDrop(of:with:_:)")
  public func ondrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDrop(of:by:_:)`.
  @available(*, unavailable, renamed: "onDrop(of:by:_:)")
  public func ondrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> Self { neverCalled() }
}
