import TableMakerDiffing
import UIKit

/// The gap between rows for dropped items. The row that's inserted there stays at the gap's position.
@MainActor struct DropGap {
  /// The location of the dropped items among the earlier rows.
  private let location: RowPath
  /// The distance from the top of the table view to the gap's top.
  private let distance: CGFloat

  /// - Parameter location: The row below the gap, or the number of rows for the end of a section.
  init(at location: RowPath, in tableView: UITableView) {
    self.location = location
    // The distance depends on the row above, because UIKit's documentation doesn't specify whether a row below has
    // already moved.
    let above =
      location.row > 0
      ? tableView.rectForRow(at: IndexPath(row: location.row - 1, section: location.section))
      : tableView.rectForHeader(inSection: location.section)
    distance = above.maxY - tableView.contentOffset.y
  }

  /// Returns an anchor for the row that an update inserts in the gap, or `nil` if there's none.
  func anchor(from old: Snapshot, to next: Snapshot, by difference: SectionedDifference) -> UpdateAnchor? {
    guard old.contains(location.section),
      let section = next.sections.firstIndex(where: { $0.section === old.sections[location.section].section })
    else { return nil }
    let places = RowPlaces(difference)
    // Dragged rows above the gap leave their locations.
    let above = (0..<location.row).lazy.reversed().map { RowPath(section: location.section, row: $0) }
      .filter { !places.moves($0) }.compactMap(places.after).first
    let path = RowPath(section: section, row: above.map { $0.row + 1 } ?? 0)
    let comes = difference.insertions.contains(path) || difference.moves.contains { $0.after == path }
    return comes ? UpdateAnchor(IndexPath(path), distance: distance) : nil
  }
}
