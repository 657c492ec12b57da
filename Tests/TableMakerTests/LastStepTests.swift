import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Of the steps that replace each other the last one applies, in every order of up to three of them.
@MainActor @Suite struct LastStepTests {
  private typealias Section = ReadySection<PlainCell, Int, ItemList<Int>>
  private typealias Step = (name: String, add: (Section) -> Section)

  private struct Words { var word = "followed" }

  private let stage = Stage()
  private let draft = FormDraft(Words())

  /// Every sequence of up to three steps.
  private func sequences(of steps: [Step]) -> [[Step]] {
    var all: [[Step]] = [[]]
    var longest = all
    for _ in 0..<3 {
      longest = longest.flatMap { sequence in steps.map { sequence + [$0] } }
      all += longest
    }
    return all
  }

  private func show(_ steps: [Step], hasTitle: Bool = true) -> UITableView {
    var section = stage.chain.height(30).section().cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }
    if hasTitle { section = section.title("title").footerTitle("title") }
    for step in steps { section = step.add(section) }
    stage.dataSource?.detach()
    stage.show(section.make())
    return stage.tableView
  }

  @Test func `of titles`() {
    let headers: [Step] = [
      ("fixed", { $0.title("fixed") }), ("2", { $0.titles { "\($0.count)" } }),
      ("followed", { [draft] in $0.titles(of: draft) { $0.word } }),
    ]
    let footers: [Step] = [
      ("fixed", { $0.footerTitle("fixed") }), ("2", { $0.footerTitles { "\($0.count)" } }),
      ("followed", { [draft] in $0.footerTitles(of: draft) { $0.word } }),
    ]
    for steps in sequences(of: headers) {
      let table = show(steps, hasTitle: false)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == steps.last?.name, "\(steps.map(\.name))")
    }
    for steps in sequences(of: footers) {
      let table = show(steps, hasTitle: false)
      #expect(table.footerView(forSection: 0)?.textLabel?.text == steps.last?.name, "\(steps.map(\.name))")
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `of the heights of headers and footers`() {
    let headers: [Step] = [
      ("41.0", { $0.headerHeight(41) }), ("52.0", { $0.headerHeights { CGFloat(50 + $0.count) } }),
    ]
    let footers: [Step] = [
      ("41.0", { $0.footerHeight(41) }), ("52.0", { $0.footerHeights { CGFloat(50 + $0.count) } }),
    ]
    for steps in sequences(of: headers) where !steps.isEmpty {
      #expect("\(show(steps).rectForHeader(inSection: 0).height)" == steps.last?.name, "\(steps.map(\.name))")
    }
    for steps in sequences(of: footers) where !steps.isEmpty {
      #expect("\(show(steps).rectForFooter(inSection: 0).height)" == steps.last?.name, "\(steps.map(\.name))")
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `of the heights of rows, unless they are measured, which is reported if they have another height`() {
    let heights: [Step] = [
      ("41.0", { $0.height(41) }), ("51.0", { $0.heights { item, _ in CGFloat(50 + item) } }),
      ("measured", { $0.autoHeight() }),
    ]
    let measured = "\(show([heights[2]]).rectForRow(at: IndexPath(row: 0, section: 0)).height)"
    #expect(!["30.0", "41.0", "51.0"].contains(measured))
    for steps in sequences(of: heights) {
      let names = steps.map(\.name)
      stage.log.diagnostics.removeAll()
      let height = "\(show(steps).rectForRow(at: IndexPath(row: 0, section: 0)).height)"
      let isMeasured = names.contains("measured")
      #expect(height == (isMeasured ? measured : names.last ?? "30.0"), "\(names)")
      let isReported = isMeasured && Set(names).count > 1
      #expect(stage.log.diagnostics.count { $0.kind == .unusedHeight } == (isReported ? 1 : 0), "\(names)")
    }
  }
}
