import UIKit

extension LiveTable {
  /// Follows the query sources of a group.
  func observeQueries(of group: SectionGroup) {
    guard let query = group.query else { return }
    // A search bar can change the text that it receives, and notify again.
    var isPassing = false
    let pass: () -> Void = { [weak query, sources = group.content.traits.querySources] in
      guard let query, !isPassing else { return }
      isPassing = true
      for case let source? in sources.map(\.source) where source.query != query.text { source.query = query.text }
      isPassing = false
    }
    for weakSource in group.content.traits.querySources {
      guard let source = weakSource.source else { continue }
      if !source.query.isEmpty { query.text = source.query }
      let token = source.observeQuery { [weak query, weak source] in
        guard let query, let source, !isPassing else { return }
        // The same text may mean something else, such as in another scope.
        if query.text == source.query { query.tell() } else { query.text = source.query }
        pass()
      }
      group.queryObservations.append(token)
    }
    pass()
  }

  /// Marks the matches in visible cells of sections with a new query. Cells that are configured again are marked at
  /// that time.
  func markMatches(since old: Snapshot) {
    guard let tableView = ownTable(), snapshot.sections.contains(where: { $0.match != nil }) else { return }
    let before = Dictionary(
      old.sections.map { (ObjectIdentifier($0.section), $0.match) }, uniquingKeysWith: { first, _ in first })
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let rows = snapshot.rows(of: path.section, with: path.row), let mark = rows.callbacks.mark,
        path.row < rows.itemCount, let known = before[ObjectIdentifier(rows.section)], known != rows.match,
        let cell = tableView.cellForRow(at: path)
      else { continue }
      calls.asking(.adapter) { mark(cell, path.row) }
    }
  }
}

extension SectionReference {
  /// The search text of the section and its search bar; empty for all items.
  ///
  /// If the section isn't searchable, the value is empty, and setting it makes TableMaker report a diagnostic.
  public var query: String {
    get { owner?.group(named: name, call: call("query"), at: location)?.query?.text ?? "" }
    nonmutating set {
      guard let owner, let group = owner.group(named: name, call: call("query"), at: location) else { return }
      guard group.query != nil else {
        return owner.reporter.report(.notSearchable(query: newValue, at: location))
      }
      group.search(for: newValue)
    }
  }
}

extension SectionReference {
  /// The state of a search that's done elsewhere, or `nil` if the section has none. Observable.
  public var searchState: SearchState? {
    owner?.group(named: name, call: call("searchState"), at: location)?.searched?.fetching?.state
  }

  /// Repeats the remote search for the section's query immediately, such as after an error.
  public func retrySearch() {
    owner?.group(named: name, call: call("retrySearch()"), at: location)?.searched?.fetching?.retry()
  }
}

extension SectionGroup {
  /// The query of the group's source, or `nil` if the source isn't searched.
  var query: SharedQuery? { searched?.sharedQuery }

  /// Searches for a text, and shows it in the search bars.
  func search(for text: String) {
    // Most query sources notify this section and others that follow them.
    for case let source? in content.traits.querySources.map(\.source) where source.query != text { source.query = text }
    query?.text = text
  }
}
