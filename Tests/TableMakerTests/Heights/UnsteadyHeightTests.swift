import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Cells that ask for their height to be found again while they are laid out (attacks.md B 13).
@MainActor @Suite struct UnsteadyHeightTests {
  private func show(_ heights: @escaping (Int) -> CGFloat, rows: Int = 3) -> (stage: Stage, line: Int) {
    let stage = Stage()
    let line = #line + 4
    stage.show(
      stage.chain.measuresAhead(false).section().cell(LayoutCell.self).data(Array(0..<rows))
        .adapter { cell, _, _ in cell.heights = heights }
        .autoHeight().make())
    return (stage, line)
  }

  private func layouts(in stage: Stage) -> [Int] {
    stage.tableView.visibleCells.compactMap { ($0 as? LayoutCell)?.layouts }
  }

  /// Lets turns pass until no cell has been laid out in 60 of them. Other tests have turns of their own between them.
  ///
  /// - Parameter layoutsInTurn: The layouts in a turn. Another test that lets time pass also lays out all windows.
  private func settle(_ stage: Stage, layoutsInTurn: Int = 1) async throws {
    var (last, turns) = (layouts(in: stage), 0)
    for _ in 0..<6000 where turns < 60 {
      await Task.yield()
      for _ in 0..<layoutsInTurn { stage.window.layOut() }
      let now = layouts(in: stage)
      turns = now == last ? turns + 1 : 0
      last = now
    }
  }

  @Test(arguments: [1, 14, 40], 1...8)
  func `B 13: a cell that never agrees with itself is left alone, and that is told once`(
    rows: Int, layoutsInTurn: Int
  ) async throws {
    // No height comes twice: of seven, the cell would agree with itself after seven more layouts, as in other tests.
    let (stage, line) = show({ 40 + CGFloat($0) / 3 }, rows: rows)
    try await settle(stage, layoutsInTurn: layoutsInTurn)
    let source = try #require(stage.dataSource)
    #expect(source.live.updates.heights.deepest == 1, "an update begins within another one")
    let texts = stage.log.diagnostics.map(\.placed)
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "UnsteadyHeightTests.swift:\(line): LayoutCell has a different height each time it's laid out: ")
        == true,
      "\(texts)")
    // It stays so.
    let layouts = layouts(in: stage)
    try await settle(stage, layoutsInTurn: layoutsInTurn)
    #expect(self.layouts(in: stage) == layouts)
    #expect(stage.height(0) > 40)
  }

  @Test func `B 13: a cell that needs a few layouts gets the height that it comes to, and nothing is told`()
    async throws
  {
    let (stage, _) = show { 40 + CGFloat(min($0, 5)) }
    try await settle(stage)
    #expect((0..<3).map { stage.height($0) } == [45, 45, 45])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `B 13: a cell that asks for the same height at each layout has it`() async throws {
    let (stage, _) = show { _ in 52 }
    try await settle(stage)
    #expect((0..<3).map { stage.height($0) } == [52, 52, 52])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `B 13: an item that is measured again by its cell's layout, for ever, is told of and left alone`()
    async throws
  {
    let stage = Stage()
    stage.show(
      stage.chain.measuresAhead(false).section().cell(LayoutCell.self).data([1, 2])
        .adapter { [weak stage] cell, number, _ in
          cell.heights = { _ in 50 }
          cell.whenLaidOut = { stage?.dataSource?.remeasure(number, animated: false) }
        }
        .autoHeight().make())
    try await settle(stage)
    #expect(stage.dataSource?.live.updates.heights.deepest ?? 0 <= 1)
    #expect(stage.log.messages.count == 1, "\(stage.log.messages)")
    #expect(stage.log.messages.first?.hasPrefix("LayoutCell has a different height") == true)
    #expect(stage.height(0) == 50)
  }
}

private final class LayoutCell: UITableViewCell {
  var heights: (Int) -> CGFloat = { _ in 44 }
  var whenLaidOut: (() -> Void)?
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isMeasuring, superview is UITableView else { return }
    layouts += 1
    if let whenLaidOut { return whenLaidOut() }
    remeasureRow(animated: false)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: heights(layouts)) }
}
