public import UIKit

// The calls and questions of a scroll view to its delegate, with the same forms as the events of rows.

extension DataSource {
  /// Performs an action when the table view scrolls.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view.
  public func onScroll(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidScroll, default: []].append(body) }
  }

  /// Performs an action when the table view scrolls.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onScroll<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScroll(weakly(owner, else: (), body))
  }

  /// Performs an action when the user begins to drag the table view.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view.
  public func onBeginDragging(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewWillBeginDragging, default: []].append(body) }
  }

  /// Performs an action when the user begins to drag the table view.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onBeginDragging<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onBeginDragging(weakly(owner, else: (), body))
  }

  /// Performs an action when the user stops dragging the table view.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view, and a Boolean value that indicates
  ///   whether it continues to scroll.
  public func onEndDragging(@ClosureWithoutReturn _ body: @escaping (UIScrollView, Bool) -> Void) -> DataSource {
    changed { $0.settings.dragEndEvents.append(body) }
  }

  /// Performs an action when the user stops dragging the table view.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndDragging<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> DataSource {
    onEndDragging(weakly(owner, else: (), body))
  }

  /// Performs an action when the table view begins to decelerate after a drag.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view.
  public func onBeginDecelerating(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewWillBeginDecelerating, default: []].append(body) }
  }

  /// Performs an action when the table view begins to decelerate after a drag.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onBeginDecelerating<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onBeginDecelerating(weakly(owner, else: (), body))
  }

  /// Performs an action when the table view stops decelerating after a drag.
  ///
  /// TableMaker doesn't call the closure if the table view stops immediately at the end of the drag; see
  /// `onEndDragging`. You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view.
  public func onEndDecelerating(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidEndDecelerating, default: []].append(body) }
  }

  /// Performs an action when the table view stops decelerating after a drag.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndDecelerating<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onEndDecelerating(weakly(owner, else: (), body))
  }

  /// Performs an action when the animation of a scroll that code has requested ends.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view.
  public func onEndScrollingAnimation(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidEndScrollingAnimation, default: []].append(body) }
  }

  /// Performs an action when the animation of a scroll that code has requested ends.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndScrollingAnimation<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onEndScrollingAnimation(weakly(owner, else: (), body))
  }

  /// Performs an action when the table view has scrolled to its top after a tap on the status bar.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view.
  public func onScrollToTop(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidScrollToTop, default: []].append(body) }
  }

  /// Performs an action when the table view has scrolled to its top after a tap on the status bar.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScrollToTop(weakly(owner, else: (), body))
  }

  /// Performs an action when the table view's adjusted content inset changes.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the table view as a scroll view.
  public func onInsetChange(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidChangeAdjustedContentInset, default: []].append(body) }
  }

  /// Performs an action when the table view's adjusted content inset changes.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onInsetChange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onInsetChange(weakly(owner, else: (), body))
  }

  /// Provides a Boolean value that indicates whether a tap on the status bar scrolls the table view to its top.
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter answer: A closure that receives the table view as a scroll view, and returns `false` to prevent
  ///   scrolling.
  public func shouldScrollToTop(@OneValue<Bool> _ answer: @escaping (UIScrollView) -> Bool) -> DataSource {
    changed { $0.settings.shouldScrollToTop = answer }
  }

  /// Provides a Boolean value that indicates whether a tap on the status bar scrolls the table view to its top.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, the table
  /// view scrolls.
  public func shouldScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> DataSource {
    shouldScrollToTop(weakly(owner, else: true, answer))
  }

  /// Provides the content offset at which the table view stops after a drag, for example to snap rows into place.
  ///
  /// ```swift
  /// .scrollTargets { _, _, target in CGPoint(x: target.x, y: (target.y / 60).rounded() * 60) }
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter target: A closure that receives the table view as a scroll view, the velocity of the drag in points
  ///   per millisecond, and the content offset at which the table view would stop, and returns the content offset at
  ///   which it stops.
  public func scrollTargets(
    @OneValue<CGPoint> _ target: @escaping (UIScrollView, CGPoint, CGPoint) -> CGPoint
  ) -> DataSource {
    changed { $0.settings.scrollTarget = target }
  }
}
