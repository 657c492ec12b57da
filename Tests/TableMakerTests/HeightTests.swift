import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct HeightTests {
  @Test func `one height for all is the table's own, and no row is asked`() {
    let stage = Stage()
    let delegate = HeightDelegate()
    stage.show(
      stage.chain.height(60).forward(to: delegate)
        .section().cell(PlainCell.self).data(Array(0..<1000)).adapter { _, _, _ in }
        .section().height(60).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    #expect(stage.tableView.rowHeight == 60)
    #expect(stage.height(999) == 60)
    #expect(delegate.asked == 0)
  }

  @Test func `a delegate of the app gives the heights that the chain does not`() {
    let stage = Stage()
    let delegate = HeightDelegate()
    stage.show(
      stage.chain.forward(to: delegate).section().cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }.make())
    #expect([stage.height(0), stage.height(1)] == [33, 33])
  }

  @Test func `heights are exact from the first layout, row by row`() {
    let stage = Stage()
    let items = Array(0..<500)
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data(items).adapter { _, _, _ in }.heights { item, index in
          CGFloat(item % 7 * 10 + index % 3 + 20)
        }
        .section().height(25).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    let heights = items.map { CGFloat($0 % 7 * 10 + $0 % 3 + 20) }
    #expect(items.map { stage.height($0) } == heights)
    #expect(stage.tableView.estimatedRowHeight == 0)
    #expect(stage.tableView.contentSize.height >= heights.reduce(0, +) + 25)
    #expect(stage.height(0, in: 1) == 25)
  }

  @Test func `the last of height and heights counts`() {
    let stage = Stage()
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(20).heights { _, _ in 30 }
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.heights { _, _ in 30 }.height(20)
        .make())
    #expect([stage.height(0), stage.height(0, in: 1)] == [30, 20])
  }

  @Test func `with an estimate only rows that come on screen are asked`() {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(Array(0..<10_000)).adapter { _, _, _ in }
        .heights { item, _ in
          log.add("\(item)")
          return 44
        }
        .estimatedHeight(44)
        .make())
    #expect(Set(log.lines).count < 100)
    #expect(Set(log.lines).contains("0"))
  }

  @Test func `a section without a height leaves it to the table, which goes on estimating it`() {
    let stage = Stage()
    let estimate = stage.tableView.estimatedRowHeight
    stage.show(
      stage.chain
        .section().height(30).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().cell(PlainCell.self).data([1]).adapter { cell, _, _ in cell.textLabel?.text = "Text" }
        .make())
    #expect(stage.height(0) == 30)
    #expect(stage.height(0, in: 1) > 40)
    #expect(stage.tableView.estimatedRowHeight == estimate)
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func `a height that is none is left out, and said to be`(height: CGFloat) {
    let stage = Stage()
    let line = #line + 3
    stage.show(
      stage.chain.height(50)
        .section().height(height).headerHeight(height).footerHeight(height).estimatedHeight(height)
        .cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }
        .make())
    #expect(stage.height(0) == 50)
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "HeightTests.swift:\(line): Row height must be from 0 to 1,000,000 points, got \(height), so TableMaker "
          + "ignored the value. Correct the value, or remove the step.",
        "HeightTests.swift:\(line): Header height must be from 0 to 1,000,000 points, got \(height), so TableMaker "
          + "ignored the value. Correct the value, or remove the step.",
        "HeightTests.swift:\(line): Footer height must be from 0 to 1,000,000 points, got \(height), so TableMaker "
          + "ignored the value. Correct the value, or remove the step.",
        "HeightTests.swift:\(line): Estimated row height must be from 0 to 1,000,000 points, got \(height), so "
          + "TableMaker ignored the value. Correct the value, or remove the step.",
      ])
  }

  @Test func `a table's height that is none is left out too`() {
    let stage = Stage()
    stage.show(
      stage.chain.height(-2).estimatedHeight(.nan).section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    #expect(stage.tableView.rowHeight == UITableView.automaticDimension)
    #expect(stage.log.messages.count == 2)
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func `an answer of heights that is none is left out, and said once for a section`(height: CGFloat) {
    let stage = Stage()
    let line = #line + 3
    stage.show(
      stage.chain.height(50).section().cell(PlainCell.self).data(Array(0..<10)).adapter { _, _, _ in }
        .heights { item, _ in item < 3 ? 20 : height }
        .make())
    #expect([stage.height(2), stage.height(3), stage.height(9)] == [20, 50, 50])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "HeightTests.swift:\(line): Row height must be from 0 to 1,000,000 points, got \(height) for row 3, so "
          + "TableMaker ignored the value. Correct the value, or remove the step."
      ])
  }

  @Test func `the table's heights are what they were after detach`() {
    let stage = Stage()
    let (rowHeight, estimate) = (stage.tableView.rowHeight, stage.tableView.estimatedRowHeight)
    stage.show(stage.chain.height(60).section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make())
    #expect(stage.tableView.rowHeight == 60 && stage.tableView.estimatedRowHeight == 0)
    stage.dataSource?.detach()
    #expect(stage.tableView.rowHeight == rowHeight && stage.tableView.estimatedRowHeight == estimate)
  }
}

private final class HeightDelegate: NSObject, UITableViewDelegate {
  var asked = 0
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return 33
  }
}
