public import UIKit

// Rejects an owner that isn't wrapped in a `WeakReference`. These forms are unavailable because the compiler would try
// each superclass of such an owner, for all events of a section together.

@available(*, unavailable, message: "Hold the owner weakly: write by: weakSelf")
@_documentation(visibility: internal)
extension CellOptions {
  public func onDisplay<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onEndDisplay<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Control: UIControl, Owner: AnyObject>(
    _ control: @escaping (Cell) -> Control?, for events: UIControl.Event, with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, Control, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Other: UITableViewCell, Control: UIControl, Owner: AnyObject>(
    _ control: @escaping (Other) -> Control?, in cell: Other.Type, for events: UIControl.Event, with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, Control, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
}

@available(*, unavailable, message: "Hold the owner weakly: write by: weakSelf")
@_documentation(visibility: internal)
extension DataSource {
  public func onUpdate<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> DataSource { neverCalled() }
  public func onError<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> DataSource { neverCalled() }
  public func onDiagnostic<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> DataSource { neverCalled() }
  public func onRefresh<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> DataSource { neverCalled() }
  public func onScroll<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  public func onBeginDragging<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  public func onEndDragging<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> DataSource { neverCalled() }
  public func onBeginDecelerating<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  public func onEndDecelerating<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  public func onEndScrollingAnimation<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  public func onScrollToTop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  public func onSelectionChange<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Set<AnyHashable>) -> Void
  ) -> DataSource { neverCalled() }
  public func onReachEnd<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) -> Void
  ) -> DataSource { neverCalled() }
  public func onInsetChange<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  public func shouldScrollToTop<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> DataSource { neverCalled() }
}

@available(*, unavailable, message: "Hold the owner weakly: write by: weakSelf")
@_documentation(visibility: internal)
extension ItemOptions {
  public func onDrop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [Item], Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onDrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onDelete<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onInsert<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onSelect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onDeselect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onHighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onUnhighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onAccessoryTap<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onPrimaryAction<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func menu<Owner: AnyObject>(
    with owner: Owner, @OneValue<UIMenu?> _ menu: @escaping (Owner, Item, Int) -> UIMenu?
  ) -> Self { neverCalled() }
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  public func onMove<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, RowPlace, RowPlace) throws -> Void
  ) -> Self { neverCalled() }
  public func onPrefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self { neverCalled() }
  public func onCancelPrefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self { neverCalled() }
  public func shouldSelect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldDeselect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldHighlight<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldFocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldSelectOnFocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  public func willSelect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Item?> _ item: @escaping (Owner, Item, Int) -> Item?
  ) -> Self { neverCalled() }
  public func accessibility<Owner: AnyObject>(
    with owner: Owner, @OneValue<RowAccessibility> _ accessibility: @escaping (Owner, Item, Int) -> RowAccessibility
  ) -> Self { neverCalled() }
  public func leadingActions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  public func trailingActions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, Item, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  public func onBeginSwipe<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onEndSwipe<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onExpand<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onCollapse<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onAddItem<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
}

@available(*, unavailable, message: "Hold the owner weakly: write by: weakSelf")
@_documentation(visibility: internal)
extension SectionOptions {
  public func onDisplayHeader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  public func onDisplayFooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  public func onEndDisplayHeader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  public func onEndDisplayFooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  public func onSelectHeader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) throws -> Void
  ) -> Self { neverCalled() }
  public func onSelectFooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) throws -> Void
  ) -> Self { neverCalled() }
}
