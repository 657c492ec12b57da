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
  /// The first time is when the table is made. The layout is final by then; rows may still be moving.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and what has changed. What it changes itself is shown as the next update.
  public func onUpdate<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> DataSource {
    onUpdate(by: WeakReference(owner), body)
  }

  /// Does something after an update of the table was shown. Adds to what other `onUpdate` steps do.
  ///
  /// The first time is when the table is made. The layout is final by then; rows may still be moving.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, and what has changed. What it changes itself is shown as the next update.
  public func onUpdate<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, TableUpdate) -> Void
  ) -> DataSource {
    changed { configuration in
      configuration.settings.updateEvents.append { update in
        guard let owner = owner.object else { return }
        body(owner, update)
      }
    }
  }

  /// Gets every error that an event of the table throws. Adds to what other `onError` steps do.
  ///
  /// Without any `onError` an error is a diagnostic.
  public func onError(@ClosureWithoutReturn _ body: @escaping (any Error) -> Void) -> DataSource {
    changed { $0.settings.errorEvents.append(body) }
  }

  /// Gets every error that an event of the table throws. Adds to what other `onError` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the error.
  public func onError<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> DataSource {
    onError(by: WeakReference(owner), body)
  }

  /// Gets every error that an event of the table throws. Adds to what other `onError` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the error.
  public func onError<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, any Error) -> Void
  ) -> DataSource {
    changed { configuration in
      configuration.settings.errorEvents.append { error in
        guard let owner = owner.object else { return }
        body(owner, error)
      }
    }
  }

  /// Gets every diagnostic of the table. Adds to what other `onDiagnostic` steps do.
  ///
  /// Without any, each diagnostic is one line on standard error. A test may fail on it.
  public func onDiagnostic(@ClosureWithoutReturn _ body: @escaping (Diagnostic) -> Void) -> DataSource {
    changed { $0.settings.diagnosticEvents.append(body) }
  }

  /// Gets every diagnostic of the table. Adds to what other `onDiagnostic` steps do.
  ///
  /// Once the owner is gone this step does nothing, and the line on standard error does not come back.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the diagnostic.
  public func onDiagnostic<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> DataSource {
    onDiagnostic(by: WeakReference(owner), body)
  }

  /// Gets every diagnostic of the table. Adds to what other `onDiagnostic` steps do.
  ///
  /// Once the owner is gone this step does nothing, and the line on standard error does not come back.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner and the diagnostic.
  public func onDiagnostic<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Diagnostic) -> Void
  ) -> DataSource {
    changed { configuration in
      configuration.settings.diagnosticEvents.append { diagnostic in
        guard let owner = owner.object else { return }
        body(owner, diagnostic)
      }
    }
  }
}
