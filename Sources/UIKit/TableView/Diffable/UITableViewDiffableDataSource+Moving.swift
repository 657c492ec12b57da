import Foundation

/// A data source that keeps track of the rows on screen in addition to its data.
@MainActor protocol RowMoveFollower: AnyObject {
  /// Called after the user moves a row and before the data source's move method. The table view already shows the new
  /// order.
  func tableShows(_ source: IndexPath, at target: IndexPath)
}

// While the user moves rows, `itemIdentifier(for:)` keeps its results so that `moveRowAt` can find the moved item. The
// next snapshot is compared with the rows on screen at that time.
extension UITableViewDiffableDataSource: RowMoveFollower {
  func tableShows(_ source: IndexPath, at target: IndexPath) { movedByHand.append((source, target)) }

  /// Applies the user's moves to `shown`.
  func takeMovesByHand() {
    for (source, target) in movedByHand {
      let item = shown.sections[source.section].items.remove(at: source.row)
      shown.sections[target.section].items.insert(item, at: target.row)
      shown.sectionsOfItems[item] = shown.sections[target.section].identifier
    }
    movedByHand = []
  }
}
