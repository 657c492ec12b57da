public import UIKit

// Primary actions, prefetching, the focus, another selection, and the end of headers, written without their capitals.

extension SectionOptions {
  /// Write `onEndDisplayHeader(_:)`.
  @available(*, unavailable, renamed: "onEndDisplayHeader(_:)")
  public func onenddisplayheader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self { neverCalled() }
  /// Write `onEndDisplayHeader(with:_:)`.
  @available(*, unavailable, renamed: "onEndDisplayHeader(with:_:)")
  public func onenddisplayheader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  /// Write `onEndDisplayHeader(by:_:)`.
  @available(*, unavailable, renamed: "onEndDisplayHeader(by:_:)")
  public func onenddisplayheader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  /// Write `onEndDisplayFooter(_:)`.
  @available(*, unavailable, renamed: "onEndDisplayFooter(_:)")
  public func onenddisplayfooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> Self { neverCalled() }
  /// Write `onEndDisplayFooter(with:_:)`.
  @available(*, unavailable, renamed: "onEndDisplayFooter(with:_:)")
  public func onenddisplayfooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
  /// Write `onEndDisplayFooter(by:_:)`.
  @available(*, unavailable, renamed: "onEndDisplayFooter(by:_:)")
  public func onenddisplayfooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> Self { neverCalled() }
}

extension ItemOptions {
  /// Write `onPrimaryAction(_:)`.
  @available(*, unavailable, renamed: "onPrimaryAction(_:)")
  public func onprimaryaction(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onPrimaryAction(with:_:)`.
  @available(*, unavailable, renamed: "onPrimaryAction(with:_:)")
  public func onprimaryaction<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onPrimaryAction(by:_:)`.
  @available(*, unavailable, renamed: "onPrimaryAction(by:_:)")
  public func onprimaryaction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onPrefetch(_:)`.
  @available(*, unavailable, renamed: "onPrefetch(_:)")
  public func onprefetch(@ClosureWithoutReturn _ body: @escaping ([Item]) throws -> Void) -> Self { neverCalled() }
  /// Write `onPrefetch(with:_:)`.
  @available(*, unavailable, renamed: "onPrefetch(with:_:)")
  public func onprefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onPrefetch(by:_:)`.
  @available(*, unavailable, renamed: "onPrefetch(by:_:)")
  public func onprefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onCancelPrefetch(_:)`.
  @available(*, unavailable, renamed: "onCancelPrefetch(_:)")
  public func oncancelprefetch(@ClosureWithoutReturn _ body: @escaping ([Item]) throws -> Void) -> Self {
    neverCalled()
  }
  /// Write `onCancelPrefetch(with:_:)`.
  @available(*, unavailable, renamed: "onCancelPrefetch(with:_:)")
  public func oncancelprefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onCancelPrefetch(by:_:)`.
  @available(*, unavailable, renamed: "onCancelPrefetch(by:_:)")
  public func oncancelprefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `shouldPerformPrimaryAction(_:)`.
  @available(*, unavailable, renamed: "shouldPerformPrimaryAction(_:)")
  public func shouldperformprimaryaction(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    neverCalled()
  }
  /// Write `shouldPerformPrimaryAction(with:_:)`.
  @available(*, unavailable, renamed: "shouldPerformPrimaryAction(with:_:)")
  public func shouldperformprimaryaction<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldPerformPrimaryAction(by:_:)`.
  @available(*, unavailable, renamed: "shouldPerformPrimaryAction(by:_:)")
  public func shouldperformprimaryaction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldFocus(_:)`.
  @available(*, unavailable, renamed: "shouldFocus(_:)")
  public func shouldfocus(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self { neverCalled() }
  /// Write `shouldFocus(with:_:)`.
  @available(*, unavailable, renamed: "shouldFocus(with:_:)")
  public func shouldfocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldFocus(by:_:)`.
  @available(*, unavailable, renamed: "shouldFocus(by:_:)")
  public func shouldfocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldSelectOnFocus(_:)`.
  @available(*, unavailable, renamed: "shouldSelectOnFocus(_:)")
  public func shouldselectonfocus(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self { neverCalled() }
  /// Write `shouldSelectOnFocus(with:_:)`.
  @available(*, unavailable, renamed: "shouldSelectOnFocus(with:_:)")
  public func shouldselectonfocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `shouldSelectOnFocus(by:_:)`.
  @available(*, unavailable, renamed: "shouldSelectOnFocus(by:_:)")
  public func shouldselectonfocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Write `willSelect(_:)`.
  @available(*, unavailable, renamed: "willSelect(_:)")
  public func willselect(@OneValue<Item?> _ answer: @escaping (Item, Int) -> Item?) -> Self { neverCalled() }
  /// Write `willSelect(with:_:)`.
  @available(*, unavailable, renamed: "willSelect(with:_:)")
  public func willselect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Item?> _ answer: @escaping (Owner, Item, Int) -> Item?
  ) -> Self { neverCalled() }
  /// Write `willSelect(by:_:)`.
  @available(*, unavailable, renamed: "willSelect(by:_:)")
  public func willselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Item?> _ answer: @escaping (Owner, Item, Int) -> Item?
  ) -> Self { neverCalled() }
}

extension DataSection {
  /// Write `cellProvider(_:)`.
  @available(*, unavailable, renamed: "cellProvider(_:)")
  public func cellprovider(
    _ cell: @escaping (UITableView, IndexPath, Item) -> UITableViewCell
  ) -> ReadySection<UITableViewCell, Item, Source> { neverCalled() }
}
