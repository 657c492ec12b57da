import UIKit

/// The view that a table view shows behind its rows after a search without results.
@MainActor final class NoResults {
  private weak var view: UIView?
  private var query: String?

  /// A Boolean value that indicates whether the view is on screen.
  var isShown: Bool { view != nil }

  /// Shows the view for a query as the background of a table view that has no other background.
  ///
  /// - Parameters:
  ///   - query: The query without results, or `nil` to hide the view.
  ///   - content: A closure that returns the app's content, or `nil` for UIKit's content.
  func show(_ query: String?, in tableView: UITableView, _ content: ((String) -> (any UIContentConfiguration)?)?) {
    guard query != self.query || query != nil && view == nil else { return }
    self.query = query
    remove(from: tableView)
    guard let query, tableView.backgroundView == nil else { return }
    let configuration = content.map { $0(query) } ?? Self.standard(for: query, in: tableView)
    guard let view = configuration.map({ PlaceholderRoom($0.makeContentView()) }) else { return }
    tableView.showBehindRows(view)
    self.view = view
  }

  /// Removes the view, unless the app has replaced it.
  private func remove(from tableView: UITableView) {
    if let view, tableView.backgroundView === view { tableView.backgroundView = nil }
    view = nil
  }

  private static func standard(for query: String, in tableView: UITableView) -> UIContentUnavailableConfiguration {
    var state = UIContentUnavailableConfigurationState(traitCollection: tableView.traitCollection)
    state.searchText = query
    return UIContentUnavailableConfiguration.search().updated(for: state)
  }
}

extension LiveTable {
  /// Shows that a search has no results if the table view is empty for that reason, and otherwise hides the message.
  func showNoResults() {
    guard let tableView = ownTable() else { return }
    var query: String?
    if snapshot.sections.allSatisfy(\.hasNothing) {
      query = groups.lazy.filter { !$0.isHidden }.compactMap(\.queryWithoutResults).first
    }
    if query != nil { attachment.placeholder.hide(in: tableView) }
    calls.asking(.noResults) { attachment.noResults.show(query, in: tableView, settings.noResults) }
  }
}

extension SectionGroup {
  /// The query without results, or `nil` if nothing is searched or the search is still in progress.
  fileprivate var queryWithoutResults: String? {
    guard let searched = searched, searched.sharedQuery != nil else { return nil }
    if let fetching = searched.fetching, !fetching.state.isAnswered { return nil }
    let query = searched.answeredQuery
    return query.allSatisfy(\.isWhitespace) ? nil : query
  }
}
