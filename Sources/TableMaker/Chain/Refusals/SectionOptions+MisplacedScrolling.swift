public import UIKit

// Steps about scrolling after a section.
extension SectionOptions {
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDragBegin before the first section")
  public func onDragBegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDragBegin before the first section")
  public func onDragBegin<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDragBegin before the first section")
  public func onDragBegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDecelerationBegin before the first section")
  public func onDecelerationBegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self {
    neverCalled()
  }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDecelerationBegin before the first section")
  public func onDecelerationBegin<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDecelerationBegin before the first section")
  public func onDecelerationBegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDecelerationEnd before the first section")
  public func onDecelerationEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self {
    neverCalled()
  }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDecelerationEnd before the first section")
  public func onDecelerationEnd<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDecelerationEnd before the first section")
  public func onDecelerationEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScrollAnimationEnd before the first section")
  public func onScrollAnimationEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self {
    neverCalled()
  }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScrollAnimationEnd before the first section")
  public func onScrollAnimationEnd<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScrollAnimationEnd before the first section")
  public func onScrollAnimationEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScrollToTop before the first section")
  public func onScrollToTop(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScrollToTop before the first section")
  public func onScrollToTop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScrollToTop before the first section")
  public func onScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onInsetChange before the first section")
  public func onInsetChange(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onInsetChange before the first section")
  public func onInsetChange<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onInsetChange before the first section")
  public func onInsetChange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDragEnd before the first section")
  public func onDragEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView, Bool) -> Void) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDragEnd before the first section")
  public func onDragEnd<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDragEnd before the first section")
  public func onDragEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .shouldScrollToTop before the first section")
  public func shouldScrollToTop(@OneValue<Bool> _ answer: @escaping (UIScrollView) -> Bool) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .shouldScrollToTop before the first section")
  public func shouldScrollToTop<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .shouldScrollToTop before the first section")
  public func shouldScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .scrollTargets before the first section")
  public func scrollTargets(
    @OneValue<CGPoint> _ target: @escaping (UIScrollView, CGPoint, CGPoint) -> CGPoint
  ) -> Self { neverCalled() }
}
