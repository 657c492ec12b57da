import Foundation

// A delegate that forwards calls to another object needs to know whether that object has the method. With Objective-C,
// it uses `responds(to:)`. Here the object is called, and the default implementation reports that the method is absent.
extension UITableView {
  /// Returns whether a row can be edited, from an object that the data source forwards to, or `nil` if that lacks the
  /// method.
  @_spi(Forwarding) public func canEditRow(at path: IndexPath, by dataSource: any UITableViewDataSource) -> Bool? {
    answer(.canEditRow) { dataSource.tableView(self, canEditRowAt: path) }
  }

  /// Performs an editing control's action through an object that the data source forwards to.
  @_spi(Forwarding) public func commit(
    _ style: UITableViewCell.EditingStyle, at path: IndexPath, by dataSource: any UITableViewDataSource
  ) {
    _ = answer(.commit) { dataSource.tableView(self, commit: style, forRowAt: path) }
  }

  /// Returns whether the user can move a row, from an object that the data source forwards to, or `nil` if that lacks
  /// the method.
  @_spi(Forwarding) public func canMoveRow(at path: IndexPath, by dataSource: any UITableViewDataSource) -> Bool? {
    answer(.canMoveRow) { dataSource.tableView(self, canMoveRowAt: path) }
  }

  /// Moves a row that the user moved, through an object that the data source forwards to.
  ///
  /// - Returns: Whether the object has the method.
  @_spi(Forwarding) @discardableResult public func moveRow(
    at source: IndexPath, to target: IndexPath, by dataSource: any UITableViewDataSource
  ) -> Bool {
    answer(.moveRow) { dataSource.tableView(self, moveRowAt: source, to: target) } != nil
  }

  /// Returns a row's editing control from an object that the delegate forwards to, or `nil` if that lacks the method.
  @_spi(Forwarding) public func editingStyle(
    at path: IndexPath, by delegate: any UITableViewDelegate
  ) -> UITableViewCell.EditingStyle? {
    answer(.editingStyle) { delegate.tableView(self, editingStyleForRowAt: path) }
  }

  /// Returns whether a row indents for its control, from an object that the delegate forwards to.
  @_spi(Forwarding) public func shouldIndentRow(at path: IndexPath, by delegate: any UITableViewDelegate) -> Bool? {
    answer(.shouldIndentWhileEditing) { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
  }

  /// Notifies an object that the delegate forwards to that a swipe is about to open a row.
  @_spi(Forwarding) public func willBeginEditingRow(at path: IndexPath, by delegate: any UITableViewDelegate) {
    _ = answer(.willBeginEditingRow) { delegate.tableView(self, willBeginEditingRowAt: path) }
  }

  /// Notifies an object that the delegate forwards to that an open row closed.
  @_spi(Forwarding) public func didEndEditingRow(at path: IndexPath?, by delegate: any UITableViewDelegate) {
    _ = answer(.didEndEditingRow) { delegate.tableView(self, didEndEditingRowAt: path) }
  }

  /// Calls a method of an object that's neither the delegate nor the data source. The object is assumed to have the
  /// method until the call shows otherwise.
  private func answer<Answer>(_ method: DelegateMethod, _ call: () -> Answer) -> Answer? {
    absentMethods.remove(method)
    defer { absentMethods.remove(method) }
    let answer = call()
    return absentMethods.contains(method) ? nil : answer
  }
}
