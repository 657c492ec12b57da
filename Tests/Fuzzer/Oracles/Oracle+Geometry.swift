import TableMakerDiffing
import UIKit

extension Oracle {
  /// Checks that rows have their heights and adjoin, and that the content isn't scrolled beyond its ends.
  func checkGeometry() throws {
    let top = -table.adjustedContentInset.top
    let end = max(top, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
    let offset = table.contentOffset.y
    if step.isWaitedFor {
      try require(
        offset >= top - 0.01 && offset <= end + 0.01, "the table is scrolled to \(offset), outside \(top)...\(end)")
    }
    var last: (path: RowPath, rect: CGRect)?
    for path in table.indexPathsForVisibleRows ?? [] {
      let place = RowPath(section: path.section, row: path.row)
      let rect = table.rectForRow(at: path)
      if let height = exactHeight(of: place) {
        try require(abs(rect.height - height) < 0.01, "row \(place) is \(rect.height) high, not \(height)")
      }
      if let last, last.path.section == place.section {
        try require(
          abs(last.rect.maxY - rect.minY) < 0.01,
          "row \(place) starts at \(rect.minY), row \(last.path) ends at \(last.rect.maxY)")
      }
      last = (place, rect)
    }
  }

  /// Returns the exact height of a row; nil if the row is measured.
  private func exactHeight(of place: RowPath) -> CGFloat? {
    let section = wanted.sections[place.section]
    guard let group = scene.group(section.key.group) else { return nil }
    guard let row = wanted.row(place) else { return nil }
    switch group.spec.height {
    case .table: return scene.spec.height
    case .fixed: return 18 + CGFloat(group.spec.number)
    case .heights: return Numbers.height(of: row)
    case .automatic, .automaticAtOnce: return nil
    }
  }
}
