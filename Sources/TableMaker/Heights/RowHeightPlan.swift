import UIKit

/// The way in which a table view gets its rows' heights: from its properties if they're enough, or otherwise from its
/// delegate.
///
/// Rows with a known height are exact from the first layout, so the table view must not estimate them unless the chain
/// specifies it.
struct RowHeightPlan: Equatable {
  /// The table view's new `rowHeight`; `nil` to keep it.
  var rowHeight: CGFloat?
  /// The table view's new `estimatedRowHeight`; `nil` to keep it, zero to turn off estimates.
  var estimatedRowHeight: CGFloat?
  var asksRows = false
  var asksEstimates = false
}

extension RowHeightPlan {
  /// The height settings of a section.
  struct Section: Equatable {
    /// The height of all rows: the section's own, or the table view's.
    var rowHeight: CGFloat?
    var hasHeights = false
    var estimatedRowHeight: CGFloat?
    /// A Boolean value that indicates whether its rows are measured.
    var isAutomatic = false

    /// A Boolean value that indicates whether UIKit measures the rows on screen.
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
      // If the table view determines some rows' heights, it must continue to estimate those. The estimates of the
      // others are exact.
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
