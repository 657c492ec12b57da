import Foundation
public import UIKit

// The index at the table's edge, of the index titles that the sections of a source have.
@_documentation(visibility: internal)
extension TableViewDataSource {
  /// The titles in the index, from top to bottom; nil for no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard capabilities.contains(.sectionIndexTitles) else { return nil }
    let titles = snapshot.index.map(\.title)
    return titles.isEmpty ? nil : titles
  }

  /// The section that a title in the index leads to; for a title that no section has, the nearest before in the language's order.
  ///
  /// The magnifying glass leads to the table's top, where the search bar is, and to no section.
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
  /// Whether a table shows an index for it, which takes some of the rows' width.
  ///
  /// - Complexity: O(s) for s sections without an index title before the first that has one.
  @MainActor func showsIndex(in tableView: UITableView) -> Bool {
    guard sections.contains(where: { !$0.heading.indexTitles.isEmpty }) else { return false }
    // UIKit's documentation: the minimum counts in plain tables alone.
    guard tableView.style == .plain, tableView.sectionIndexMinimumDisplayRowCount > 0 else { return true }
    return sections.reduce(0) { $0 + $1.count } >= tableView.sectionIndexMinimumDisplayRowCount
  }

  /// A title in the index, and the section that it leads to.
  struct IndexEntry: Equatable {
    let title: String
    let section: Int
  }

  /// The index: sections without an index title have no entry, and of those in a row with one title the first has. The magnifying glass
  /// is there once, above all.
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
