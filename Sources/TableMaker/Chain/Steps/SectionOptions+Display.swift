public import UIKit

extension SectionOptions {
  /// Performs an action when the section's header comes on screen.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the view: the one that a step provides, or the system's with the title.
  public func onDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.headerDisplayEvents.append(body) }
  }

  /// Performs an action when the section's header comes on screen.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayHeader(weakly(owner, else: (), body))
  }

  /// Performs an action when the section's footer comes on screen.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the view: the one that a step provides, or the system's with the title.
  public func onDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.footerDisplayEvents.append(body) }
  }

  /// Performs an action when the section's footer comes on screen.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onDisplayFooter(weakly(owner, else: (), body))
  }

  /// Performs an action when the section's header goes off screen.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the view, as it appeared for this section.
  public func onEndDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.headerDisplayEnds.append(body) }
  }

  /// Performs an action when the section's header goes off screen.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayHeader(weakly(owner, else: (), body))
  }

  /// Performs an action when the section's footer goes off screen.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the view, as it appeared for this section.
  public func onEndDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self {
    changed { $0.settings.footerDisplayEnds.append(body) }
  }

  /// Performs an action when the section's footer goes off screen.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onEndDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self {
    onEndDisplayFooter(weakly(owner, else: (), body))
  }
}
