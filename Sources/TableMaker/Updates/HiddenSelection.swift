import TableMakerDiffing
import UIKit

/// The selected rows that a search has hidden: they are selected when they come back.
@MainActor struct HiddenSelection {
  private var places: [ListPlace] = []

  var isEmpty: Bool { places.isEmpty }

  /// Notes which rows of a snapshot are selected.
  mutating func note(_ selected: [RowPath], in snapshot: Snapshot) {
    places += selected.compactMap { snapshot.rows(of: $0.section, with: $0.row)?.listPlace(of: $0.row) }
  }

  /// Takes the rows that a snapshot shows.
  ///
  /// - Returns: Their places in it.
  /// - Complexity: O(n) for n rows, if any are hidden or selected.
  mutating func take(from snapshot: Snapshot) -> [RowPath] {
    if places.isEmpty { return [] }
    var shown: [RowPath] = []
    places = places.compactMap { $0.followed() }.filter { place in
      for (section, rows) in snapshot.sections.enumerated() {
        guard let row = rows.row(at: place) else { continue }
        shown.append(RowPath(section: section, row: row))
        return false
      }
      return true
    }
    return shown
  }

  mutating func forget() { places = [] }
}

extension TableViewDataSource {
  /// The rows that are to be selected in the next snapshot: those that are, and those that a search had hidden; nil if there are none.
  func selection(
    in tableView: UITableView, from old: Snapshot, to next: Snapshot, by difference: () -> SectionedDifference
  ) -> [RowPath]? {
    let selected = (tableView.indexPathsForSelectedRows ?? []).map(RowPath.init)
    if selected.isEmpty, hiddenSelection.isEmpty { return nil }
    var rows = selected.isEmpty ? [] : old.rows(following: selected, in: next, by: difference())
    let allowsSeveral = tableView.allowsSeveralRows
    // Another row was chosen meanwhile.
    if !allowsSeveral, !selected.isEmpty { hiddenSelection.forget() }
    hiddenSelection.note(selected, in: old)
    let returning = hiddenSelection.take(from: next)
    if allowsSeveral || rows.isEmpty { rows += returning.filter { !rows.contains($0) } }
    return rows
  }
}
