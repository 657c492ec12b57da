import Foundation

// A delegate that hands calls on to another object has to know whether that object has the method. Where there is Objective-C it
// asks `responds(to:)`; here the object is called, and a default implementation in its place is noticed.
extension UITableView {
  /// Returns a Boolean value from an object that the data source forward to: whether a row can be edited. Nil if it
  /// lacks the method.
  @_spi(Forwarding) public func canEditRow(at path: IndexPath, by dataSource: any UITableViewDataSource) -> Bool? {
    answer(.canEditRow) { dataSource.tableView(self, canEditRowAt: path) }
  }

  /// Performs an editing control's action, by an object that the data source forward the call to.
  @_spi(Forwarding) public func commit(
    _ style: UITableViewCell.EditingStyle, at path: IndexPath, by dataSource: any UITableViewDataSource
  ) {
    _ = answer(.commit) { dataSource.tableView(self, commit: style, forRowAt: path) }
  }

  /// Returns a Boolean value from an object that the data source forward to: whether a row can be moved by hand. Nil if it
  /// lacks the method.
  @_spi(Forwarding) public func canMoveRow(at path: IndexPath, by dataSource: any UITableViewDataSource) -> Bool? {
    answer(.canMoveRow) { dataSource.tableView(self, canMoveRowAt: path) }
  }

  /// Has an object move a row that was moved by hand, to which the data source forward the call.
  ///
  /// - Returns: Whether it has the method.
  @_spi(Forwarding) @discardableResult public func moveRow(
    at source: IndexPath, to target: IndexPath, by dataSource: any UITableViewDataSource
  ) -> Bool {
    answer(.moveRow) { dataSource.tableView(self, moveRowAt: source, to: target) } != nil
  }

  /// A row's editing control, by an object that the delegate hands the call on to; nil where that lacks the method.
  @_spi(Forwarding) public func editingStyle(
    at path: IndexPath, by delegate: any UITableViewDelegate
  ) -> UITableViewCell.EditingStyle? {
    answer(.editingStyle) { delegate.tableView(self, editingStyleForRowAt: path) }
  }

  /// Returns a Boolean value from an object that the delegate forward to: whether a row makes room for its control.
  @_spi(Forwarding) public func shouldIndentRow(at path: IndexPath, by delegate: any UITableViewDelegate) -> Bool? {
    answer(.shouldIndentWhileEditing) { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
  }

  /// Tells an object that a row is about to be swiped open, to which the delegate hands the call on.
  @_spi(Forwarding) public func willBeginEditingRow(at path: IndexPath, by delegate: any UITableViewDelegate) {
    _ = answer(.willBeginEditingRow) { delegate.tableView(self, willBeginEditingRowAt: path) }
  }

  /// Tells an object that an open row is closed, to which the delegate hands the call on.
  @_spi(Forwarding) public func didEndEditingRow(at path: IndexPath?, by delegate: any UITableViewDelegate) {
    _ = answer(.didEndEditingRow) { delegate.tableView(self, didEndEditingRowAt: path) }
  }

  /// Calls a method of an object that is neither delegate nor data source; these are taken to have it, whether it does
  /// or not.
  private func answer<Answer>(_ method: DelegateMethod, _ call: () -> Answer) -> Answer? {
    absentMethods.remove(method)
    defer { absentMethods.remove(method) }
    let answer = call()
    return absentMethods.contains(method) ? nil : answer
  }
}
