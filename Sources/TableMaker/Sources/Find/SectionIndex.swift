import TableMakerQuerying
import UIKit

/// The titles in the index at a table's edge, for groups of items.
public struct SectionIndex: Sendable {
  let style: IndexTitles.Style
  private var hasSearch = false

  private init(style: IndexTitles.Style) { self.style = style }

  /// No index.
  public static var none: SectionIndex { SectionIndex(style: .none) }

  /// Each group's title.
  public static var full: SectionIndex { SectionIndex(style: .full) }

  /// The first letter of each group's title; of groups with the same one it leads to the first.
  public static var singleLetter: SectionIndex { SectionIndex(style: .singleLetter) }

  /// Titles of one's own: each leads to the group of that title, or to the nearest before.
  ///
  /// - Parameter titles: From top to bottom, in the order of the groups.
  public static func custom(_ titles: [String]) -> SectionIndex { SectionIndex(style: .custom(titles)) }

  /// The same index with a magnifying glass above it, which leads to the top of the table, where its search bar is.
  ///
  /// For a bar that scrolls with the rows, as the table's header view: `.grouped(by: …, index: .singleLetter.withSearch)`. In titles of
  /// one's own `UITableView.indexSearch` is the glass.
  public var withSearch: SectionIndex {
    var copy = self
    copy.hasSearch = true
    return copy
  }

  /// The titles that lead to each group.
  ///
  /// - Parameter groups: The groups' titles, in order; nil for a group without one.
  @MainActor func titles(of groups: [String?]) -> [[String]] {
    let index = IndexTitles(style, of: groups)
    var result: [[String]] = groups.map { _ in [] }
    for (title, section) in zip(index.titles, index.sections) { result[section].append(title) }
    if hasSearch, !result.isEmpty { result[0].insert(UITableView.indexSearch, at: 0) }
    return result
  }
}
