import UIKit

extension AddRow {
  /// What is done for rows that show items, and for this one after them.
  @MainActor func added(to work: SectionRows.Work, at place: Int) -> SectionRows.Work {
    let (fill, identifier) = (fill, identifier)
    var result = work
    result.fill = { cell, row in row == place ? fill(cell) : work.fill(cell, row) }
    result.dequeue = { tableView, indexPath, row in
      guard row == place else { return work.dequeue(tableView, indexPath, row) }
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      return fill(cell) ? cell : nil
    }
    if let height = work.height {
      result.height = { row in row == place ? UITableView.automaticDimension : height(row) }
    }
    result.ownHeight = nil
    return result
  }
}
