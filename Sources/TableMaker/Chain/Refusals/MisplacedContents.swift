public import UIKit

// Contents, backgrounds and cells that the app makes, before there is a section or before there is data.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .content")
  public func content(
    _ content:
      @escaping (PutDataBeforeThisStep, Int, UICellConfigurationState) -> any UIContentConfiguration
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .backgrounds")
  public func backgrounds(
    @OneValue<UIBackgroundConfiguration?> _ background:
      @escaping (PutDataBeforeThisStep, Int, UICellConfigurationState) -> UIBackgroundConfiguration?
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .cellProvider")
  public func cellProvider(
    _ cell: @escaping (UITableView, IndexPath, PutDataBeforeThisStep) -> UITableViewCell
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .background")
  public func background(_ background: UIBackgroundConfiguration) -> DataSource { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .content")
  public func content(
    _ content:
      @escaping (PutDataBeforeThisStep, Int, UICellConfigurationState) -> any UIContentConfiguration
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .backgrounds")
  public func backgrounds(
    @OneValue<UIBackgroundConfiguration?> _ background:
      @escaping (PutDataBeforeThisStep, Int, UICellConfigurationState) -> UIBackgroundConfiguration?
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .cellProvider")
  public func cellProvider(
    _ cell: @escaping (UITableView, IndexPath, PutDataBeforeThisStep) -> UITableViewCell
  ) -> Self { neverCalled() }
}
