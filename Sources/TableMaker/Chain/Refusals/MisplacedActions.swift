public import UIKit

// Primary actions, prefetching, the focus, another selection and the end of headers, before there is a section or before there is data.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onPrimaryAction")
  public func onPrimaryAction(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onPrimaryAction")
  public func onPrimaryAction<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onPrimaryAction")
  public func onPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onPrefetch")
  public func onPrefetch(@ClosureWithoutReturn _ body: @escaping ([PutDataBeforeThisStep]) throws -> Void) -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onPrefetch")
  public func onPrefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onPrefetch")
  public func onPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onCancelPrefetch")
  public func onCancelPrefetch(@ClosureWithoutReturn _ body: @escaping ([PutDataBeforeThisStep]) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onCancelPrefetch")
  public func onCancelPrefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onCancelPrefetch")
  public func onCancelPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldPerformPrimaryAction")
  public func shouldPerformPrimaryAction(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldPerformPrimaryAction")
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldPerformPrimaryAction")
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldFocus")
  public func shouldFocus(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldFocus")
  public func shouldFocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldFocus")
  public func shouldFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldSelectOnFocus")
  public func shouldSelectOnFocus(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldSelectOnFocus")
  public func shouldSelectOnFocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldSelectOnFocus")
  public func shouldSelectOnFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .willSelect")
  public func willSelect(
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .willSelect")
  public func willSelect<Owner: AnyObject>(
    with owner: Owner,
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .willSelect")
  public func willSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplayHeader")
  public func onEndDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplayHeader")
  public func onEndDisplayHeader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplayHeader")
  public func onEndDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplayFooter")
  public func onEndDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplayFooter")
  public func onEndDisplayFooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplayFooter")
  public func onEndDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onPrimaryAction")
  public func onPrimaryAction(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> Self
  { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onPrimaryAction")
  public func onPrimaryAction<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onPrimaryAction")
  public func onPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onPrefetch")
  public func onPrefetch(@ClosureWithoutReturn _ body: @escaping ([PutDataBeforeThisStep]) throws -> Void) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onPrefetch")
  public func onPrefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onPrefetch")
  public func onPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onCancelPrefetch")
  public func onCancelPrefetch(@ClosureWithoutReturn _ body: @escaping ([PutDataBeforeThisStep]) throws -> Void) -> Self
  { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onCancelPrefetch")
  public func onCancelPrefetch<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onCancelPrefetch")
  public func onCancelPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(
    *, unavailable, message: "This section has no data yet: put .data(items) before .shouldPerformPrimaryAction"
  )
  public func shouldPerformPrimaryAction(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool)
    -> Self
  { neverCalled() }
  /// Not yet: this section has no data.
  @available(
    *, unavailable, message: "This section has no data yet: put .data(items) before .shouldPerformPrimaryAction"
  )
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(
    *, unavailable, message: "This section has no data yet: put .data(items) before .shouldPerformPrimaryAction"
  )
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldFocus")
  public func shouldFocus(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldFocus")
  public func shouldFocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldFocus")
  public func shouldFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldSelectOnFocus")
  public func shouldSelectOnFocus(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldSelectOnFocus")
  public func shouldSelectOnFocus<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldSelectOnFocus")
  public func shouldSelectOnFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .willSelect")
  public func willSelect(
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .willSelect")
  public func willSelect<Owner: AnyObject>(
    with owner: Owner,
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .willSelect")
  public func willSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> Self { neverCalled() }
}
