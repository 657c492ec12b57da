public import Foundation

/// The interface for a table view's data: the numbers of sections and rows, and the cells.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that appears.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  ///
  /// If the method is absent, it's 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row shows editing controls in editing mode.
  ///
  /// If the method is absent, every row does.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called to insert a row after a tap on its insertion control, or to delete it after a confirmation.
  ///
  /// Change the data and update the table view. If the method is absent, deletion controls do nothing; this table view
  /// detects that only after the first confirmation.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Returns whether the user can move a row in editing mode.
  ///
  /// If the method is absent, rows can move if their cells show a reorder control. (Apple's table view checks for
  /// `tableView(_:moveRowAt:to:)`, which isn't possible here before the first move.)
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row in the data after the user moved it.
  ///
  /// The table view has already moved the row, so don't update it. If the method is absent, the row returns, and no
  /// other row can be moved.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Returns the titles of the section index, or `nil` or an empty array for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section for a title of the section index.
  ///
  /// If the method is absent, it's the title's index. Return an index without a section, such as `NSNotFound`, if you
  /// scroll yourself.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

// Each default implementation reports to the table view that the method is absent: see `DelegateMethod`.
extension UITableViewDataSource {
  /// The default implementation of an optional method.
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.delegateLacks(.numberOfSections)
    return 1
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForHeader)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForFooter)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canEditRow)
    return true
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.delegateLacks(.commit)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canMoveRow)
    return false
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.delegateLacks(.moveRow)
  }
  /// The default implementation of an optional method.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.delegateLacks(.indexTitles)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    tableView.delegateLacks(.sectionForIndexTitle)
    return index
  }
}
