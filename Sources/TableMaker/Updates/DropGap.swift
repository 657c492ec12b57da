import TableMakerDiffing
import UIKit

/// The gap between rows where something is dropped: what comes there rests where the gap was.
@MainActor struct DropGap {
  /// The place of what is dropped, among the rows before.
  private let place: RowPath
  /// How far the gap's top lies below the top of the table.
  private let distance: CGFloat

  /// - Parameter place: The row in front of which the gap is; the number of rows for the end of a section.
  init(at place: RowPath, in tableView: UITableView) {
    self.place = place
    // By what is above: whether a row below has given way already is not documented.
    let above =
      place.row > 0
      ? tableView.rectForRow(at: IndexPath(row: place.row - 1, section: place.section))
      : tableView.rectForHeader(inSection: place.section)
    distance = above.maxY - tableView.contentOffset.y
  }

  /// Returns the row that comes to the gap with an update, to be where it was; nil if none does.
  func anchor(from old: Snapshot, to next: Snapshot, by difference: SectionedDifference) -> UpdateAnchor? {
    guard old.contains(place.section),
      let section = next.sections.firstIndex(where: { $0.section === old.sections[place.section].section })
    else { return nil }
    let places = RowPlaces(difference)
    // Rows above that are dragged themselves leave their places.
    let above = (0..<place.row).lazy.reversed().map { RowPath(section: place.section, row: $0) }
      .filter { !places.moves($0) }.compactMap(places.after).first
    let path = RowPath(section: section, row: above.map { $0.row + 1 } ?? 0)
    let comes = difference.insertions.contains(path) || difference.moves.contains { $0.after == path }
    return comes ? UpdateAnchor(IndexPath(path), distance: distance) : nil
  }
}
