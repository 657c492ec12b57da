import TableMakerDiffing
import UIKit

/// The rows of a table view that a drag carries.
@MainActor final class DragOrigin {
  private(set) weak var owner: LiveTable?
  private var lifted: [LiftedRow] = []

  init(_ owner: LiveTable) {
    self.owner = owner
  }

  /// Adds a row with its drag items.
  func add(_ items: [UIDragItem], of rows: SectionRows, at row: Int) {
    guard !items.isEmpty else { return }
    lifted.append(
      LiftedRow(
        items: items, section: rows.section, identifier: rows.items.identifier(at: row), source: rows.items.liftedItem,
        lastRow: row))
  }

  /// Returns the list that contained an item, even if no row shows it, or `nil` if it doesn't come from a list.
  func source(of item: UIDragItem) -> (any LiftedItem)? {
    lifted.first { $0.items.contains { $0 === item } }?.source
  }

  /// Returns the row in which a drag of an item began, as it is in a snapshot, or `nil` if it was removed.
  func row(of item: UIDragItem, in snapshot: Snapshot) -> (rows: SectionRows, row: Int)? {
    guard let index = lifted.firstIndex(where: { $0.items.contains { $0 === item } }) else { return nil }
    return lifted[index].row(in: snapshot)
  }

  /// The lists that the dragged items come from.
  var revertibleLists: [any RevertibleList] { lifted.compactMap { $0.source?.revertibleList } }

  /// Returns the row in which a drag of an item began, with its items, or `nil` if the row or its table view no
  /// longer exists.
  func lifted(_ item: UIDragItem) -> (rows: any ItemRows, row: Int)? {
    guard let owner, let found = row(of: item, in: owner.snapshot), owner.group(of: found.rows) != nil else {
      return nil
    }
    return (found.rows.items, found.row)
  }
}

/// A row that the user drags.
@MainActor private struct LiftedRow {
  let items: [UIDragItem]
  weak let section: LiveSection?
  let identifier: AnyHashable?
  let source: (any LiftedItem)?
  /// The last known index, which is usually still correct. UIKit needs the row for each movement of the drag.
  var lastRow: Int

  /// Returns the row at present, or `nil` if it was removed.
  mutating func row(in snapshot: Snapshot) -> (rows: SectionRows, row: Int)? {
    guard let section, let identifier, let rows = snapshot.sections.first(where: { $0.section === section }) else {
      return nil
    }
    if rows.items.identifier(at: lastRow) != identifier {
      guard let row = rows.items.rows(of: IdentitySet(CollectionOfOne(identifier))).first else { return nil }
      lastRow = row
    }
    return (rows, lastRow)
  }
}
