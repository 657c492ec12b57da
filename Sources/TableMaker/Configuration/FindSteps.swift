import TableMakerDiffing

/// What a section's steps make of its source, before it is known which source that is.
struct FindSteps<Item> {
  /// The filters and orders, in the order of the steps.
  var stages: [(Pipeline<Item>) -> Pipeline<Item>] = []
  var grouping: (by: Grouping<Item>, index: SectionIndex)?
  /// Searches for the items elsewhere.
  var fetch: (debounce: Duration, body: @MainActor (String) async throws -> [Item])?
  /// What the queries come from.
  var querySources: [WeakQuerySource] = []

  var isEmpty: Bool { stages.isEmpty && grouping == nil && fetch == nil }
}
