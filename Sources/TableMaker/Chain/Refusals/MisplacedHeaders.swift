public import UIKit

// Headers and footers that know their items, before there is a section or before there is data.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .headers")
  public func headers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code,
    @ClosureWithoutReturn fill: @escaping (V, [PutDataBeforeThisStep]) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .footers")
  public func footers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code,
    @ClosureWithoutReturn fill: @escaping (V, [PutDataBeforeThisStep]) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .footerTitles")
  public func footerTitles(@OneValue<String?> _ title: @escaping ([PutDataBeforeThisStep]) -> String?) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .headerHeights")
  public func headerHeights(@OneValue<CGFloat> _ height: @escaping ([PutDataBeforeThisStep]) -> CGFloat) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .footerHeights")
  public func footerHeights(@OneValue<CGFloat> _ height: @escaping ([PutDataBeforeThisStep]) -> CGFloat) -> DataSource {
    neverCalled()
  }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .headers")
  public func headers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code,
    @ClosureWithoutReturn fill: @escaping (V, [PutDataBeforeThisStep]) -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .footers")
  public func footers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code,
    @ClosureWithoutReturn fill: @escaping (V, [PutDataBeforeThisStep]) -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .footerTitles")
  public func footerTitles(@OneValue<String?> _ title: @escaping ([PutDataBeforeThisStep]) -> String?) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .headerHeights")
  public func headerHeights(@OneValue<CGFloat> _ height: @escaping ([PutDataBeforeThisStep]) -> CGFloat) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .footerHeights")
  public func footerHeights(@OneValue<CGFloat> _ height: @escaping ([PutDataBeforeThisStep]) -> CGFloat) -> Self {
    neverCalled()
  }
}
