/// The operations of one kind in a plan.
public enum BatchStep: Sendable, Hashable {
  /// Deletes sections at places before.
  case deleteSections([Int])
  /// Inserts sections at places after.
  case insertSections([Int])
  /// Moves sections.
  case moveSections([IndexPair])
  /// Deletes rows at paths before.
  case deleteRows([RowPath])
  /// Inserts rows at paths after.
  case insertRows([RowPath])
  /// Moves rows.
  case moveRows([RowPathPair])
}
