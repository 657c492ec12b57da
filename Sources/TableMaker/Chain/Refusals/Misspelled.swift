public import UIKit

// Steps written without their capitals, as they are easily misremembered: the compiler then names the step. Without these it
// names only what there is not, and complains of the arguments first.

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
  /// Write `estimatedHeight`.
  @available(*, unavailable, renamed: "estimatedHeight")
  public func estimatedheight(_ height: CGFloat) -> DataSource { neverCalled() }
  /// Write `measuresAhead`.
  @available(*, unavailable, renamed: "measuresAhead")
  public func measuresahead(_ measuresAhead: Bool) -> DataSource { neverCalled() }
  /// Write `noResults`.
  @available(*, unavailable, renamed: "noResults")
  public func noresults(_ content: @escaping (String) -> (any UIContentConfiguration)?) -> DataSource { neverCalled() }
  /// Write `animationLimit`.
  @available(*, unavailable, renamed: "animationLimit")
  public func animationlimit(_ rows: Int) -> DataSource { neverCalled() }
  /// Write `heightCacheLimit`.
  @available(*, unavailable, renamed: "heightCacheLimit")
  public func heightcachelimit(_ count: Int) -> DataSource { neverCalled() }
  /// Write `headerView`.
  @available(*, unavailable, renamed: "headerView")
  public func headerview(_ view: () -> UIView) -> DataSource { neverCalled() }
  /// Write `footerView`.
  @available(*, unavailable, renamed: "footerView")
  public func footerview(_ view: () -> UIView) -> DataSource { neverCalled() }
  /// Write `hidesEmptySeparators`.
  @available(*, unavailable, renamed: "hidesEmptySeparators")
  public func hidesemptyseparators() -> DataSource { neverCalled() }
}

extension SectionOptions {
  /// Write `autoHeight`.
  @available(*, unavailable, renamed: "autoHeight")
  public func autoheight(_ when: AutoHeight = .whenNeeded) -> Self { neverCalled() }
  /// Write `estimatedHeight`.
  @available(*, unavailable, renamed: "estimatedHeight")
  public func estimatedheight(_ height: CGFloat) -> Self { neverCalled() }
  /// Write `footerTitle`.
  @available(*, unavailable, renamed: "footerTitle")
  public func footertitle(_ title: String) -> Self { neverCalled() }
  /// Write `headerView`.
  @available(*, unavailable, renamed: "headerView")
  public func headerview(_ view: @escaping () -> UIView) -> Self { neverCalled() }
  /// Write `footerView`.
  @available(*, unavailable, renamed: "footerView")
  public func footerview(_ view: @escaping () -> UIView) -> Self { neverCalled() }
  /// Write `headerHeight`.
  @available(*, unavailable, renamed: "headerHeight")
  public func headerheight(_ height: CGFloat) -> Self { neverCalled() }
  /// Write `footerHeight`.
  @available(*, unavailable, renamed: "footerHeight")
  public func footerheight(_ height: CGFloat) -> Self { neverCalled() }
  /// Write `hidesWhenEmpty`.
  @available(*, unavailable, renamed: "hidesWhenEmpty")
  public func hideswhenempty() -> Self { neverCalled() }
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
  /// Write `addRow(_:shown:fill:)`.
  @available(*, unavailable, renamed: "addRow(_:shown:fill:)")
  public func addrow<C: UITableViewCell>(
    _ cell: C.Type, shown visibility: AddRowVisibility = .always, @ClosureWithoutReturn fill: @escaping (C) -> Void
  ) -> Self { neverCalled() }
}

extension SectionStart {
  /// Write `stockCell(_:)`.
  @available(*, unavailable, renamed: "stockCell(_:)")
  public func stockcell(_ style: UITableViewCell.CellStyle) -> CellSection<UITableViewCell> { neverCalled() }
}

extension DataSection {
  /// Write `stockCell(_:)`.
  @available(*, unavailable, renamed: "stockCell(_:)")
  public func stockcell(_ style: UITableViewCell.CellStyle) -> TypedSection<UITableViewCell, Item, Source> {
    neverCalled()
  }
}
