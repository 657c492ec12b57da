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
    /// The height of the rows, from the section or the chain's table-level steps.
    var height: RowHeight
    var estimatedRowHeight: CGFloat?

    var isExact: Bool {
      switch height {
      case .fixed, .closure: true
      case .table, .measured, .system: false
      }
    }
  }

  @MainActor init(of sections: [Section], rowHeight: CGFloat?, estimatedRowHeight: CGFloat?) {
    let isMeasured = sections.contains { $0.height == .measured }
    let isUniform = !isMeasured && !sections.contains { $0.height == .closure || $0.height != sections[0].height }
    if isUniform {
      self.rowHeight = sections.isEmpty ? rowHeight : sections[0].height.points
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
      Section(height: group.pattern.height, estimatedRowHeight: group.pattern.settings.estimatedRowHeight)
    }
    self.init(of: heights, rowHeight: table.rowHeight, estimatedRowHeight: table.estimatedRowHeight)
  }
}
