// What the app's delegate says of editing. Rows cannot be edited unless it says so; so it must be known which methods it has.
#if canImport(ObjectiveC)
  import UIKit

  extension TableViewDataSource {
    /// Whether the app's data source lets a row be edited; nil if it does not decide that.
    func forwardedCanEdit(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      let ask: ((UITableView, IndexPath) -> Bool)? = forwardedDataSource?.tableView(_:canEditRowAt:)
      return ask.map { ask in running(.canEditRowAt) { ask(tableView, path) } }
    }

    /// Whether the app has anything else that edits rows, so that they can be edited unless it decides otherwise.
    func forwardeeEdits(_ tableView: UITableView, _ path: IndexPath) -> Bool {
      forwardeeDeletes || forwardeeMoves
        || settings.forwardee?.responds(to: #selector(tableView(_:editingStyleForRowAt:))) == true
    }

    /// Whether moving rows is all that the app does to them: they have no control then.
    var forwardeeOnlyMoves: Bool {
      let canEdit = #selector(tableView(_:canEditRowAt:))
      return forwardeeMoves && !forwardeeDeletes && forwardedDataSource?.responds(to: canEdit) != true
    }

    /// Whether the app's data source moves rows.
    var forwardeeMoves: Bool {
      forwardedDataSource?.responds(to: #selector(tableView(_:moveRowAt:to:))) == true
    }

    private var forwardeeDeletes: Bool {
      let leading = #selector((any UITableViewDelegate).tableView(_:leadingSwipeActionsConfigurationForRowAt:))
      let trailing = #selector((any UITableViewDelegate).tableView(_:trailingSwipeActionsConfigurationForRowAt:))
      return forwardedDataSource?.responds(to: #selector(tableView(_:commit:forRowAt:))) == true
        || settings.forwardee?.responds(to: leading) == true || settings.forwardee?.responds(to: trailing) == true
    }

    /// Whether the app's data source lets a row be moved; nil if it does not decide that.
    func forwardedCanMove(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      let ask: ((UITableView, IndexPath) -> Bool)? = forwardedDataSource?.tableView(_:canMoveRowAt:)
      return ask.map { ask in running(.canMoveRowAt) { ask(tableView, path) } }
    }

    /// Tells the app's delegate that a row is about to be swiped open.
    func forwardBeginning(_ tableView: UITableView, _ path: IndexPath) {
      let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:willBeginEditingRowAt:)
      running(.willBeginEditingRowAt) { tell?(tableView, path) }
    }

    /// Tells the app's delegate that an open row is closed.
    func forwardEnd(_ tableView: UITableView, _ path: IndexPath?) {
      let tell: ((UITableView, IndexPath?) -> Void)? = appDelegate.tableView(_:didEndEditingRowAt:)
      running(.didEndEditingRowAt) { tell?(tableView, path) }
    }

    /// The control that the app's delegate gives a row; nil if it does not decide that.
    func forwardedEditingStyle(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
      let ask: ((UITableView, IndexPath) -> UITableViewCell.EditingStyle)? = appDelegate.tableView(
        _:editingStyleForRowAt:)
      return ask.map { ask in running(.editingStyleForRowAt) { ask(tableView, path) } }
    }

    /// Whether the app's delegate has a row make room for its control; nil if it does not decide that.
    func forwardedShouldIndent(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:shouldIndentWhileEditingRowAt:)
      return ask.map { ask in running(.shouldIndentWhileEditingRowAt) { ask(tableView, path) } }
    }

    /// Has the app's data source do what a control is for.
    func forwardCommit(_ tableView: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
      let tell: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)? =
        forwardedDataSource?.tableView(_:commit:forRowAt:)
      running(.commit) { tell?(tableView, style, path) }
    }
  }
#else
  @_spi(Forwarding) import UIKit

  extension TableViewDataSource {
    /// Whether the app's data source lets a row be edited; nil if it does not decide that.
    func forwardedCanEdit(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      guard let source = forwardedDataSource else { return nil }
      return running(.canEditRowAt) { tableView.canEditRow(at: path, by: source) }
    }

    /// Whether the app has anything else that edits rows, so that they can be edited unless it decides otherwise.
    ///
    /// Whether a data source has `commit` only a call would show, which cannot be undone. One that is no table view
    /// controller, which is a data source by itself, is taken to have it.
    func forwardeeEdits(_ tableView: UITableView, _ path: IndexPath) -> Bool {
      if let source = forwardedDataSource, !(source is UITableViewController) { return true }
      return forwardedEditingStyle(tableView, path) != nil
    }

    /// Whether moving rows is all that the app does to them: they have no control then. That cannot be known here.
    var forwardeeOnlyMoves: Bool { false }

    /// Whether the app's data source moves rows: it says so itself when it is asked.
    var forwardeeMoves: Bool { false }

    /// Whether the app's data source lets a row be moved; nil if it does not decide that.
    func forwardedCanMove(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      guard let source = forwardedDataSource else { return nil }
      return running(.canMoveRowAt) { tableView.canMoveRow(at: path, by: source) }
    }

    /// Tells the app's delegate that a row is about to be swiped open.
    func forwardBeginning(_ tableView: UITableView, _ path: IndexPath) {
      running(.willBeginEditingRowAt) { tableView.willBeginEditingRow(at: path, by: appDelegate) }
    }

    /// Tells the app's delegate that an open row is closed.
    func forwardEnd(_ tableView: UITableView, _ path: IndexPath?) {
      running(.didEndEditingRowAt) { tableView.didEndEditingRow(at: path, by: appDelegate) }
    }

    /// The control that the app's delegate gives a row; nil if it does not decide that.
    func forwardedEditingStyle(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
      running(.editingStyleForRowAt) { tableView.editingStyle(at: path, by: appDelegate) }
    }

    /// Whether the app's delegate has a row make room for its control; nil if it does not decide that.
    func forwardedShouldIndent(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
      running(.shouldIndentWhileEditingRowAt) { tableView.shouldIndentRow(at: path, by: appDelegate) }
    }

    /// Has the app's data source do what a control is for.
    func forwardCommit(_ tableView: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
      guard let source = forwardedDataSource else { return }
      running(.commit) { tableView.commit(style, at: path, by: source) }
    }
  }
#endif
