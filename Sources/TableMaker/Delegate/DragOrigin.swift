import TableMakerDiffing
import UIKit

/// The rows of a table that a drag carries.
@MainActor final class DragOrigin {
  private(set) weak var owner: TableViewDataSource?
  private var lifted: [LiftedRow] = []

  init(_ owner: TableViewDataSource) {
    self.owner = owner
  }

  /// Adds a row, and what is dragged with it.
  func add(_ items: [UIDragItem], of rows: SectionRows, at row: Int) {
    guard !items.isEmpty else { return }
    let group = owner?.groups.first { $0.pattern.adapter == rows.section.adapter }
    let source = group?.content.liftedFrom(rows)
    lifted.append(
      LiftedRow(
        items: items, section: rows.section, identifier: rows.identifier(at: row), source: source, lastRow: row))
  }

  /// The list from which an item was lifted, whether or not a row shows it; nil if it's of no such list.
  func source(of item: UIDragItem) -> (any LiftedItem)? {
    lifted.first { $0.items.contains { $0 === item } }?.source
  }

  /// The row with which an item was picked up, as it is in a snapshot; nil if it has gone.
  func row(of item: UIDragItem, in snapshot: Snapshot) -> (rows: SectionRows, row: Int)? {
    guard let index = lifted.firstIndex(where: { $0.items.contains { $0 === item } }) else { return nil }
    return lifted[index].row(in: snapshot)
  }

  /// The lists from which items were lifted.
  var revertibleLists: [any RevertibleList] { lifted.compactMap { $0.source?.revertibleList } }

  /// The row with which an item was picked up, and what it shows; nil if it has gone, or its table.
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

/// A row that was picked up.
@MainActor private struct LiftedRow {
  let items: [UIDragItem]
  weak let section: LiveSection?
  let identifier: AnyHashable?
  let source: (any LiftedItem)?
  /// Where it was last, where it mostly is still: it is asked for at each movement of the finger.
  var lastRow: Int

  /// The row as it is now; nil if it has gone.
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
