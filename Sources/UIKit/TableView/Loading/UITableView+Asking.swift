import Foundation

extension UITableView {
  /// Asks the delegate, unless it is known to lack the method.
  ///
  /// - Returns: The answer; nil where there is no delegate or it lacks the method.
  func askDelegate<Value>(_ method: DelegateMethod, _ question: (any UITableViewDelegate) -> Value) -> Value? {
    guard !absentMethods.contains(method), let tableDelegate else { return nil }
    let isQuestion = !method.isNotice && (isUpdating || isLoading)
    if isQuestion { updates.openQuestions += 1 }
    let answer = question(tableDelegate)
    if isQuestion { updates.openQuestions -= 1 }
    return absentMethods.contains(method) ? nil : answer
  }

  /// Asks the data source, unless it is known to lack the method.
  func askDataSource<Value>(_ method: DelegateMethod, _ question: (any UITableViewDataSource) -> Value) -> Value? {
    guard !absentMethods.contains(method), let dataSource else { return nil }
    if !method.isNotice { updates.openQuestions += 1 }
    let answer = question(dataSource)
    if !method.isNotice { updates.openQuestions -= 1 }
    return absentMethods.contains(method) ? nil : answer
  }

  /// Returns whether the delegate may have a method: it was not found to lack it.
  func delegateMayHave(_ method: DelegateMethod) -> Bool { tableDelegate != nil && !absentMethods.contains(method) }

  /// Ends the process for a height that is none: negative, or not a number.
  ///
  /// Apple's words are those of its crash reports; `what` is "row", and for headers and footers our words follow them.
  func checked(_ height: CGFloat, _ what: String) -> CGFloat {
    if height >= 0 && height < .infinity || height == UITableView.automaticDimension { return height }
    raise(
      .internalInconsistency,
      "Invalid \(what) height provided by table delegate. Value must be at least 0.0, or UITableViewAutomaticDimension."
    )
  }

  /// Ends the process for a height that a view gave of itself and that is none. Our words.
  func measured(_ height: CGFloat, _ view: UIView) -> CGFloat {
    if height >= 0 && height < .infinity { return height }
    raise(
      .internalInconsistency,
      "systemLayoutSizeFitting or sizeThatFits(_:) of \(type(of: view)) must give a height of at least 0, got \(height)"
    )
  }

  func indexPath(_ row: RowGeometry.Row) -> IndexPath { IndexPath(row: row.row, section: row.section) }

  /// The row of an index path; nil where it is not there.
  func knownRow(_ indexPath: IndexPath) -> RowGeometry.Row? {
    loadIfNeeded()
    guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section) else { return nil }
    guard (0..<geometry.sections[indexPath.section].rows.count).contains(indexPath.row) else { return nil }
    return RowGeometry.Row(section: indexPath.section, row: indexPath.row)
  }
}
