import UIKit

/// What a table shows behind its rows while a search has found nothing.
@MainActor final class NoResults {
  private weak var view: UIView?
  private var query: String?

  /// Whether it is shown.
  var isShown: Bool { view != nil }

  /// Shows what there is to be shown for a query, as the background of a table that has none of its own.
  ///
  /// - Parameters:
  ///   - query: What was searched for and not found; nil to show nothing.
  ///   - content: Returns what the app shows instead of UIKit's own; nil for that.
  func show(_ query: String?, in tableView: UITableView, _ content: ((String) -> (any UIContentConfiguration)?)?) {
    guard query != self.query || query != nil && view == nil else { return }
    self.query = query
    remove(from: tableView)
    guard let query, tableView.backgroundView == nil else { return }
    let configuration = content.map { $0(query) } ?? Self.standard(for: query, in: tableView)
    guard let view = configuration?.makeContentView() else { return }
    tableView.backgroundView = view
    self.view = view
  }

  /// Takes the view away, unless the app has shown another one.
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

extension TableViewDataSource {
  /// Says that nothing was found where the table is empty for that reason, and else that no more.
  func showNoResults() {
    guard let tableView = ownTable() else { return }
    var query: String?
    if snapshot.sections.allSatisfy({ $0.count == 0 }) {
      query = groups.lazy.filter { !$0.isHidden }.compactMap(\.queryWithoutResults).first
    }
    if query != nil { attachment.placeholder.hide(in: tableView) }
    asking(.noResults) { attachment.noResults.show(query, in: tableView, settings.noResults) }
  }
}

extension SectionGroup {
  /// The text that was searched for without anything being found; nil where nothing was, or where the answer is not there yet.
  fileprivate var queryWithoutResults: String? {
    guard let searched = content.searched, searched.sharedQuery != nil else { return nil }
    if let fetching = searched.fetching, !fetching.state.isAnswered { return nil }
    let query = searched.answeredQuery
    return query.allSatisfy(\.isWhitespace) ? nil : query
  }
}
