public import UIKit

// Events and questions of the table, of rows, headers and footers, written without their capitals.

extension DataSource {
  /// Write `onScroll(_:)`.
  @available(*, unavailable, renamed: "onScroll(_:)")
  public func onscroll(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> DataSource { neverCalled() }
  /// Write `onScroll(with:_:)`.
  @available(*, unavailable, renamed: "onScroll(with:_:)")
  public func onscroll<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onScroll(by:_:)`.
  @available(*, unavailable, renamed: "onScroll(by:_:)")
  public func onscroll<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onUpdate(_:)`.
  @available(*, unavailable, renamed: "onUpdate(_:)")
  public func onupdate(@ClosureWithoutReturn _ body: @escaping (TableUpdate) -> Void) -> DataSource { neverCalled() }
  /// Write `onUpdate(with:_:)`.
  @available(*, unavailable, renamed: "onUpdate(with:_:)")
  public func onupdate<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onUpdate(by:_:)`.
  @available(*, unavailable, renamed: "onUpdate(by:_:)")
  public func onupdate<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onError(_:)`.
  @available(*, unavailable, renamed: "onError(_:)")
  public func onerror(@ClosureWithoutReturn _ body: @escaping (any Error) -> Void) -> DataSource { neverCalled() }
  /// Write `onError(with:_:)`.
  @available(*, unavailable, renamed: "onError(with:_:)")
  public func onerror<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onError(by:_:)`.
  @available(*, unavailable, renamed: "onError(by:_:)")
  public func onerror<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDiagnostic(_:)`.
  @available(*, unavailable, renamed: "onDiagnostic(_:)")
  public func ondiagnostic(@ClosureWithoutReturn _ body: @escaping (Diagnostic) -> Void) -> DataSource { neverCalled() }
  /// Write `onDiagnostic(with:_:)`.
  @available(*, unavailable, renamed: "onDiagnostic(with:_:)")
  public func ondiagnostic<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onDiagnostic(by:_:)`.
  @available(*, unavailable, renamed: "onDiagnostic(by:_:)")
  public func ondiagnostic<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> DataSource { neverCalled() }
}

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
  /// Write `onSelect(_:)`.
  @available(*, unavailable, renamed: "onSelect(_:)")
  public func onselect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onSelect(with:_:)`.
  @available(*, unavailable, renamed: "onSelect(with:_:)")
  public func onselect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onSelect(by:_:)`.
  @available(*, unavailable, renamed: "onSelect(by:_:)")
  public func onselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDeselect(_:)`.
  @available(*, unavailable, renamed: "onDeselect(_:)")
  public func ondeselect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onDeselect(with:_:)`.
  @available(*, unavailable, renamed: "onDeselect(with:_:)")
  public func ondeselect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onDeselect(by:_:)`.
  @available(*, unavailable, renamed: "onDeselect(by:_:)")
  public func ondeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `shouldSelect(_:)`.
  @available(*, unavailable, renamed: "shouldSelect(_:)")
  public func shouldselect(@OneValue<Bool> _ body: @escaping (Item, Int) -> Bool) -> Self { neverCalled() }
  /// Write `shouldSelect(with:_:)`.
  @available(*, unavailable, renamed: "shouldSelect(with:_:)")
  public func shouldselect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ body: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldSelect(by:_:)`.
  @available(*, unavailable, renamed: "shouldSelect(by:_:)")
  public func shouldselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ body: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `onAddRow(_:)`.
  @available(*, unavailable, renamed: "onAddRow(_:)")
  public func onaddrow(@ClosureWithoutReturn _ body: @escaping () throws -> Void) -> Self { neverCalled() }
  /// Write `onAddRow(with:_:)`.
  @available(*, unavailable, renamed: "onAddRow(with:_:)")
  public func onaddrow<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onAddRow(by:_:)`.
  @available(*, unavailable, renamed: "onAddRow(by:_:)")
  public func onaddrow<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
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
