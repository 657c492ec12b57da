import TableMaker
import TestSupport
import Testing
import UIKit

/// Heights that no row can have: none crashes the app, each is reported once, and the rows stay usable.
///
/// See attacks.md B 5 and B 17.
@MainActor @Suite struct UnusableHeightTests {
  nonisolated static let values: [CGFloat] = [.nan, .infinity, -.infinity, -1e300, 1e308, 1_000_001, -1]

  private func expectReport(_ stage: Stage, of cell: String, line: Int, _ value: CGFloat, comment: Comment) {
    let texts = stage.log.diagnostics.map(\.placed)
    #expect(texts.count == 1, comment)
    #expect(
      texts.first?.hasPrefix("UnusableHeightTests.swift:\(line): \(cell) has a height of \(value)") == true,
      "\(texts)")
  }

  @Test(arguments: values) func `B 5: a height that sizeThatFits gives`(value: CGFloat) {
    let stage = Stage()
    FreeCell.asked = value
    let line = #line + 3
    stage.show(
      stage.chain.section().cell(FreeCell.self).data([1, 2, 3]).adapter { _, _, _ in }
        .autoHeight().make())
    #expect((0..<3).map { stage.height($0) } == [44, 44, 44])
    expectReport(stage, of: "FreeCell", line: line, value, comment: "sizeThatFits")
  }

  @Test(arguments: values) func `B 5: a height that systemLayoutSizeFitting gives`(value: CGFloat) {
    let stage = Stage()
    AnsweringNoteCell.asked = value
    let line = #line + 3
    stage.show(
      stage.chain.section().cell(AnsweringNoteCell.self).data([1, 2, 3]).adapter { _, _, _ in }
        .autoHeight().make())
    #expect((0..<3).map { stage.height($0) } == [44, 44, 44])
    expectReport(stage, of: "AnsweringNoteCell", line: line, value, comment: "systemLayoutSizeFitting")
  }

  @Test(arguments: values) func `B 5: a height that a reusable header gives, and the table's own is used`(
    value: CGFloat
  ) {
    let stage = Stage(style: .grouped)
    stage.tableView.sectionHeaderHeight = 31
    AnsweringHeader.asked = value
    let line = #line + 2
    stage.show(
      stage.chain.section()
        .cell(PlainCell.self).data([1]).adapter { _, _, _ in }.header(AnsweringHeader.self) { _ in }.make())
    stage.reload()
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 31)
    expectReport(stage, of: "AnsweringHeader", line: line, value, comment: "header")
  }

  @Test(arguments: values) func `B 5: a height that a cell on screen asks for with remeasureRow()`(value: CGFloat)
    throws
  {
    let stage = Stage()
    AnsweringNoteCell.asked = 60
    let line = #line + 3
    stage.show(
      stage.chain.section().cell(AnsweringNoteCell.self).data([1, 2, 3]).adapter { _, _, _ in }
        .autoHeight().make())
    #expect(stage.height(1) == 60)
    AnsweringNoteCell.asked = value
    try stage.cell(1, as: AnsweringNoteCell.self).remeasureRow(animated: false)
    stage.window.layOut()
    #expect((0..<3).map { stage.height($0) } == [60, 44, 60])
    expectReport(stage, of: "AnsweringNoteCell", line: line, value, comment: "remeasureRow()")
  }

  @Test(arguments: values) func `B 17: a height that heights gives, and the table's height is used`(value: CGFloat) {
    let stage = Stage()
    stage.show(
      stage.chain.height(50).section().cell(PlainCell.self).data([1, 2, 3]).adapter { _, _, _ in }
        .heights { number, _ in number == 2 ? value : 20 }.make())
    #expect((0..<3).map { stage.height($0) } == [20, 50, 20])
    #expect(stage.tableView.contentSize.height == 90)
    #expect(stage.log.messages.count == 1)
    #expect(stage.log.messages.first?.contains("got \(value) for row 1") == true, "\(stage.log.messages)")
  }

  @Test func `a height of 1,000,000 points is one that a row can have, and a step says up to where`() {
    let stage = Stage()
    stage.show(
      stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(1_000_000)
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(30).height(2_000_000)
        .make())
    #expect([stage.height(0), stage.height(0, in: 1)] == [1_000_000, 30])
    #expect(
      stage.log.messages == [
        "Row height must be from 0 to 1,000,000 points, got 2000000.0, so TableMaker ignored the value. Correct the "
          + "value, or remove the step."
      ])
  }
}

private final class FreeCell: UITableViewCell {
  static var asked: CGFloat = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.asked) }
}

private final class AnsweringNoteCell: UITableViewCell {
  static var asked: CGFloat = 0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: Self.asked) }
}

private final class AnsweringHeader: UITableViewHeaderFooterView {
  static var asked: CGFloat = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: Self.asked) }
}
