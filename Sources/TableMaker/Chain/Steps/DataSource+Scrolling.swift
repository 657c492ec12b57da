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
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onScroll<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScroll(by: WeakReference(owner), body)
  }

  /// Does something whenever the table has scrolled. Adds to what other `onScroll` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onScroll<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScroll { scrollView in
      guard let owner = owner.object else { return }
      body(owner, scrollView)
    }
  }

  /// Does something when a finger begins to drag the table. Adds to what other `onDragBegin` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onDragBegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewWillBeginDragging, default: []].append(body) }
  }

  /// Does something when a finger begins to drag the table. Adds to what other `onDragBegin` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onDragBegin<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDragBegin(by: WeakReference(owner), body)
  }

  /// Does something when a finger begins to drag the table. Adds to what other `onDragBegin` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onDragBegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDragBegin { scrollView in
      guard let owner = owner.object else { return }
      body(owner, scrollView)
    }
  }

  /// Does something when the finger that dragged the table is lifted. Adds to what other `onDragEnd` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view, and whether it goes on scrolling.
  public func onDragEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView, Bool) -> Void) -> DataSource {
    changed { $0.settings.dragEndEvents.append(body) }
  }

  /// Does something when the finger that dragged the table is lifted. Adds to what other `onDragEnd` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view, and whether it goes on scrolling.
  public func onDragEnd<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> DataSource {
    onDragEnd(by: WeakReference(owner), body)
  }

  /// Does something when the finger that dragged the table is lifted. Adds to what other `onDragEnd` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view, and whether it goes on scrolling.
  public func onDragEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView, Bool) -> Void
  ) -> DataSource {
    onDragEnd { scrollView, decelerates in
      guard let owner = owner.object else { return }
      body(owner, scrollView, decelerates)
    }
  }

  /// Does something when the table begins to slow down after a drag. Adds to what other `onDecelerationBegin` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onDecelerationBegin(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewWillBeginDecelerating, default: []].append(body) }
  }

  /// Does something when the table begins to slow down after a drag. Adds to what other `onDecelerationBegin` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onDecelerationBegin<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDecelerationBegin(by: WeakReference(owner), body)
  }

  /// Does something when the table begins to slow down after a drag. Adds to what other `onDecelerationBegin` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onDecelerationBegin<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDecelerationBegin { scrollView in
      guard let owner = owner.object else { return }
      body(owner, scrollView)
    }
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
  /// Not called where the finger was lifted from a table at rest: see `onDragEnd`.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onDecelerationEnd<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDecelerationEnd(by: WeakReference(owner), body)
  }

  /// Does something when the table has come to rest after a drag. Adds to what other `onDecelerationEnd` steps do.
  ///
  /// Not called where the finger was lifted from a table at rest: see `onDragEnd`.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onDecelerationEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onDecelerationEnd { scrollView in
      guard let owner = owner.object else { return }
      body(owner, scrollView)
    }
  }

  /// Does something when the table has scrolled to a place, with animation, that code asked for. Adds to what other `onScrollAnimationEnd` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onScrollAnimationEnd(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidEndScrollingAnimation, default: []].append(body) }
  }

  /// Does something when the table has scrolled to a place, with animation, that code asked for. Adds to what other `onScrollAnimationEnd` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onScrollAnimationEnd<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScrollAnimationEnd(by: WeakReference(owner), body)
  }

  /// Does something when the table has scrolled to a place, with animation, that code asked for. Adds to what other `onScrollAnimationEnd` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onScrollAnimationEnd<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScrollAnimationEnd { scrollView in
      guard let owner = owner.object else { return }
      body(owner, scrollView)
    }
  }

  /// Does something when the table has scrolled to its top after a tap on the status bar. Adds to what other `onScrollToTop` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onScrollToTop(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidScrollToTop, default: []].append(body) }
  }

  /// Does something when the table has scrolled to its top after a tap on the status bar. Adds to what other `onScrollToTop` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onScrollToTop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScrollToTop(by: WeakReference(owner), body)
  }

  /// Does something when the table has scrolled to its top after a tap on the status bar. Adds to what other `onScrollToTop` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onScrollToTop { scrollView in
      guard let owner = owner.object else { return }
      body(owner, scrollView)
    }
  }

  /// Does something when the table's adjusted content inset has changed. Adds to what other `onInsetChange` steps do.
  ///
  /// - Parameter body: Gets the table, as a scroll view.
  public func onInsetChange(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource {
    changed { $0.settings.scrollEvents[.scrollViewDidChangeAdjustedContentInset, default: []].append(body) }
  }

  /// Does something when the table's adjusted content inset has changed. Adds to what other `onInsetChange` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onInsetChange<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onInsetChange(by: WeakReference(owner), body)
  }

  /// Does something when the table's adjusted content inset has changed. Adds to what other `onInsetChange` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and the table, as a scroll view.
  public func onInsetChange<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource {
    onInsetChange { scrollView in
      guard let owner = owner.object else { return }
      body(owner, scrollView)
    }
  }

  /// Asks whether a tap on the status bar scrolls the table to its top. Replaces another `shouldScrollToTop`.
  ///
  /// - Parameter answer: Gets the table, as a scroll view; false leaves it where it is.
  public func shouldScrollToTop(@OneValue<Bool> _ answer: @escaping (UIScrollView) -> Bool) -> DataSource {
    changed { $0.settings.shouldScrollToTop = answer }
  }

  /// Asks whether a tap on the status bar scrolls the table to its top. Replaces another `shouldScrollToTop`.
  ///
  /// - Parameters:
  ///   - owner: The object that answers, held weakly: `self`. Once it is gone, the table scrolls.
  ///   - answer: Gets the owner, and the table, as a scroll view; false leaves it where it is.
  public func shouldScrollToTop<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> DataSource {
    shouldScrollToTop(by: WeakReference(owner), answer)
  }

  /// Asks whether a tap on the status bar scrolls the table to its top. Replaces another `shouldScrollToTop`.
  ///
  /// - Parameters:
  ///   - owner: The object that answers, held weakly: `weakSelf`. Once it is gone, the table scrolls.
  ///   - answer: Gets the owner, and the table, as a scroll view; false leaves it where it is.
  public func shouldScrollToTop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, UIScrollView) -> Bool
  ) -> DataSource {
    changed { configuration in
      configuration.settings.shouldScrollToTop = { scrollView in
        guard let owner = owner.object else { return true }
        return answer(owner, scrollView)
      }
    }
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
