public import UIKit

// What a section's cells have beside their content, before there is a section or before there is data.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .accessory")
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .indentation")
  public func indentation(_ level: Int) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .separatorInset")
  public func separatorInset(_ inset: UIEdgeInsets) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .accessories")
  public func accessories(
    @OneValue<UITableViewCell.AccessoryType> _ accessory:
      @escaping (PutDataBeforeThisStep, Int) -> UITableViewCell.AccessoryType
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .indentations")
  public func indentations(
    @OneValue<Int> _ level: @escaping (PutDataBeforeThisStep, Int) -> Int
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .separatorInsets")
  public func separatorInsets(
    @OneValue<UIEdgeInsets> _ inset: @escaping (PutDataBeforeThisStep, Int) -> UIEdgeInsets
  ) -> DataSource { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .accessories")
  public func accessories(
    @OneValue<UITableViewCell.AccessoryType> _ accessory:
      @escaping (PutDataBeforeThisStep, Int) -> UITableViewCell.AccessoryType
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .indentations")
  public func indentations(
    @OneValue<Int> _ level: @escaping (PutDataBeforeThisStep, Int) -> Int
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .separatorInsets")
  public func separatorInsets(
    @OneValue<UIEdgeInsets> _ inset: @escaping (PutDataBeforeThisStep, Int) -> UIEdgeInsets
  ) -> Self { neverCalled() }
}
