// The app's delegate methods for editing. Rows are only editable if it implements them, so TableMaker must know which
// methods exist.
#if canImport(ObjectiveC)
  import UIKit

  extension LiveTable {
    /// Returns whether the app's data source lets a row be edited, or `nil` if it doesn't implement the method.
    func forwardedCanEdit(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      let ask: ((UITableView, IndexPath) -> Bool)? = forwardedDataSource?.tableView(_:canEditRowAt:)
      return ask.map { ask in running(.canEditRowAt) { ask(tableView, path) } }
    }

    /// Returns whether the app has other methods that edit rows. Rows are then editable unless it decides otherwise.
    func forwardeeEdits(_ tableView: UITableView, _ path: IndexPath) -> Bool {
      forwardeeDeletes || forwardeeMoves
        || settings.forwardee?.responds(to: #selector((any UITableViewDelegate).tableView(_:editingStyleForRowAt:)))
          == true
    }

    /// A Boolean value that indicates whether the app only moves rows, which then have no editing control.
    var forwardeeOnlyMoves: Bool {
      let canEdit = #selector((any UITableViewDataSource).tableView(_:canEditRowAt:))
      return forwardeeMoves && !forwardeeDeletes && forwardedDataSource?.responds(to: canEdit) != true
    }

    /// A Boolean value that indicates whether the app's data source moves rows.
    var forwardeeMoves: Bool {
      forwardedDataSource?.responds(to: #selector((any UITableViewDataSource).tableView(_:moveRowAt:to:))) == true
    }

    private var forwardeeDeletes: Bool {
      let leading = #selector((any UITableViewDelegate).tableView(_:leadingSwipeActionsConfigurationForRowAt:))
      let trailing = #selector((any UITableViewDelegate).tableView(_:trailingSwipeActionsConfigurationForRowAt:))
      return forwardedDataSource?.responds(to: #selector((any UITableViewDataSource).tableView(_:commit:forRowAt:)))
        == true
        || settings.forwardee?.responds(to: leading) == true || settings.forwardee?.responds(to: trailing) == true
    }

    /// Returns whether the app's data source lets a row be moved, or `nil` if it doesn't implement the method.
    func forwardedCanMove(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      let ask: ((UITableView, IndexPath) -> Bool)? = forwardedDataSource?.tableView(_:canMoveRowAt:)
      return ask.map { ask in running(.canMoveRowAt) { ask(tableView, path) } }
    }

    /// Notifies the app's delegate that a swipe is about to open a row.
    func forwardBeginning(_ tableView: UITableView, _ path: IndexPath) {
      let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:willBeginEditingRowAt:)
      running(.willBeginEditingRowAt) { tell?(tableView, path) }
    }

    /// Notifies the app's delegate that an open row has closed.
    func forwardEnd(_ tableView: UITableView, _ path: IndexPath?) {
      let tell: ((UITableView, IndexPath?) -> Void)? = appDelegate.tableView(_:didEndEditingRowAt:)
      running(.didEndEditingRowAt) { tell?(tableView, path) }
    }

    /// Returns the control that the app's delegate gives a row, or `nil` if it doesn't implement the method.
    func forwardedEditingStyle(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
      let ask: ((UITableView, IndexPath) -> UITableViewCell.EditingStyle)? = appDelegate.tableView(
        _:editingStyleForRowAt:)
      return ask.map { ask in running(.editingStyleForRowAt) { ask(tableView, path) } }
    }

    /// Returns whether the app's delegate indents a row for its control, or `nil` if it doesn't implement the method.
    func forwardedShouldIndent(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:shouldIndentWhileEditingRowAt:)
      return ask.map { ask in running(.shouldIndentWhileEditingRowAt) { ask(tableView, path) } }
    }

    /// Calls the app's data source for the action of a control.
    func forwardCommit(_ tableView: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
      let tell: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)? =
        forwardedDataSource?.tableView(_:commit:forRowAt:)
      running(.commit) { tell?(tableView, style, path) }
    }
  }
#else
  @_spi(Forwarding) import UIKit

  extension LiveTable {
    /// Returns whether the app's data source lets a row be edited, or `nil` if it doesn't implement the method.
    func forwardedCanEdit(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      guard let source = forwardedDataSource else { return nil }
      return running(.canEditRowAt) { tableView.canEditRow(at: path, by: source) }
    }

    /// Returns whether the app has other methods that edit rows. Rows are then editable unless it decides otherwise.
    ///
    /// Only a call, which can't be undone, would show whether a data source implements `commit`. TableMaker assumes
    /// that it does, except for a table view controller, which is a data source by default.
    func forwardeeEdits(_ tableView: UITableView, _ path: IndexPath) -> Bool {
      if let source = forwardedDataSource, !(source is UITableViewController) { return true }
      return forwardedEditingStyle(tableView, path) != nil
    }

    /// A Boolean value that indicates whether the app only moves rows, which then have no editing control. On Linux,
    /// this isn't known.
    var forwardeeOnlyMoves: Bool { false }

    /// A Boolean value that indicates whether the app's data source moves rows. On Linux, only a call of its method
    /// shows this.
    var forwardeeMoves: Bool { false }

    /// Returns whether the app's data source lets a row be moved, or `nil` if it doesn't implement the method.
    func forwardedCanMove(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      guard let source = forwardedDataSource else { return nil }
      return running(.canMoveRowAt) { tableView.canMoveRow(at: path, by: source) }
    }

    /// Notifies the app's delegate that a swipe is about to open a row.
    func forwardBeginning(_ tableView: UITableView, _ path: IndexPath) {
      running(.willBeginEditingRowAt) { tableView.willBeginEditingRow(at: path, by: appDelegate) }
    }

    /// Notifies the app's delegate that an open row has closed.
    func forwardEnd(_ tableView: UITableView, _ path: IndexPath?) {
      running(.didEndEditingRowAt) { tableView.didEndEditingRow(at: path, by: appDelegate) }
    }

    /// Returns the control that the app's delegate gives a row, or `nil` if it doesn't implement the method.
    func forwardedEditingStyle(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
      running(.editingStyleForRowAt) { tableView.editingStyle(at: path, by: appDelegate) }
    }

    /// Returns whether the app's delegate indents a row for its control, or `nil` if it doesn't implement the method.
    func forwardedShouldIndent(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      running(.shouldIndentWhileEditingRowAt) { tableView.shouldIndentRow(at: path, by: appDelegate) }
    }

    /// Calls the app's data source for the action of a control.
    func forwardCommit(_ tableView: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
      guard let source = forwardedDataSource else { return }
      running(.commit) { tableView.commit(style, at: path, by: source) }
    }
  }
#endif
