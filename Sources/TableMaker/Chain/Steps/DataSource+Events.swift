extension DataSource {
  /// Performs an action when the table view has shown an update.
  ///
  /// The first call follows `make()`. The layout is final by then, but animations can still run. If the closure changes
  /// items, the table view shows them as the next update. You can use this step more than once; TableMaker calls the
  /// closures in order.
  /// - Parameter body: A closure that receives the changes.
  public func onUpdate(@ClosureWithoutReturn _ body: @escaping (TableUpdate) -> Void) -> DataSource {
    changed { $0.settings.updateEvents.append(body) }
  }

  /// Performs an action when the table view has shown an update.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onUpdate<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> DataSource {
    changed { $0.settings.updateEvents.append(weakly(owner, else: (), body)) }
  }

  /// Performs an action when an event of the table view throws an error.
  ///
  /// If you use no `onError`, TableMaker reports a diagnostic for the error. You can use this step more than once;
  /// TableMaker calls the closures in order.
  public func onError(@ClosureWithoutReturn _ body: @escaping (any Error) -> Void) -> DataSource {
    changed { $0.settings.errorEvents.append(body) }
  }

  /// Performs an action when an event of the table view throws an error.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onError<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> DataSource {
    changed { $0.settings.errorEvents.append(weakly(owner, else: (), body)) }
  }

  /// Performs an action when TableMaker reports a diagnostic.
  ///
  /// If you use no `onDiagnostic`, TableMaker writes each diagnostic to standard error as one line. For example, let a
  /// test fail in the closure. You can use this step more than once; TableMaker calls the closures in order.
  public func onDiagnostic(@ClosureWithoutReturn _ body: @escaping (Diagnostic) -> Void) -> DataSource {
    changed { $0.settings.diagnosticEvents.append(body) }
  }

  /// Performs an action when TableMaker reports a diagnostic.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. Diagnostics then don't
  /// go to standard error again.
  public func onDiagnostic<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> DataSource {
    changed { $0.settings.diagnosticEvents.append(weakly(owner, else: (), body)) }
  }
}
