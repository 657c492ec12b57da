import UIKit

// What the table's sections are searched for.
extension TableViewDataSource {
  /// The text that the searchable sections are searched for, and that their search bars show; empty for all items.
  ///
  /// Setting it sets it for all of them; of one, `section("observers").query`. Sections are searchable by `searchable`, by
  /// `filtered(by:)`, or because their data is a source that is searched. Reading it gives the first one's.
  public var query: String {
    get { groups.lazy.compactMap(\.query).first?.text ?? "" }
    set {
      let searchable = groups.filter { $0.query != nil }
      if searchable.isEmpty, !newValue.isEmpty { reporter.report(.nothingToSearch(query: newValue, at: place)) }
      for group in searchable { group.search(for: newValue) }
    }
  }

  /// Follows what the queries of a group come from.
  func observeQueries(of group: SectionGroup) {
    guard let query = group.query else { return }
    // A bar can change the text that it is given, and notify again.
    var isPassing = false
    let pass: () -> Void = { [weak query, sources = group.content.querySources] in
      guard let query, !isPassing else { return }
      isPassing = true
      for case let source? in sources.map(\.source) where source.query != query.text { source.query = query.text }
      isPassing = false
    }
    for weakSource in group.content.querySources {
      guard let source = weakSource.source else { continue }
      if !source.query.isEmpty { query.text = source.query }
      let token = source.observeQuery { [weak query, weak source] in
        guard let query, let source, !isPassing else { return }
        // The same text may mean something else, by another scope.
        if query.text == source.query { query.tell() } else { query.text = source.query }
        pass()
      }
      group.queryObservations.append(token)
    }
    pass()
  }

  /// Has visible cells mark what the search has found, in sections that have been searched for something else since a snapshot; those
  /// that are filled anew are marked then.
  func markMatches(since old: Snapshot) {
    guard let tableView = ownTable(), snapshot.sections.contains(where: { $0.match != nil }) else { return }
    let before = Dictionary(
      old.sections.map { (ObjectIdentifier($0.section), $0.match) }, uniquingKeysWith: { first, _ in first })
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let rows = snapshot.rows(of: path.section, with: path.row), let mark = rows.callbacks.mark,
        path.row < rows.itemCount, let known = before[ObjectIdentifier(rows.section)], known != rows.match,
        let cell = tableView.cellForRow(at: path)
      else { continue }
      asking(.adapter) { mark(cell, path.row) }
    }
  }
}

extension SectionReference {
  /// The text that the section is searched for, and that its search bar shows; empty for all items.
  ///
  /// Of a section that is not searchable it is empty; setting it there is a diagnostic.
  public var query: String {
    get { owner?.group(named: name, call: call("query"), at: place)?.query?.text ?? "" }
    nonmutating set {
      guard let owner, let group = owner.group(named: name, call: call("query"), at: place) else { return }
      guard group.query != nil else {
        return owner.reporter.report(.nothingToSearch(query: newValue, at: place))
      }
      group.search(for: newValue)
    }
  }
}

extension SectionReference {
  /// Where the section's search stands, if it is done elsewhere; nil if it is not. Observable.
  public var searchState: SearchState? {
    owner?.group(named: name, call: call("searchState"), at: place)?.content.searched?.fetching?.state
  }

  /// Searches for the section's query elsewhere again, at once, as after an error.
  public func retrySearch() {
    owner?.group(named: name, call: call("retrySearch()"), at: place)?.content.searched?.fetching?.retry()
  }
}

extension SectionGroup {
  /// The query of its source; nil if it is not searched.
  var query: SharedQuery? { content.searched?.sharedQuery }

  /// Searches for a text, and has the search bars show it.
  fileprivate func search(for text: String) {
    // Most of them tell of it, this section and the others that follow them.
    for case let source? in content.querySources.map(\.source) where source.query != text { source.query = text }
    query?.text = text
  }
}
