public import UIKit

// Steps written without their capitals, as they are easily misremembered: the compiler then names the step. Without these it
// names only what there is not, and complains of the arguments first.

extension DataSource {
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
  /// Write `footerTitles(_:)`.
  @available(*, unavailable, renamed: "footerTitles(_:)")
  public func footertitles(@OneValue<String?> _ title: @escaping ([Item]) -> String?) -> Self { neverCalled() }
  /// Write `headerHeights(_:)`.
  @available(*, unavailable, renamed: "headerHeights(_:)")
  public func headerheights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self { neverCalled() }
  /// Write `footerHeights(_:)`.
  @available(*, unavailable, renamed: "footerHeights(_:)")
  public func footerheights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self { neverCalled() }
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
