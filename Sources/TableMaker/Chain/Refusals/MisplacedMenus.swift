public import UIKit

// Menus, and several rows chosen by two fingers, before there is a section, or before there is data.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .menu")
  public func menu(@OneValue<UIMenu?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> UIMenu?) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .menu")
  public func menu<Owner: AnyObject>(
    with owner: Owner, @OneValue<UIMenu?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> UIMenu?
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .menu")
  public func menu<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<UIMenu?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> UIMenu?
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .menuPreview")
  public func menuPreview(
    @OneValue<UIViewController?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> UIViewController?
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .copyable")
  public func copyable(@OneValue<String?> _ text: @escaping (PutDataBeforeThisStep, Int) -> String?) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldBeginMultipleSelection")
  public func shouldBeginMultipleSelection(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldBeginMultipleSelection")
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldBeginMultipleSelection")
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .menu")
  public func menu(@OneValue<UIMenu?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> UIMenu?) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .menu")
  public func menu<Owner: AnyObject>(
    with owner: Owner, @OneValue<UIMenu?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> UIMenu?
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .menu")
  public func menu<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<UIMenu?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> UIMenu?
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .menuPreview")
  public func menuPreview(
    @OneValue<UIViewController?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> UIViewController?
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .copyable")
  public func copyable(@OneValue<String?> _ text: @escaping (PutDataBeforeThisStep, Int) -> String?) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(
    *, unavailable, message: "This section has no data yet: put .data(items) before .shouldBeginMultipleSelection"
  )
  public func shouldBeginMultipleSelection(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool)
    -> Self
  { neverCalled() }
  /// Not yet: this section has no data.
  @available(
    *, unavailable, message: "This section has no data yet: put .data(items) before .shouldBeginMultipleSelection"
  )
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(
    *, unavailable, message: "This section has no data yet: put .data(items) before .shouldBeginMultipleSelection"
  )
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
}
