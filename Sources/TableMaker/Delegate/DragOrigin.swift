import TableMakerDiffing
import UIKit

/// The rows of a table view that a drag carries.
@MainActor final class DragOrigin {
  private(set) weak var owner: TableViewDataSource?
  private var lifted: [LiftedRow] = []

  init(_ owner: TableViewDataSource) {
    self.owner = owner
  }

  /// Adds a row with its drag items.
  func add(_ items: [UIDragItem], of rows: SectionRows, at row: Int) {
    guard !items.isEmpty else { return }
    let group = owner?.groups.first { $0.pattern.adapter == rows.section.adapter }
    let source = group?.content.liftedFrom(rows)
    lifted.append(
      LiftedRow(
        items: items, section: rows.section, identifier: rows.identifier(at: row), source: source, lastRow: row))
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

  /// Returns the row in which a drag of an item began, with its contents, or `nil` if the row or its table view no
  /// longer exists.
  func lifted(_ item: UIDragItem) -> (content: any SectionContent, rows: SectionRows, row: Int)? {
    owner?.lifted(item, from: self)
  }
}

extension TableViewDataSource {
  fileprivate func lifted(
    _ item: UIDragItem, from origin: DragOrigin
  ) -> (content: any SectionContent, rows: SectionRows, row: Int)? {
    guard let found = origin.row(of: item, in: snapshot), let group = group(of: found.rows) else { return nil }
    return (group.content, found.rows, found.row)
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
    if rows.identifier(at: lastRow) != identifier {
      guard let row = rows.rows(of: IdentitySet(CollectionOfOne(identifier))).first else { return nil }
      lastRow = row
    }
    return (rows, lastRow)
  }
}
