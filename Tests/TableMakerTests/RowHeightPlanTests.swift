import Testing
import UIKit

@testable import TableMaker

/// Every small table, against what its rows must come to.
@MainActor @Suite struct RowHeightPlanTests {
  private static let sections: [RowHeightPlan.Section] =
    [.table, .fixed(30), .fixed(60), .closure].flatMap { (height: RowHeight) in
      [nil, 50].map { RowHeightPlan.Section(height: height, estimatedRowHeight: $0) }
    }

  /// All tables of up to three sections, with and without heights of the table.
  private static let tables: [([RowHeightPlan.Section], CGFloat?, CGFloat?)] = {
    var lists: [[RowHeightPlan.Section]] = [[]]
    var all = lists
    for _ in 0..<3 {
      lists = lists.flatMap { list in sections.map { list + [$0] } }
      all += lists
    }
    return all.flatMap { list in
      [nil, 60].flatMap { height in [nil, 44].map { (list, height, $0) } }
    }
  }()

  /// Returns the sections of a chain with a height for the table: sections without a height use the table's.
  private func resolved(_ sections: [RowHeightPlan.Section], _ height: CGFloat?) -> [RowHeightPlan.Section] {
    sections.map { section in
      var section = section
      if section.height == .table, let height { section.height = .fixed(height) }
      return section
    }
  }

  @Test func `rows are asked for heights if and only if one property cannot say them`() {
    for (list, height, estimate) in Self.tables {
      let sections = resolved(list, height)
      let plan = RowHeightPlan(of: sections, rowHeight: height, estimatedRowHeight: estimate)
      let distinct = Set(sections.map { "\($0.height)" })
      #expect(plan.asksRows == (distinct.count > 1 || distinct.contains("closure")))
      if !plan.asksRows, let first = sections.first { #expect(plan.rowHeight == first.height.points) }
      if plan.asksRows || sections.isEmpty { #expect(plan.rowHeight == height) }
    }
  }

  @Test func `rows are estimated as the chain says, exactly where it says heights, and else as the table likes`() {
    for (list, height, estimate) in Self.tables {
      let sections = resolved(list, height)
      let plan = RowHeightPlan(of: sections, rowHeight: height, estimatedRowHeight: estimate)
      if sections.contains(where: { $0.estimatedRowHeight != nil }) {
        #expect(plan.asksEstimates && plan.estimatedRowHeight == estimate)
      } else if let estimate {
        #expect(!plan.asksEstimates && plan.estimatedRowHeight == estimate)
      } else if sections.isEmpty || !sections.contains(where: \.isExact) {
        #expect(!plan.asksEstimates && plan.estimatedRowHeight == nil, "nothing is exact: the table's own estimates")
      } else if sections.allSatisfy(\.isExact) {
        #expect(!plan.asksEstimates && plan.estimatedRowHeight == 0, "everything is exact: no estimates")
      } else {
        #expect(plan.asksEstimates && plan.estimatedRowHeight == nil, "some are exact: each is asked")
      }
    }
  }
}
