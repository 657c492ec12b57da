public import UIKit

// Rejects steps of a section before the first section.
@available(*, unavailable, message: "This step applies to a section: put .section() before it")
@_documentation(visibility: internal)
extension DataSource {
  public func cell<Cell: UITableViewCell>(_ cell: Cell.Type, from origin: CellOrigin = .code) -> CellSection<Cell> {
    neverCalled()
  }
  public func data<Item, Items: ArrayOrItemSource<Item>>(_ items: Items) -> DataSection<Item, Items._Source> {
    neverCalled()
  }
  public func observing<Item, Items: RandomAccessCollection<Item>>(_ items: @escaping () -> Items) -> DataSection<
    Item, ObservedSource<Item>
  > { neverCalled() }
  public func autoHeight(_ when: AutoHeight = .whenNeeded) -> DataSource { neverCalled() }
  public func hidesWhenEmpty() -> DataSource { neverCalled() }
  public func usesIndex() -> DataSource { neverCalled() }
  public func title(_ title: String) -> DataSource { neverCalled() }
  public func stockCell(_ style: UITableViewCell.CellStyle) -> CellSection<UITableViewCell> { neverCalled() }
  public func adapter(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) -> Void)
    -> DataSource
  { neverCalled() }
  public func footerTitle(_ title: String) -> DataSource { neverCalled() }
  public func indexTitle(_ title: String) -> DataSource { neverCalled() }
  public func headerHeight(_ height: CGFloat) -> DataSource { neverCalled() }
  public func footerHeight(_ height: CGFloat) -> DataSource { neverCalled() }
  public func header<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> DataSource { neverCalled() }
  public func footer<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> DataSource { neverCalled() }
  public func onDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource { neverCalled() }
  public func onDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  public func onDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource { neverCalled() }
  public func onDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  public func onEndDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource {
    neverCalled()
  }
  public func onEndDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  public func onEndDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource {
    neverCalled()
  }
  public func onEndDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  public func onSelectHeader(@ClosureWithoutReturn _ body: @escaping (UIView) throws -> Void) -> DataSource {
    neverCalled()
  }
  public func onSelectHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) throws -> Void
  ) -> DataSource { neverCalled() }
  public func onSelectFooter(@ClosureWithoutReturn _ body: @escaping (UIView) throws -> Void) -> DataSource {
    neverCalled()
  }
  public func onSelectFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) throws -> Void
  ) -> DataSource { neverCalled() }
  public func collapsible(disclosure: TreeDisclosure = .chevron) -> DataSource { neverCalled() }
  public func collapsed(_ isCollapsed: Bool = true) -> DataSource { neverCalled() }
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> DataSource { neverCalled() }
  public func indentation(_ level: Int) -> DataSource { neverCalled() }
  public func separatorInset(_ inset: UIEdgeInsets) -> DataSource { neverCalled() }
  public func background(_ background: UIBackgroundConfiguration) -> DataSource { neverCalled() }
  public func dropDestination() -> DataSource { neverCalled() }
  public func editable(_ when: Editability) -> DataSource { neverCalled() }
  public func deleteTitle(_ title: String) -> DataSource { neverCalled() }
  public func indentsWhileEditing(_ indents: Bool) -> DataSource { neverCalled() }
  public func movable() -> DataSource { neverCalled() }
  public func initialLoad(_ trigger: LoadTrigger) -> DataSource { neverCalled() }
  public func pagedSearch<Item>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Item>
  ) -> DataSection<Item, PagedQueries<Item>> { neverCalled() }
}
