import TableMaker
import TestSupport
import UIKit

/// Changes of rows' heights that no item reports.
extension Scene {
  func resize(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    events.isOtherForm = true
    events.isResized = true
    let isAnimated = random.chance(2)
    // After a source has reported a change, it can have other rows by the time that it's read.
    let rows = (0..<(1 + random.below(3))).compactMap { _ in anyRow(&random) }.filter(isMeasured)
    guard let row = rows.first, let group = group(row.group) else { return }
    switch kind {
    case .remeasure:
      resize(row, &random)
      events.reconfigured.append(row)
      group.remeasure(row.row, in: dataSource, animated: isAnimated)
    case .remeasureCell:
      // Only its configuration determines the height of such a cell.
      guard let cell = visibleCell(of: row), !group.spec.isContent else { return }
      resize(row, &random)
      cell.take(height: Numbers.height(of: row.row) + extraHeight(of: row))
      cell.remeasureRow(animated: isAnimated)
    default: forgetHeights(of: rows, in: group, &random)
    }
  }

  private func forgetHeights(of rows: [Content], in group: any FuzzGroup, _ random: inout SeededGenerator) {
    // Doesn't change the extra heights because cells on screen aren't configured again, and must match the measured heights.
    switch (random.below(3), group.name) {
    case (0, let name?): dataSource.invalidateHeights(in: name)
    case (1, _): group.forgetHeights(of: rows.filter { $0.group == group.spec.number }.map(\.row), in: dataSource)
    default: dataSource.invalidateHeights()
    }
  }

  /// Returns a Boolean value that indicates whether a cell determines a row's height, and no other row shows the same item.
  private func isMeasured(_ content: Content) -> Bool {
    guard let height = group(content.group)?.spec.height, height == .automatic || height == .automaticAtOnce else {
      return false
    }
    let sections = current.sections.filter { $0.key.group == content.group }
    return sections.reduce(0) { $0 + $1.rows.count { $0.number == content.row.number } } == 1
  }

  private func visibleCell(of content: Content) -> FuzzCell? {
    table.visibleCells.lazy.compactMap { $0 as? FuzzCell }.first { $0.content == content }
  }
}
