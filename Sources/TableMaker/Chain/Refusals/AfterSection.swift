public import UIKit

// Rejects table-level steps after a section.
@available(*, unavailable, message: "This step applies to the whole table: put it before the first section")
@_documentation(visibility: internal)
extension SectionOptions {
  public func hidesEmptySeparators() -> Self { neverCalled() }
  public func animationLimit(_ rows: Int) -> Self { neverCalled() }
  public func undoable(with manager: UndoManager? = nil) -> Self { neverCalled() }
  public func onUpdate(@ClosureWithoutReturn _ body: @escaping (TableUpdate) -> Void) -> Self { neverCalled() }
  public func onUpdate<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> Self { neverCalled() }
  public func noResults(
    @OneValue<(any UIContentConfiguration)?> _ content: @escaping (String) -> (any UIContentConfiguration)?
  ) -> Self { neverCalled() }
  public func measuresAhead(_ measuresAhead: Bool) -> Self { neverCalled() }
  public func heightCacheLimit(_ count: Int) -> Self { neverCalled() }
  public func forward(to delegate: any UITableViewDelegate) -> Self { neverCalled() }
  public func onScroll(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  public func onScroll<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  public func onError(@ClosureWithoutReturn _ body: @escaping (any Error) -> Void) -> Self { neverCalled() }
  public func onError<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> Self { neverCalled() }
  public func onDiagnostic(@ClosureWithoutReturn _ body: @escaping (Diagnostic) -> Void) -> Self { neverCalled() }
  public func onDiagnostic<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> Self { neverCalled() }
  public func refreshesOnForeground(after time: Duration) -> Self { neverCalled() }
  public func refreshable() -> Self { neverCalled() }
  public func onRefresh(@ClosureWithoutReturn _ body: @escaping @MainActor () async throws -> Void) -> Self {
    neverCalled()
  }
  public func onRefresh<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> Self { neverCalled() }
  public func onBeginDragging(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  public func onBeginDragging<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  public func onBeginDecelerating(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self {
    neverCalled()
  }
  public func onBeginDecelerating<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  public func onEndDecelerating(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self {
    neverCalled()
  }
  public func onEndDecelerating<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  public func onEndScrollingAnimation(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self {
    neverCalled()
  }
  public func onEndScrollingAnimation<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  public func onScrollToTop(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  public func onScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  public func multipleSelection(beginsOnLongPress: Bool = false) -> Self { neverCalled() }
  public func onSelectionChange(@ClosureWithoutReturn _ body: @escaping (Set<AnyHashable>) -> Void) -> Self {
    neverCalled()
  }
  public func onSelectionChange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Set<AnyHashable>) -> Void
  ) -> Self { neverCalled() }
  public func scrollAnchor(_ anchor: ScrollAnchor) -> Self { neverCalled() }
  public func onReachEnd(@ClosureWithoutReturn _ body: @escaping () -> Void) -> Self { neverCalled() }
  public func onReachEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) -> Void
  ) -> Self { neverCalled() }
  public func onInsetChange(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  public func onInsetChange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  public func onEndDragging(@ClosureWithoutReturn _ body: @escaping (UIScrollView, Bool) -> Void) -> Self {
    neverCalled()
  }
  public func onEndDragging<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> Self { neverCalled() }
  public func shouldScrollToTop(@OneValue<Bool> _ answer: @escaping (UIScrollView) -> Bool) -> Self { neverCalled() }
  public func shouldScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> Self { neverCalled() }
  public func scrollTargets(@OneValue<CGPoint> _ target: @escaping (UIScrollView, CGPoint, CGPoint) -> CGPoint) -> Self
  { neverCalled() }
}
