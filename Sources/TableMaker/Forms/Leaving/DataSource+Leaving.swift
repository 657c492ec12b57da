extension DataSource {
  /// Keeps the table's controller from being left by accident while a draft has changes. Adds to what other `guardsLeaving` steps do.
  ///
  /// A sheet that is pulled down comes back then (`isModalInPresentation`), and the user is asked whether to save, to discard the changes, or to go
  /// on editing, about each draft with changes in the sheet. TableMaker is the presentation's delegate for that, unless you set one before the first
  /// change. A button that leaves calls `dataSource.leave { … }`, which asks too.
  ///
  /// ```swift
  /// dataSource = DataSource(tableView).guardsLeaving(of: draft).section()….make()
  /// ```
  /// - Parameters:
  ///   - draft: The draft. Saving commits it; what that throws goes to `onError`, and the user stays.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func guardsLeaving<Model>(
    of draft: Draft<Model>, file: StaticString = #fileID, line: UInt = #line
  ) -> DataSource {
    let place = CallSite(file: file, line: line)
    return changed { configuration in
      configuration.settings.companions.append { LeavingGuard(draft, of: $0, at: place) }
    }
  }
}

extension TableViewDataSource {
  /// Leaves, once the user has said what is to become of changes: of the drafts that `guardsLeaving` guards, one after the other.
  ///
  /// Without changes it leaves at once. A user who goes on editing stays, and so does one whose changes cannot be saved.
  ///
  /// ```swift
  /// dataSource.leave { [weak self] in self?.dismiss(animated: true) }   // the Cancel button of a sheet
  /// ```
  /// - Parameter body: Leaves.
  public func leave(_ body: @escaping @MainActor () -> Void) {
    LeavingGuard.leave(companions.compactMap { $0 as? LeavingGuard }, body)
  }
}
