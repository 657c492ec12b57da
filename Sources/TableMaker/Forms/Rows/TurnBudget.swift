/// A postponed call of a section.
final class CatchingUp {}

/// The work that's done immediately in a turn of the main actor.
@MainActor final class TurnBudget {
  private static let most = 8
  private var count = 0

  /// Returns whether a further piece of work is done immediately.
  func takeTurn() -> Bool {
    if count == 0 { Task { @MainActor [weak self] in self?.count = 0 } }
    count += 1
    return count <= Self.most
  }
}

/// Visible rows to fill in place, each once.
@MainActor final class RowFilling {
  var rows: [FormRow]

  init(_ row: FormRow) { rows = [row] }

  func perform() {
    var filled: Set<ObjectIdentifier> = []
    for row in rows where filled.insert(ObjectIdentifier(row)).inserted { row.fillInPlace() }
  }
}
