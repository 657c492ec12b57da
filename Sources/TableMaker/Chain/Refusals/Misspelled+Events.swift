public import UIKit

// Events and questions of rows, headers and footers, and what these show, written without their capitals.

extension SectionOptions {
  /// Write `onDisplayHeader(_:)`.
  @available(*, unavailable, renamed: "onDisplayHeader(_:)")
  public func ondisplayheader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self { neverCalled() }
  /// Write `onDisplayHeader(with:_:)`.
  @available(*, unavailable, renamed: "onDisplayHeader(with:_:)")
  public func ondisplayheader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  /// Write `onDisplayHeader(by:_:)`.
  @available(*, unavailable, renamed: "onDisplayHeader(by:_:)")
  public func ondisplayheader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  /// Write `onDisplayFooter(_:)`.
  @available(*, unavailable, renamed: "onDisplayFooter(_:)")
  public func ondisplayfooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self { neverCalled() }
  /// Write `onDisplayFooter(with:_:)`.
  @available(*, unavailable, renamed: "onDisplayFooter(with:_:)")
  public func ondisplayfooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  /// Write `onDisplayFooter(by:_:)`.
  @available(*, unavailable, renamed: "onDisplayFooter(by:_:)")
  public func ondisplayfooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
}

extension ItemOptions {
  /// Write `footerTitles(_:)`.
  @available(*, unavailable, renamed: "footerTitles(_:)")
  public func footertitles(@OneValue<String?> _ title: @escaping ([Item]) -> String?) -> Self { neverCalled() }
  /// Write `headerHeights(_:)`.
  @available(*, unavailable, renamed: "headerHeights(_:)")
  public func headerheights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self { neverCalled() }
  /// Write `footerHeights(_:)`.
  @available(*, unavailable, renamed: "footerHeights(_:)")
  public func footerheights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self { neverCalled() }
  /// Write `onHighlight(_:)`.
  @available(*, unavailable, renamed: "onHighlight(_:)")
  public func onhighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onHighlight(with:_:)`.
  @available(*, unavailable, renamed: "onHighlight(with:_:)")
  public func onhighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onHighlight(by:_:)`.
  @available(*, unavailable, renamed: "onHighlight(by:_:)")
  public func onhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onUnhighlight(_:)`.
  @available(*, unavailable, renamed: "onUnhighlight(_:)")
  public func onunhighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onUnhighlight(with:_:)`.
  @available(*, unavailable, renamed: "onUnhighlight(with:_:)")
  public func onunhighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onUnhighlight(by:_:)`.
  @available(*, unavailable, renamed: "onUnhighlight(by:_:)")
  public func onunhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onAccessoryTap(_:)`.
  @available(*, unavailable, renamed: "onAccessoryTap(_:)")
  public func onaccessorytap(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onAccessoryTap(with:_:)`.
  @available(*, unavailable, renamed: "onAccessoryTap(with:_:)")
  public func onaccessorytap<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onAccessoryTap(by:_:)`.
  @available(*, unavailable, renamed: "onAccessoryTap(by:_:)")
  public func onaccessorytap<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `shouldDeselect(_:)`.
  @available(*, unavailable, renamed: "shouldDeselect(_:)")
  public func shoulddeselect(@OneValue<Bool> _ body: @escaping (Item, Int) -> Bool) -> Self { neverCalled() }
  /// Write `shouldDeselect(with:_:)`.
  @available(*, unavailable, renamed: "shouldDeselect(with:_:)")
  public func shoulddeselect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ body: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldDeselect(by:_:)`.
  @available(*, unavailable, renamed: "shouldDeselect(by:_:)")
  public func shoulddeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ body: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldHighlight(_:)`.
  @available(*, unavailable, renamed: "shouldHighlight(_:)")
  public func shouldhighlight(@OneValue<Bool> _ body: @escaping (Item, Int) -> Bool) -> Self { neverCalled() }
  /// Write `shouldHighlight(with:_:)`.
  @available(*, unavailable, renamed: "shouldHighlight(with:_:)")
  public func shouldhighlight<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ body: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldHighlight(by:_:)`.
  @available(*, unavailable, renamed: "shouldHighlight(by:_:)")
  public func shouldhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ body: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
}

extension CellOptions {
  /// Write `onDisplay(_:)`.
  @available(*, unavailable, renamed: "onDisplay(_:)")
  public func ondisplay(@ClosureWithoutReturn _ body: @escaping (Cell, Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onDisplay(with:_:)`.
  @available(*, unavailable, renamed: "onDisplay(with:_:)")
  public func ondisplay<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDisplay(by:_:)`.
  @available(*, unavailable, renamed: "onDisplay(by:_:)")
  public func ondisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onEndDisplay(_:)`.
  @available(*, unavailable, renamed: "onEndDisplay(_:)")
  public func onenddisplay(@ClosureWithoutReturn _ body: @escaping (Cell, Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onEndDisplay(with:_:)`.
  @available(*, unavailable, renamed: "onEndDisplay(with:_:)")
  public func onenddisplay<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onEndDisplay(by:_:)`.
  @available(*, unavailable, renamed: "onEndDisplay(by:_:)")
  public func onenddisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Cell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
}
