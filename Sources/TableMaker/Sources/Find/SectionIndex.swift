import TableMakerQuerying
import UIKit

/// The titles in the index at a table view's edge, for groups of items.
public struct SectionIndex: Sendable {
  let style: IndexTitles.Style
  private var hasSearch = false

  private init(style: IndexTitles.Style) { self.style = style }

  /// No index.
  public static var none: SectionIndex { SectionIndex(style: .none) }

  /// The title of each group.
  public static var full: SectionIndex { SectionIndex(style: .full) }

  /// The first letter of each group's title. If several groups have the same letter, it leads to the first.
  public static var singleLetter: SectionIndex { SectionIndex(style: .singleLetter) }

  /// Returns an index of custom titles. Each title leads to the group with that title, or to the nearest group before
  /// it.
  ///
  /// - Parameter titles: The titles from top to bottom, in the order of the groups.
  public static func custom(_ titles: [String]) -> SectionIndex { SectionIndex(style: .custom(titles)) }

  /// The same index with a magnifying glass above it, which scrolls to the top of the table view and its search bar.
  ///
  /// Use it if the search bar scrolls with the rows, as the table view's header: `.grouped(by: …, index:
  /// .singleLetter.withSearch)`. In custom titles, use `UITableView.indexSearch` for the magnifying glass.
  public var withSearch: SectionIndex {
    var copy = self
    copy.hasSearch = true
    return copy
  }

  /// Returns the index titles that lead to each group.
  ///
  /// - Parameter groups: The groups' titles, in order; `nil` for a group without a title.
  @MainActor func titles(of groups: [String?]) -> [[String]] {
    let index = IndexTitles(style, of: groups)
    var result: [[String]] = groups.map { _ in [] }
    for (title, section) in zip(index.titles, index.sections) { result[section].append(title) }
    if hasSearch, !result.isEmpty { result[0].insert(UITableView.indexSearch, at: 0) }
    return result
  }
}
