import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Heights that are estimated first, and found when a row or header comes on screen.
@MainActor @Suite struct TableEstimateTests {
  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 * max(1, abs(a)) }

  @Test func `100,000 estimated rows open at once, and nobody asks for rows that do not show`() {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [Array(repeating: 70, count: 100_000)])
    scene.table.estimatedRowHeight = 50
    let start = ContinuousClock.now
    scene.show(source)
    // 10 ms or so; the rest is for a machine that has other work.
    #expect(start.duration(to: .now) < .seconds(5))
    #expect(source.cellsAsked.map(\.row) == Array(0...5), "one after the other, until the screen is full")
    #expect(close(scene.table.contentSize.height, 50 * 99_994 + 70 * 6))
    scene.scroll(to: scene.table.contentSize.height - 400)
    #expect(source.cellsAsked.count <= 14 && source.cellsAsked.allSatisfy { $0.row < 6 || $0.row > 99_990 })
  }

  @Test(arguments: [30, 44, 120] as [CGFloat])
  func `the table's footer follows the rows that one layout measures, up to the end`(height: CGFloat) {
    let scene = TableScene.blocks()
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 69))
    scene.table.tableFooterView = footer
    scene.table.estimatedRowHeight = 44
    let source = BlockSource(rows: [(0..<60).map { height + CGFloat($0 % 3) * 10 / 3 }])
    scene.show(source)
    #expect(close(footer.frame.maxY, scene.table.contentSize.height))
    for step in 1...40 {
      let end = scene.table.contentSize.height - scene.table.bounds.height
      scene.table.contentOffset.y = min(CGFloat(step) * 210, end)
      // One pass only, because a second one would also place the footer.
      scene.table.layoutIfNeeded()
      #expect(close(footer.frame.maxY, scene.table.contentSize.height), "after step \(step)")
    }
    #expect(scene.table.dataSource === source)
  }

  @Test func `scrolling up into rows never seen leaves what is on screen where it is`() {
    let scene = TableScene.blocks()
    let heights = (0..<200).map { (row: Int) -> CGFloat in 60 + CGFloat(row % 7) * 100 / 3 }
    let source = BlockSource(rows: [heights])
    scene.table.estimatedRowHeight = 44
    scene.show(source)
    scene.table.scrollToRow(at: IndexPath(row: 199, section: 0), at: .bottom, animated: false)
    scene.layOut()
    var first = scene.table.indexPathsForVisibleRows?.first?.row ?? 0
    while first > 20 {
      let before = scene.top(first)
      scene.scroll(to: scene.table.contentOffset.y - 37)
      #expect(close(scene.top(first), before + 37), "row \(first)")
      first = scene.table.indexPathsForVisibleRows?.first?.row ?? 0
    }
  }

  @Test func `while a finger drags, rows that are found above do not tear the content from it`() {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [Array(repeating: 130, count: 300)])
    scene.table.estimatedRowHeight = 44
    scene.show(source)
    scene.scroll(to: 5000)
    scene.table.beginDragging()
    let row = scene.table.indexPathsForVisibleRows?.first?.row ?? 0
    let start = scene.top(row)
    for step in 1...12 {
      scene.table.drag(by: CGPoint(x: 0, y: -25))
      scene.layOut()
      #expect(close(scene.top(row), start + 25 * CGFloat(step)))
    }
    scene.table.endDragging()
  }

  @Test func `nor while the content runs on by itself`() {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [Array(repeating: 130, count: 300)])
    scene.table.estimatedRowHeight = 44
    scene.show(source)
    scene.scroll(to: 5000)
    AnimationClock.shared.hold()
    scene.table.beginDragging()
    scene.table.drag(by: CGPoint(x: 0, y: -10))
    scene.layOut()
    scene.table.endDragging(velocity: CGPoint(x: 0, y: -2000))
    var steps = 0
    while scene.table.isDecelerating, steps < 500 {
      let row = scene.table.indexPathsForVisibleRows?.first?.row ?? 0
      let before = scene.top(row)
      advance(seconds: 1.0 / 60)
      scene.layOut()
      let way = scene.top(row) - before
      #expect(way > -0.5 && way < 36, "2000 points a second are 33 a frame; row \(row)")
      steps += 1
    }
    #expect(steps > 20 && source.cellsAsked.count > 10)
  }

  @Test func `far jumps show exact rows and stay where they went`() {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [Array(repeating: 130, count: 10_000)])
    scene.table.estimatedRowHeight = 44
    scene.show(source)
    for y in [200_000, 40_000, 300_000, 100, 250_000] as [CGFloat] {
      let asked = source.cellsAsked.count
      scene.scroll(to: y)
      #expect(scene.table.contentOffset.y == y)
      #expect(source.cellsAsked.count - asked <= 11, "no more than the screen is measured")
      #expect(scene.table.visibleCells.allSatisfy { $0.frame.height == 130 })
    }
    scene.table.scrollToRow(at: IndexPath(row: 9999, section: 0), at: .bottom, animated: false)
    scene.layOut()
    #expect(close(scene.top(9999), 270))
  }

  @Test func `a row's cell that has changed off screen is measured when it comes back`() {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [Array(repeating: 100, count: 100)])
    scene.show(source)
    scene.scroll(to: 2000)
    let row = IndexPath(row: 15, section: 0)
    source.rows[0][15] = 160
    #expect(scene.table.rectForRow(at: row).height == (source.cellsAsked.contains(row) ? 100 : 44))
    scene.table.scrollToRow(at: row, at: .none, animated: false)
    scene.layOut()
    #expect(scene.table.rectForRow(at: row).height == 160)
  }

  @Test func `asked for heights again, rows that do not show keep what is known of them`() {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [Array(repeating: 130, count: 100)])
    scene.show(source)
    for y in stride(from: CGFloat(0), through: 6000, by: 200) { scene.scroll(to: y) }
    let (tops, size) = ((0..<100).map { scene.top($0) }, scene.table.contentSize)
    let asked = source.cellsAsked.count
    scene.table.performBatchUpdates(nil)
    settleAnimations()
    #expect((0..<100).map { scene.top($0) } == tops && scene.table.contentSize == size)
    #expect(source.cellsAsked.count == asked)
  }

  @Test func `estimates of headers stand for those that were not seen, where somebody gave them`() {
    let scene = TableScene.blocks()
    let source = BlockSource(
      rows: Array(repeating: [50, 50], count: 100), headers: Array(repeating: 40, count: 100))
    scene.table.estimatedRowHeight = 50
    scene.table.estimatedSectionHeaderHeight = 30
    scene.show(source)
    let seen = source.headersAsked.count
    #expect(seen < 8)
    #expect(scene.table.contentSize.height == CGFloat(100 * 100 + seen * 40 + (100 - seen) * 30))
    #expect(
      scene.table.rectForHeader(inSection: 50).height == 30 && scene.table.rectForHeader(inSection: 1).height == 40)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [0, 1, 2, 3, 4, 5, 6, 7])
  func `over random scrolls, jumps and updates every row is exact and what is seen stays`(
    style: UITableView.Style, seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    let scene = TableScene.blocks(style)
    let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0...60, using: &random) }
    let source = BlockSource(
      rows: counts.map { count in (0..<count).map { _ in CGFloat(Int.random(in: 20...600, using: &random)) / 3 } },
      headers: counts.map { _ in CGFloat(Int.random(in: 10...200, using: &random)) / 3 })
    let estimate = CGFloat(Int.random(in: 20...150, using: &random))
    let headerEstimate = CGFloat(Int.random(in: 10...80, using: &random))
    scene.table.estimatedRowHeight = estimate
    scene.table.estimatedSectionHeaderHeight = headerEstimate
    scene.show(source)
    let table = scene.table

    func check(_ what: String) {
      let rows = Set(source.cellsAsked)
      let headers = Set(source.headersAsked)
      var expected: CGFloat = 0
      for (section, heights) in source.rows.enumerated() {
        expected += headers.contains(section) ? source.headers[section] : headerEstimate
        for (row, height) in heights.enumerated() {
          expected += rows.contains(IndexPath(row: row, section: section)) ? height : estimate
        }
      }
      #expect(close(table.contentSize.height, expected), "\(what), seed \(seed)")
      for path in table.indexPathsForVisibleRows ?? [] {
        let height = source.rows[path.section][path.row]
        #expect(close(table.rectForRow(at: path).height, height), "\(what), seed \(seed), \(path)")
        #expect(close(table.cellForRow(at: path)?.frame.height ?? 0, height))
      }
      let tops = (table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0) }
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 1e-6 })
      for cell in table.visibleCells { #expect(cell.frame.maxY > table.bounds.minY - 1e-6) }
    }

    check("opened")
    for step in 0..<60 {
      let seen = (table.indexPathsForVisibleRows ?? []).filter { table.rectForRow(at: $0).maxY > table.contentOffset.y }
      let tops = seen.map { table.rectForRow(at: $0).minY - table.contentOffset.y }
      let limit = max(0, table.contentSize.height - 400)
      var moved: CGFloat?
      switch Int.random(in: 0..<8, using: &random) {
      case 0: table.scrollToRow(at: lastRow(source), at: .bottom, animated: false)
      case 1: table.contentOffset.y = CGFloat.random(in: 0...limit, using: &random).rounded()
      case 2:
        table.performBatchUpdates(nil)
        settleAnimations()
        moved = 0
      default:
        let distance = CGFloat(Int.random(in: -150...150, using: &random))
        let target = min(max(table.contentOffset.y + distance, 0), limit)
        moved = target - table.contentOffset.y
        table.contentOffset.y = target
      }
      scene.layOut()
      check("step \(step)")
      // At the ends there is no room to keep anything where it is.
      guard let moved, table.contentOffset.y > 0, table.contentOffset.y < table.contentSize.height - 400 - 1e-6 else {
        continue
      }
      let still = zip(seen, tops).first { table.cellForRow(at: $0.0) != nil }
      if let (path, top) = still {
        let now = table.rectForRow(at: path).minY - table.contentOffset.y
        #expect(abs(now - (top - moved)) < 1e-6, "step \(step), seed \(seed), \(path)")
      }
    }
    // After scrolling from end to end, the table equals a table with heights known from the start.
    scene.scroll(to: 0)
    var reached: CGFloat = -1
    while table.contentOffset.y > reached {
      reached = table.contentOffset.y
      scene.scroll(to: min(reached + 300, max(0, table.contentSize.height - 400)))
    }
    var edge: CGFloat = 0
    for (section, heights) in source.rows.enumerated() {
      #expect(close(table.rectForHeader(inSection: section).minY, edge))
      edge += source.headers[section]
      for (row, height) in heights.enumerated() {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(close(rect.minY, edge) && close(rect.height, height))
        edge += height
      }
    }
    #expect(close(table.contentSize.height, edge))
  }

  private func lastRow(_ source: BlockSource) -> IndexPath {
    let section = source.rows.lastIndex { !$0.isEmpty } ?? 0
    return IndexPath(row: source.rows[section].isEmpty ? NSNotFound : source.rows[section].count - 1, section: section)
  }

  // MARK: Layouts

  @Test func `a cell that comes on screen is laid out once, its height known or not`() throws {
    for isKnown in [true, false] {
      let scene = TableScene.blocks()
      let source = BlockSource(rows: [Array(repeating: isKnown ? 44 : 80, count: 100)])
      if isKnown { scene.table.rowHeight = 44 }
      scene.show(source)
      for y in stride(from: CGFloat(0), to: 1500, by: 90) {
        let before = scene.table.visibleCells.compactMap { $0 as? BlockCell }
        for cell in before { cell.layouts = 0 }
        scene.scroll(to: y)
        for cell in scene.table.visibleCells.compactMap({ $0 as? BlockCell }) {
          #expect(cell.layouts <= 1, "\(isKnown), at \(y)")
          cell.layouts = 0
        }
      }
    }
  }

  /// Rows of 20 points, each with a footer of 3: lower than they are estimated at.
  private final class LowFooters: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 30 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 3).isActive = true
      return view
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [0, 1])
  func `rows that come in from below as footers turn out lower are shown in the same layout`(
    _ style: UITableView.Style, _ pass: Int
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 300), style: style)
    // The rows that come on screen bring footers with them that were not measured.
    table.estimatedRowHeight = 150
    table.estimatedSectionFooterHeight = 90
    table.sectionFooterHeight = UITableView.automaticDimension
    table.sectionHeaderTopPadding = 0
    let source = LowFooters()
    table.dataSource = source
    table.delegate = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 300))
    window.addSubview(table)
    table.layoutIfNeeded()
    if pass == 1 {
      table.contentOffset.y = 600
      table.layoutIfNeeded()
    }
    let visible = (0..<30).filter {
      table.rect(forSection: $0).minY < table.bounds.maxY && table.rectForRow(at: [$0, 0]).maxY > table.bounds.minY
        && table.rectForRow(at: [$0, 0]).minY < table.bounds.maxY
    }
    #expect(table.indexPathsForVisibleRows?.map(\.section) == visible)
    #expect(visible.count >= 6)
  }
}
