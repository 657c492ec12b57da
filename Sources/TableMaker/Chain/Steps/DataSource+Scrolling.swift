public import UIKit

// What a scroll view tells its delegate, and asks it; three variants each, as for the events of rows.

extension DataSource {
  /// Does something whenever the table has scrolled. Adds to what other `onScroll` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onScroll(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidScroll, default: []].append(body) }
  }

  /// Does something whenever the table has scrolled. Adds to what other `onScroll` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onScroll<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScroll(weakly(owner, else: (), body))
  }

  /// Does something when a finger begins to drag the table. Adds to what other `onDragBegin` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onDragBegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewWillBeginDragging, default: []].append(body) }
  }

  /// Does something when a finger begins to drag the table. Adds to what other `onDragBegin` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDragBegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDragBegin(weakly(owner, else: (), body))
  }

  /// Does something when the finger that dragged the table is lifted. Adds to what other `onDragEnd` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view, and whether it goes on scrolling.
  public func onDragEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView, Bool) -> Void) -> DataSource {
    changed { $0.settings.dragEndEvents.append(body) }
  }

  /// Does something when the finger that dragged the table is lifted. Adds to what other `onDragEnd` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDragEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> DataSource {
    onDragEnd(weakly(owner, else: (), body))
  }

  /// Does something when the table begins to slow down after a drag. Adds to what other `onDecelerationBegin` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onDecelerationBegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewWillBeginDecelerating, default: []].append(body) }
  }

  /// Does something when the table begins to slow down after a drag. Adds to what other `onDecelerationBegin` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDecelerationBegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDecelerationBegin(weakly(owner, else: (), body))
  }

  /// Does something when the table has come to rest after a drag. Adds to what other `onDecelerationEnd` steps do.
  ///
  /// Not called where the finger was lifted from a table at rest: see `onDragEnd`.
  /// - Parameter body: Gets the table, as a scroll view.
  public func onDecelerationEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidEndDecelerating, default: []].append(body) }
  }

  /// Does something when the table has come to rest after a drag. Adds to what other `onDecelerationEnd` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDecelerationEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDecelerationEnd(weakly(owner, else: (), body))
  }

  /// Does something when the table has scrolled to a place, with animation, that code asked for. Adds to what other `onScrollAnimationEnd` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onScrollAnimationEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidEndScrollingAnimation, default: []].append(body) }
  }

  /// Does something when the table has scrolled to a place, with animation, that code asked for. Adds to what other `onScrollAnimationEnd` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onScrollAnimationEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScrollAnimationEnd(weakly(owner, else: (), body))
  }

  /// Does something when the table has scrolled to its top after a tap on the status bar. Adds to what other `onScrollToTop` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onScrollToTop(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidScrollToTop, default: []].append(body) }
  }

  /// Does something when the table has scrolled to its top after a tap on the status bar. Adds to what other `onScrollToTop` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScrollToTop(weakly(owner, else: (), body))
  }

  /// Does something when the table's adjusted content inset has changed. Adds to what other `onInsetChange` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onInsetChange(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidChangeAdjustedContentInset, default: []].append(body) }
  }

  /// Does something when the table's adjusted content inset has changed. Adds to what other `onInsetChange` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onInsetChange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onInsetChange(weakly(owner, else: (), body))
  }

  /// Asks whether a tap on the status bar scrolls the table to its top. Replaces another `shouldScrollToTop`.
  ///
  /// - Parameter answer: Gets the table, as a scroll view; false leaves it where it is.
  public func shouldScrollToTop(@OneValue<Bool> _ answer: @escaping (UIScrollView) -> Bool) -> DataSource {
    changed { $0.settings.shouldScrollToTop = answer }
  }

  /// Asks whether a tap on the status bar scrolls the table to its top. Replaces another `shouldScrollToTop`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then the table scrolls.
  public func shouldScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> DataSource {
    shouldScrollToTop(weakly(owner, else: true, answer))
  }

  /// Asks where the table comes to rest after a drag, as for rows that snap into place. Replaces another `scrollTargets`.
  ///
  /// ```swift
  /// .scrollTargets { _, _, target in CGPoint(x: target.x, y: (target.y / 60).rounded() * 60) }
  /// ```
  /// - Parameter target: Gets the table, as a scroll view, the finger's velocity in points per millisecond, and the content offset at which the
  ///   table would rest; returns the one at which it is to rest.
  public func scrollTargets(
    @OneValue<CGPoint> _ target: @escaping (UIScrollView, CGPoint, CGPoint) -> CGPoint
  ) -> DataSource {
    changed { $0.settings.scrollTarget = target }
  }
}
