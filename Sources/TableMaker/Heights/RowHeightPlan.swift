import UIKit

/// The way in which a table gets its rows' heights: by its properties if that is enough, else by asking.
///
/// Rows of a known height are exact from the first layout, so the table must not estimate them unless the chain says so.
struct RowHeightPlan: Equatable {
  /// The table's new `rowHeight`; nil leaves it.
  var rowHeight: CGFloat?
  /// The table's new `estimatedRowHeight`; nil leaves it, zero turns estimates off.
  var estimatedRowHeight: CGFloat?
  var asksRows = false
  var asksEstimates = false
}

extension RowHeightPlan {
  /// The height settings of a section.
  struct Section: Equatable {
    /// One height for all rows: the section's own, or the table's.
    var rowHeight: CGFloat?
    var hasHeights = false
    var estimatedRowHeight: CGFloat?
    /// Its rows are measured.
    var isAutomatic = false

    /// UIKit measures them, on screen.
    var isLeftToUIKit = false

    var isExact: Bool { !isLeftToUIKit && (rowHeight != nil || hasHeights) }
  }

  init(of sections: [Section], rowHeight: CGFloat?, estimatedRowHeight: CGFloat?) {
    let isMeasured = sections.contains(where: \.isAutomatic)
    let isUniform = !isMeasured && !sections.contains { $0.hasHeights || $0.rowHeight != sections[0].rowHeight }
    if isUniform {
      self.rowHeight = sections.isEmpty ? rowHeight : sections[0].rowHeight
    } else {
      self.rowHeight = rowHeight
      asksRows = true
    }

    self.estimatedRowHeight = estimatedRowHeight
    if isMeasured || sections.contains(where: { $0.estimatedRowHeight != nil }) {
      asksEstimates = true
    } else if estimatedRowHeight == nil, sections.contains(where: \.isExact) {
      // If some rows are left to the table, it has to go on estimating those; the estimates of the others are exact.
      if sections.allSatisfy(\.isExact) { self.estimatedRowHeight = 0 } else { asksEstimates = true }
    }
  }
}

extension RowHeightPlan {
  @MainActor init(of groups: [SectionGroup], in table: TableSettings) {
    let heights = groups.map { group in
      let section = group.pattern
      return Section(
        rowHeight: section.rowHeight, hasHeights: section.hasHeights,
        estimatedRowHeight: section.settings.estimatedRowHeight, isAutomatic: section.isAutomatic,
        isLeftToUIKit: section.rowHeight == UITableView.automaticDimension)
    }
    self.init(of: heights, rowHeight: table.rowHeight, estimatedRowHeight: table.estimatedRowHeight)
  }
}
