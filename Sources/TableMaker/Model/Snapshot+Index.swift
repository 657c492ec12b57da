import UIKit

extension Snapshot {
  /// Returns whether a table view shows an index, which takes some of the rows' width.
  ///
  /// - Complexity: O(s) for s sections before the second index title.
  @MainActor func showsIndex(in tableView: UITableView) -> Bool {
    hasSeveralIndexTitles && hasRowsForIndex(in: tableView)
  }

  /// Returns whether a table view has enough rows for an index.
  ///
  /// - Complexity: O(s) for s sections.
  @MainActor func hasRowsForIndex(in tableView: UITableView) -> Bool {
    // According to UIKit's documentation, the minimum only applies to plain table views.
    guard tableView.style == .plain, tableView.sectionIndexMinimumDisplayRowCount > 0 else { return true }
    return sections.reduce(0) { $0 + $1.count } >= tableView.sectionIndexMinimumDisplayRowCount
  }

  /// A Boolean value that indicates whether the index has several titles, because one wouldn't lead anywhere else.
  @MainActor private var hasSeveralIndexTitles: Bool {
    var first: String?
    for rows in sections {
      for title in rows.heading.indexTitles {
        if let first, first != title { return true }
        first = title
      }
    }
    return false
  }

  /// A title in the index, and its section.
  struct IndexEntry: Equatable {
    let title: String
    let section: Int
  }

  /// The entries of the index, without sections that lack an index title; empty if there would be only one.
  ///
  /// If consecutive sections have the same title, the first has the entry. The magnifying glass appears once, at the
  /// top.
  ///
  /// - Complexity: O(s) for s sections.
  @MainActor var index: [IndexEntry] {
    var entries: [IndexEntry] = []
    for (section, rows) in sections.enumerated() {
      for title in rows.heading.indexTitles where title != entries.last?.title {
        if title == UITableView.indexSearch {
          if entries.first?.title != title { entries.insert(IndexEntry(title: title, section: 0), at: 0) }
        } else {
          entries.append(IndexEntry(title: title, section: section))
        }
      }
    }
    return entries.count > 1 ? entries : []
  }
}
