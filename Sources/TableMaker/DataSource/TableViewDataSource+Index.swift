import Foundation
public import UIKit

// The index at the table view's edge, with the index titles of the chain's sections, or the app's own.
@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns the titles in the index from top to bottom, or `nil` for no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard live.capabilities.contains(.sectionIndexTitles) else { return live.appIndexTitles(for: tableView) }
    let titles = live.snapshot.index.map(\.title)
    return titles.isEmpty ? nil : titles
  }

  /// Returns the section that an index title leads to, or otherwise the nearest section before it in the language's
  /// order.
  ///
  /// The magnifying glass leads to the top of the table view and its search bar, and to no section.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    guard live.capabilities.contains(.sectionForSectionIndexTitle) else {
      let ask: ((UITableView, String, Int) -> Int)? = live.appDataSource.tableView(_:sectionForSectionIndexTitle:at:)
      return live.running(.sectionForSectionIndexTitle) { ask?(tableView, title, index) ?? index }
    }
    if title == UITableView.indexSearch {
      let top = CGPoint(x: tableView.contentOffset.x, y: -tableView.adjustedContentInset.top)
      tableView.setContentOffset(top, animated: false)
      return NSNotFound
    }
    let entries = live.snapshot.index
    if entries.indices.contains(index), entries[index].title == title { return entries[index].section }
    if let entry = entries.first(where: { $0.title == title }) { return entry.section }
    return entries.last { $0.title.compare(title, options: .caseInsensitive, locale: .current) != .orderedDescending }?
      .section ?? 0
  }
}
