/// The operations of one kind in a plan.
public enum BatchStep: Sendable, Hashable {
  /// Deletes sections at old places.
  case deleteSections([Int])
  /// Inserts sections at new places.
  case insertSections([Int])
  /// Moves sections.
  case moveSections([IndexPair])
  /// Deletes rows at old paths.
  case deleteRows([RowPath])
  /// Inserts rows at new paths.
  case insertRows([RowPath])
  /// Moves rows.
  case moveRows([RowPathPair])
}
