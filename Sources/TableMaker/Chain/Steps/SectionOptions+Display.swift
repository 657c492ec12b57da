public import UIKit

extension SectionOptions {
  /// Does something when the section's header comes on screen. Adds to what other `onDisplayHeader` steps do.
  ///
  /// - Parameter body: Gets the view: the one that a step gave, or the system's own with the title.
  public func onDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.headerDisplayEvents.append(body) }
  }

  /// Does something when the section's header comes on screen. Adds to what other `onDisplayHeader` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onDisplayHeader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayHeader(by: WeakReference(owner), body)
  }

  /// Does something when the section's header comes on screen. Adds to what other `onDisplayHeader` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayHeader { view in
      guard let owner = owner.object else { return }
      body(owner, view)
    }
  }

  /// Does something when the section's footer comes on screen. Adds to what other `onDisplayFooter` steps do.
  ///
  /// - Parameter body: Gets the view: the one that a step gave, or the system's own with the title.
  public func onDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.footerDisplayEvents.append(body) }
  }

  /// Does something when the section's footer comes on screen. Adds to what other `onDisplayFooter` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onDisplayFooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayFooter(by: WeakReference(owner), body)
  }

  /// Does something when the section's footer comes on screen. Adds to what other `onDisplayFooter` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayFooter { view in
      guard let owner = owner.object else { return }
      body(owner, view)
    }
  }

  /// Does something when the section's header has left the screen. Adds to what other `onEndDisplayHeader` steps do.
  ///
  /// - Parameter body: Gets the view, as it was shown for this section.
  public func onEndDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.headerDisplayEnds.append(body) }
  }

  /// Does something when the section's header has left the screen. Adds to what other `onEndDisplayHeader` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onEndDisplayHeader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayHeader(by: WeakReference(owner), body)
  }

  /// Does something when the section's header has left the screen. Adds to what other `onEndDisplayHeader` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onEndDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayHeader { view in
      guard let owner = owner.object else { return }
      body(owner, view)
    }
  }

  /// Does something when the section's footer has left the screen. Adds to what other `onEndDisplayFooter` steps do.
  ///
  /// - Parameter body: Gets the view, as it was shown for this section.
  public func onEndDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.footerDisplayEnds.append(body) }
  }

  /// Does something when the section's footer has left the screen. Adds to what other `onEndDisplayFooter` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onEndDisplayFooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayFooter(by: WeakReference(owner), body)
  }

  /// Does something when the section's footer has left the screen. Adds to what other `onEndDisplayFooter` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the view.
  public func onEndDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayFooter { view in
      guard let owner = owner.object else { return }
      body(owner, view)
    }
  }
}
