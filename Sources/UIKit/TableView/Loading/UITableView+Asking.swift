import Foundation

extension UITableView {
  /// Calls a delegate method unless the delegate is known to lack it.
  ///
  /// - Returns: The result, or `nil` if there's no delegate or it lacks the method.
  func askDelegate<Value>(_ method: DelegateMethod, _ question: (any UITableViewDelegate) -> Value) -> Value? {
    guard !absentMethods.contains(method), let tableDelegate else { return nil }
    let isQuestion = !method.isNotice && (isUpdating || isLoading)
    if isQuestion { updates.openQuestions += 1 }
    let answer = question(tableDelegate)
    if isQuestion { updates.openQuestions -= 1 }
    return absentMethods.contains(method) ? nil : answer
  }

  /// Calls a data source method unless the data source is known to lack it.
  func askDataSource<Value>(_ method: DelegateMethod, _ question: (any UITableViewDataSource) -> Value) -> Value? {
    guard !absentMethods.contains(method), let dataSource else { return nil }
    if !method.isNotice { updates.openQuestions += 1 }
    let answer = question(dataSource)
    if !method.isNotice { updates.openQuestions -= 1 }
    return absentMethods.contains(method) ? nil : answer
  }

  /// Returns whether the delegate may have a method because no call has shown otherwise.
  func delegateMayHave(_ method: DelegateMethod) -> Bool { tableDelegate != nil && !absentMethods.contains(method) }

  /// Crashes if a height is invalid: negative or not a number.
  ///
  /// The message is that of Apple's crash reports, with `what` as "row". Headers and footers use the same wording.
  func checked(_ height: CGFloat, _ what: String) -> CGFloat {
    if height >= 0 && height < .infinity || height == UITableView.automaticDimension { return height }
    raise(
      .internalInconsistency,
      "Invalid \(what) height provided by table delegate. Value must be at least 0.0, or UITableViewAutomaticDimension."
    )
  }

  /// Crashes if a view's fitting height is invalid. The message is our own.
  func measured(_ height: CGFloat, _ view: UIView) -> CGFloat {
    if height >= 0 && height < .infinity { return height }
    raise(
      .internalInconsistency,
      "systemLayoutSizeFitting or sizeThatFits(_:) of \(type(of: view)) must give a height of at least 0, got \(height)"
    )
  }

  func indexPath(_ row: RowGeometry.Row) -> IndexPath { IndexPath(row: row.row, section: row.section) }

  /// Returns the row at an index path, or `nil` if it doesn't exist.
  func knownRow(_ indexPath: IndexPath) -> RowGeometry.Row? {
    loadIfNeeded()
    guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section) else { return nil }
    guard (0..<geometry.sections[indexPath.section].rows.count).contains(indexPath.row) else { return nil }
    return RowGeometry.Row(section: indexPath.section, row: indexPath.row)
  }
}
