public import UIKit

// Section steps before any section.
extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .cell")
  public func cell<Cell: UITableViewCell>(_ cell: Cell.Type) -> CellSection<Cell> { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .data")
  public func data<Item, Items: ArrayOrItemSource<Item>>(_ items: Items) -> DataSection<Item, Items._Source> {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .reading")
  public func reading<Item, Items: RandomAccessCollection<Item>>(
    _ items: @escaping () -> Items
  ) -> DataSection<Item, ReadSource<Item>> { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .autoHeight")
  public func autoHeight(_ when: AutoHeight = .whenNeeded) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .hidesWhenEmpty")
  public func hidesWhenEmpty() -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .addRow")
  public func addRow<C: UITableViewCell>(
    _ cell: C.Type, shown visibility: AddRowVisibility = .always, @ClosureWithoutReturn fill: @escaping (C) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .title")
  public func title(_ title: String) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .titles")
  public func titles(@OneValue<String?> _ title: @escaping ([PutDataBeforeThisStep]) -> String?) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .stockCell")
  public func stockCell(_ style: UITableViewCell.CellStyle) -> CellSection<UITableViewCell> { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .adapter")
  public func adapter(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .heights")
  public func heights(@OneValue<CGFloat> _ height: @escaping (PutDataBeforeThisStep, Int) -> CGFloat) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .footerTitle")
  public func footerTitle(_ title: String) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .headerHeight")
  public func headerHeight(_ height: CGFloat) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .footerHeight")
  public func footerHeight(_ height: CGFloat) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .header")
  public func header<V: UITableViewHeaderFooterView>(
    _ view: V.Type, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .footer")
  public func footer<V: UITableViewHeaderFooterView>(
    _ view: V.Type, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onSelect")
  public func onSelect(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onSelect")
  public func onSelect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onSelect")
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDeselect")
  public func onDeselect(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDeselect")
  public func onDeselect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDeselect")
  public func onDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldSelect")
  public func shouldSelect(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldSelect")
  public func shouldSelect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldSelect")
  public func shouldSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onAddRow")
  public func onAddRow(@ClosureWithoutReturn _ body: @escaping () throws -> Void) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onAddRow")
  public func onAddRow<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onAddRow")
  public func onAddRow<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> DataSource { neverCalled() }
}

// Table steps after a section.
extension SectionOptions {
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .hidesEmptySeparators before the first section")
  public func hidesEmptySeparators() -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .animationLimit before the first section")
  public func animationLimit(_ rows: Int) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .undo before the first section")
  public func undo(with manager: UndoManager? = nil) -> Self { neverCalled() }

  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onUpdate before the first section")
  public func onUpdate(@ClosureWithoutReturn _ body: @escaping (TableUpdate) -> Void) -> Self { neverCalled() }

  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onUpdate before the first section")
  public func onUpdate<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onUpdate before the first section")
  public func onUpdate<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> Self { neverCalled() }

  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .noResults before the first section")
  public func noResults(
    @OneValue<(any UIContentConfiguration)?> _ content: @escaping (String) -> (any UIContentConfiguration)?
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .deselects before the first section")
  public func deselects(_ when: Deselection) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .measuresAhead before the first section")
  public func measuresAhead(_ measuresAhead: Bool) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .heightCacheLimit before the first section")
  public func heightCacheLimit(_ count: Int) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .forward before the first section")
  public func forward(to delegate: any UITableViewDelegate) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScroll before the first section")
  public func onScroll(@ClosureWithoutReturn _ body: @escaping (UIScrollView) -> Void) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScroll before the first section")
  public func onScroll<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onScroll before the first section")
  public func onScroll<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIScrollView) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onError before the first section")
  public func onError(@ClosureWithoutReturn _ body: @escaping (any Error) -> Void) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onError before the first section")
  public func onError<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onError before the first section")
  public func onError<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDiagnostic before the first section")
  public func onDiagnostic(@ClosureWithoutReturn _ body: @escaping (Diagnostic) -> Void) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDiagnostic before the first section")
  public func onDiagnostic<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onDiagnostic before the first section")
  public func onDiagnostic<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> Self { neverCalled() }
}
