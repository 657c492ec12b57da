// The query of the table view's sections.
extension TableViewDataSource {
  /// The search text of the searchable sections and their search bars; empty for all items.
  ///
  /// If you set it, all searchable sections search for the text; for one of them, use `section("observers").query`. The
  /// value is that of the first searchable section. A section is searchable if it uses `searchable`, or if its data
  /// is a searched source.
  public var query: String {
    get { live.groups.lazy.compactMap(\.query).first?.text ?? "" }
    set {
      let searchable = live.groups.filter { $0.query != nil }
      if searchable.isEmpty, !newValue.isEmpty {
        live.reporter.report(.notSearchable(query: newValue, at: live.location))
      }
      for group in searchable { group.search(for: newValue) }
    }
  }
}
