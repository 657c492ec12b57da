extension DataSource {
  /// Does something after an update of the table was shown. Adds to what other `onUpdate` steps do.
  ///
  /// The first time is when the table is made. The layout is final by then; rows may still be moving.
  /// - Parameter body: Gets what has changed. What it changes itself is shown as the next update.
  public func onUpdate(@ClosureWithoutReturn _ body: @escaping (TableUpdate) -> Void) -> DataSource {
    changed { $0.settings.updateEvents.append(body) }
  }

  /// Does something after an update of the table was shown. Adds to what other `onUpdate` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onUpdate<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> DataSource {
    changed { $0.settings.updateEvents.append(weakly(owner, else: (), body)) }
  }

  /// Gets every error that an event of the table throws. Adds to what other `onError` steps do.
  ///
  /// Without any `onError` an error is a diagnostic.
  public func onError(@ClosureWithoutReturn _ body: @escaping (any Error) -> Void) -> DataSource {
    changed { $0.settings.errorEvents.append(body) }
  }

  /// Gets every error that an event of the table throws. Adds to what other `onError` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onError<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> DataSource {
    changed { $0.settings.errorEvents.append(weakly(owner, else: (), body)) }
  }

  /// Gets every diagnostic of the table. Adds to what other `onDiagnostic` steps do.
  ///
  /// Without any, each diagnostic is one line on standard error. A test may fail on it.
  public func onDiagnostic(@ClosureWithoutReturn _ body: @escaping (Diagnostic) -> Void) -> DataSource {
    changed { $0.settings.diagnosticEvents.append(body) }
  }

  /// Gets every diagnostic of the table. Adds to what other `onDiagnostic` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Diagnostics then don't go to standard error again.
  public func onDiagnostic<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> DataSource {
    changed { $0.settings.diagnosticEvents.append(weakly(owner, else: (), body)) }
  }
}
