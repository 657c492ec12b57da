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
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayHeader(weakly(owner, else: (), body))
  }

  /// Does something when the section's footer comes on screen. Adds to what other `onDisplayFooter` steps do.
  ///
  /// - Parameter body: Gets the view: the one that a step gave, or the system's own with the title.
  public func onDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.footerDisplayEvents.append(body) }
  }

  /// Does something when the section's footer comes on screen. Adds to what other `onDisplayFooter` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayFooter(weakly(owner, else: (), body))
  }

  /// Does something when the section's header has left the screen. Adds to what other `onEndDisplayHeader` steps do.
  ///
  /// - Parameter body: Gets the view, as it was shown for this section.
  public func onEndDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.headerDisplayEnds.append(body) }
  }

  /// Does something when the section's header has left the screen. Adds to what other `onEndDisplayHeader` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayHeader(weakly(owner, else: (), body))
  }

  /// Does something when the section's footer has left the screen. Adds to what other `onEndDisplayFooter` steps do.
  ///
  /// - Parameter body: Gets the view, as it was shown for this section.
  public func onEndDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.footerDisplayEnds.append(body) }
  }

  /// Does something when the section's footer has left the screen. Adds to what other `onEndDisplayFooter` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayFooter(weakly(owner, else: (), body))
  }
}
