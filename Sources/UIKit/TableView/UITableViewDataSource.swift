public import Foundation

/// The data source of a table: the numbers of sections and rows, and a cell for each row that shows.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row that comes on screen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 where the method is absent.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the text above a section's rows.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section's rows.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns a Boolean value that indicates whether a row shows editing controls while the table is edited. If the
  /// method is absent every row does.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Inserts a row at a green plus that was tapped, or deletes one after the user has confirmed it.
  ///
  /// The data source changes its data and notifies the table. If the method is absent, red minuses do nothing; this
  /// table finds that only after the first has been confirmed.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Returns a Boolean value that indicates whether a row can be moved by hand while the table is edited.
  ///
  /// If the method is absent, those rows can whose cells show a reorder control. (Apple's table looks whether
  /// `tableView(_:moveRowAt:to:)` is there, which nothing here can tell before a row was moved.)
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row in the data: it was moved by hand, and let go of at another place.
  ///
  /// The table has moved the row already; no update follows. If the method is absent, the row goes back, and no other
  /// can be moved.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Returns the titles of the index at the table's edge; nil or none for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that a title of the index leads to. If the method is absent, it is that of the title's number.
  ///
  /// A number without a section, such as `NSNotFound`, leads nowhere: the data source may have scrolled itself.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

// Each default reports to the table that the method is absent: see `DelegateMethod`.
extension UITableViewDataSource {
  /// Stands for an absent method.
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.delegateLacks(.numberOfSections)
    return 1
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForHeader)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForFooter)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canEditRow)
    return true
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.delegateLacks(.commit)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canMoveRow)
    return false
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.delegateLacks(.moveRow)
  }
  /// Stands for an absent method.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.delegateLacks(.indexTitles)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    tableView.delegateLacks(.sectionForIndexTitle)
    return index
  }
}
