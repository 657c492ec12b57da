public import UIKit

// Steps about scrolling written without their capitals.
extension DataSource {
  /// Write `onDragBegin(_:)`.
  @available(*, unavailable, renamed: "onDragBegin(_:)")
  public func ondragbegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onDragBegin(with:_:)`.
  @available(*, unavailable, renamed: "onDragBegin(with:_:)")
  public func ondragbegin<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDragBegin(by:_:)`.
  @available(*, unavailable, renamed: "onDragBegin(by:_:)")
  public func ondragbegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDecelerationBegin(_:)`.
  @available(*, unavailable, renamed: "onDecelerationBegin(_:)")
  public func ondecelerationbegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onDecelerationBegin(with:_:)`.
  @available(*, unavailable, renamed: "onDecelerationBegin(with:_:)")
  public func ondecelerationbegin<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDecelerationBegin(by:_:)`.
  @available(*, unavailable, renamed: "onDecelerationBegin(by:_:)")
  public func ondecelerationbegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDecelerationEnd(_:)`.
  @available(*, unavailable, renamed: "onDecelerationEnd(_:)")
  public func ondecelerationend(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onDecelerationEnd(with:_:)`.
  @available(*, unavailable, renamed: "onDecelerationEnd(with:_:)")
  public func ondecelerationend<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDecelerationEnd(by:_:)`.
  @available(*, unavailable, renamed: "onDecelerationEnd(by:_:)")
  public func ondecelerationend<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onScrollAnimationEnd(_:)`.
  @available(*, unavailable, renamed: "onScrollAnimationEnd(_:)")
  public func onscrollanimationend(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onScrollAnimationEnd(with:_:)`.
  @available(*, unavailable, renamed: "onScrollAnimationEnd(with:_:)")
  public func onscrollanimationend<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onScrollAnimationEnd(by:_:)`.
  @available(*, unavailable, renamed: "onScrollAnimationEnd(by:_:)")
  public func onscrollanimationend<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onScrollToTop(_:)`.
  @available(*, unavailable, renamed: "onScrollToTop(_:)")
  public func onscrolltotop(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onScrollToTop(with:_:)`.
  @available(*, unavailable, renamed: "onScrollToTop(with:_:)")
  public func onscrolltotop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onScrollToTop(by:_:)`.
  @available(*, unavailable, renamed: "onScrollToTop(by:_:)")
  public func onscrolltotop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onInsetChange(_:)`.
  @available(*, unavailable, renamed: "onInsetChange(_:)")
  public func oninsetchange(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onInsetChange(with:_:)`.
  @available(*, unavailable, renamed: "onInsetChange(with:_:)")
  public func oninsetchange<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onInsetChange(by:_:)`.
  @available(*, unavailable, renamed: "onInsetChange(by:_:)")
  public func oninsetchange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDragEnd(_:)`.
  @available(*, unavailable, renamed: "onDragEnd(_:)")
  public func ondragend(@ClosureWithoutReturn _ body: @escaping (UIScrollView, Bool) -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onDragEnd(with:_:)`.
  @available(*, unavailable, renamed: "onDragEnd(with:_:)")
  public func ondragend<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDragEnd(by:_:)`.
  @available(*, unavailable, renamed: "onDragEnd(by:_:)")
  public func ondragend<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `shouldScrollToTop(_:)`.
  @available(*, unavailable, renamed: "shouldScrollToTop(_:)")
  public func shouldscrolltotop(@OneValue<Bool> _ answer: @escaping (UIScrollView) -> Bool) -> DataSource {
    neverCalled()
  }
  /// Write `shouldScrollToTop(with:_:)`.
  @available(*, unavailable, renamed: "shouldScrollToTop(with:_:)")
  public func shouldscrolltotop<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> DataSource { neverCalled() }
  /// Write `shouldScrollToTop(by:_:)`.
  @available(*, unavailable, renamed: "shouldScrollToTop(by:_:)")
  public func shouldscrolltotop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> DataSource { neverCalled() }
  /// Write `scrollTargets(_:)`.
  @available(*, unavailable, renamed: "scrollTargets(_:)")
  public func scrolltargets(
    @OneValue<CGPoint> _ target: @escaping (UIScrollView, CGPoint, CGPoint) -> CGPoint
  ) -> DataSource { neverCalled() }
}
