import TableMakerDiffing

/// The changes that a section's steps make to its source, before the source is known.
struct FindSteps<Item> {
  /// The filters and orders, in the order of the steps.
  var stages: [(Pipeline<Item>) -> Pipeline<Item>] = []
  var grouping: (by: Grouping<Item>, index: SectionIndex)?
  /// Searches for the items remotely.
  var fetch: (debounce: Duration, body: @MainActor (String) async throws -> [Item])?
  /// The sources of the queries.
  var querySources: [WeakQuerySource] = []

  var isEmpty: Bool { stages.isEmpty && grouping == nil && fetch == nil }
}
