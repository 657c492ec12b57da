import Foundation
public import UIKit

// The index at the table view's edge, with the index titles that a source gives its sections.
@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns the titles in the index from top to bottom, or `nil` for no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard capabilities.contains(.sectionIndexTitles) else { return nil }
    let titles = snapshot.index.map(\.title)
    return titles.isEmpty ? nil : titles
  }

  /// Returns the section that an index title leads to, or otherwise the nearest section before it in the language's
  /// order.
  ///
  /// The magnifying glass leads to the top of the table view and its search bar, and to no section.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    if title == UITableView.indexSearch {
      let top = CGPoint(x: tableView.contentOffset.x, y: -tableView.adjustedContentInset.top)
      tableView.setContentOffset(top, animated: false)
      return NSNotFound
    }
    let entries = snapshot.index
    if entries.indices.contains(index), entries[index].title == title { return entries[index].section }
    if let entry = entries.first(where: { $0.title == title }) { return entry.section }
    return entries.last { $0.title.compare(title, options: .caseInsensitive, locale: .current) != .orderedDescending }?
      .section ?? 0
  }
}

extension Snapshot {
  /// Returns whether a table view shows an index, which takes some of the rows' width.
  ///
  /// - Complexity: O(s) for s sections without an index title before the first that has one.
  @MainActor func showsIndex(in tableView: UITableView) -> Bool {
    guard sections.contains(where: { !$0.heading.indexTitles.isEmpty }) else { return false }
    // According to UIKit's documentation, the minimum only applies to plain table views.
    guard tableView.style == .plain, tableView.sectionIndexMinimumDisplayRowCount > 0 else { return true }
    return sections.reduce(0) { $0 + $1.count } >= tableView.sectionIndexMinimumDisplayRowCount
  }

  /// A title in the index, and its section.
  struct IndexEntry: Equatable {
    let title: String
    let section: Int
  }

  /// The entries of the index, without sections that lack an index title.
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
    return entries
  }
}
