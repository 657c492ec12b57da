import Foundation

/// A data source that has to know what the table shows, apart from what its data are.
@MainActor protocol RowMoveFollower: AnyObject {
  /// Called before the data source is told that a row was moved by hand: the table shows it at its new place already.
  func tableShows(_ source: IndexPath, at target: IndexPath)
}

// While rows are moved by hand, `itemIdentifier(for:)` is as before, so that `moveRowAt` can tell what is moved. But the next
// snapshot is compared with what the table shows by then.
extension UITableViewDiffableDataSource: RowMoveFollower {
  func tableShows(_ source: IndexPath, at target: IndexPath) { movedByHand.append((source, target)) }

  /// Brings what is known to be shown up to date with the moves by hand.
  func takeMovesByHand() {
    for (source, target) in movedByHand {
      let item = shown.sections[source.section].items.remove(at: source.row)
      shown.sections[target.section].items.insert(item, at: target.row)
      shown.sectionsOfItems[item] = shown.sections[target.section].identifier
    }
    movedByHand = []
  }
}
