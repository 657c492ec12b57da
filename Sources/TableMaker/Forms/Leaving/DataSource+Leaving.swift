extension DataSource {
  /// Prompts the user to save or discard changes before the table view's controller is dismissed or popped.
  ///
  /// While a draft has changes, `isModalInPresentation` is `true`. If the user pulls the sheet down, TableMaker asks
  /// about each draft with changes in it: the user can save, discard the changes, or keep editing. TableMaker becomes
  /// the presentation's delegate, unless you set one before the first change.
  ///
  /// The Back button of a pushed page also asks: while a draft has changes, TableMaker sets the page's
  /// `navigationItem.backAction`, and turns off the `interactivePopGestureRecognizer` while the page is on top. Then it
  /// sets both back. If you set a `backAction`, TableMaker performs it instead of the pop.
  ///
  /// For a button that closes the page, call `dataSource.confirmUnsavedChanges { … }`, which also asks. You can use
  /// this step more than once, with different drafts.
  ///
  /// ```swift
  /// dataSource = DataSource(tableView).confirmsUnsavedChanges(of: draft).section()….make()
  /// ```
  /// - Parameters:
  ///   - draft: The draft, which saving commits. If that throws an error, the error goes to `onError` and the
  ///     controller stays.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func confirmsUnsavedChanges<Model>(
    of draft: FormDraft<Model>, file: StaticString = #fileID, line: UInt = #line
  ) -> DataSource {
    let location = CallSite(file: file, line: line)
    return changed { configuration in
      configuration.settings.companions.append { LeavingGuard(draft, of: $0, at: location) }
    }
  }
}

extension TableViewDataSource {
  /// Performs an action after the user has saved or discarded the changes of all drafts with `confirmsUnsavedChanges`.
  ///
  /// TableMaker asks about one draft after the other. If no draft has changes, it calls the closure immediately. If the
  /// user keeps editing, or the changes can't be saved, it doesn't call the closure.
  ///
  /// ```swift
  /// dataSource.confirmUnsavedChanges { [weak self] in self?.dismiss(animated: true) }   // a sheet's Cancel button
  /// ```
  /// - Parameter body: A closure that closes the page.
  public func confirmUnsavedChanges(_ body: @escaping @MainActor () -> Void) {
    LeavingGuard.leave(live.companions.compactMap { $0 as? LeavingGuard }, body)
  }
}
