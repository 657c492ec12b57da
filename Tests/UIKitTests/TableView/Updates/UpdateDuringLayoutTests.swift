import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Updates that begin in a layout pass, and layout passes in the middle of updates.
@MainActor @Suite struct UpdateDuringLayoutTests {
  private let scene = TableScene.blocks()
  private let source = BlockSource(rows: [[40, 40, 40, 40]])
  private let holder = Holder()

  init() {
    AnimationClock.shared.hold()
    scene.table.removeFromSuperview()
    scene.table.rowHeight = 40
    holder.frame = scene.window.bounds
    holder.table = scene.table
    holder.addSubview(scene.table)
    scene.table.dataSource = source
    scene.table.delegate = source
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func deleteSecondRow() {
    scene.table.performBatchUpdates {
      source.rows[0].remove(at: 1)
      scene.table.deleteRows(at: [path(1)], with: .fade)
    }
  }

  private var cells: [UITableViewCell] { scene.table.subviews.compactMap { $0 as? UITableViewCell } }

  @Test(arguments: [0, 1, 2], [false, true])
  func `an update from layoutSubviews of a view above, in the first layout, shows what goes`(
    marking: Int, laysOutFirst: Bool
  ) throws {
    holder.onLayout = { [unowned holder, unowned scene = scene.window] in
      holder.onLayout = {}
      // Labels of several lines do the same, because they have constraints that follow their width.
      if marking == 1 { scene.setNeedsUpdateConstraints() }
      if marking == 2 { scene.setNeedsLayout() }
      if laysOutFirst { holder.table.layoutIfNeeded() }
      deleteSecondRow()
    }
    scene.window.addSubview(holder)
    scene.layOut()
    #expect(source.cellsAsked == (0..<4).map(path) && scene.table.visibleCells.count == 3)
    let gone = try #require(cells.first { scene.table.indexPath(for: $0) == nil })
    advance(seconds: 0.15)
    #expect(abs(CGFloat((gone.layer.presentation() ?? gone.layer).opacity) - 0.5) < 0.01)
    #expect(abs(scene.shownTop(try #require(scene.cell(1))) - 60) < 0.01, "the next row closes the gap")
    settleAnimations()
    #expect(cells.count == 3 && source.gone == [path(1)])
  }

  @Test func `in the middle of an update a table gets another size, and what stays and goes is what it was`() throws {
    scene.window.addSubview(holder)
    scene.layOut()
    let before = (0..<4).compactMap { scene.cell($0) }
    source.cellsAsked = []
    deleteSecondRow()
    for (width, height, time) in [(390.333, 400, 0.05), (320, 400, 0.1), (320, 70, 0.1), (320, 300, 0.049)]
      as [(
        CGFloat, CGFloat, Double
      )]
    {
      holder.frame.size = CGSize(width: width, height: height)
      scene.layOut()
      #expect(scene.table.bounds.width == width && before[1].superview === scene.table)
      #expect(scene.table.visibleCells.allSatisfy { $0.frame.width == width })
      #expect(scene.cell(0) === before[0] && scene.cell(1) === before[2])
      advance(seconds: time)
    }
    #expect(before[1].superview === scene.table)
    settleAnimations()
    #expect(before[1].superview == nil && source.gone.filter { $0 == path(1) }.count == 1)
    #expect(scene.table.visibleCells.count == 3 && cells.count == 3)
  }

  @Test(arguments: [false, true])
  func `a cell that has all of the window laid out, and the table resized, in the middle of an update`(
    isAnimated: Bool
  ) throws {
    final class Meddler: UITableViewCell {
      static var meddle: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.meddle()
      }
    }
    defer { Meddler.meddle = {} }
    scene.table.register(Meddler.self, forCellReuseIdentifier: "block")
    scene.window.addSubview(holder)
    scene.layOut()
    let before = (0..<4).compactMap { scene.cell($0) }
    source.cellsAsked = []
    Meddler.meddle = { [unowned holder] in
      guard holder.frame.width == 390 else { return }
      holder.frame.size.width = 300
      holder.window?.layoutIfNeeded()
    }
    source.rows[0] = [40, 40, 40, 40]
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [path(1)], with: isAnimated ? .left : .none)
      scene.table.insertRows(at: [path(0)], with: isAnimated ? .fade : .none)
    }
    scene.layOut()
    #expect(source.cellsAsked == [path(0)] && scene.cell(1) === before[0] && scene.cell(2) === before[2])
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.width == 300 } && scene.table.bounds.width == 300)
    settleAnimations()
    // A cell that leaves without animation is available to other rows immediately.
    #expect(cells.count == 4 && (isAnimated ? before[1].superview == nil : scene.cell(0) === before[1]))
  }

  @Test func `a data source that resizes the table while a cell is asked for has all rows in the new width`() {
    final class Resizer: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 2 {
          tableView.superview?.frame.size.width = 250
          tableView.window?.layoutIfNeeded()
        }
        return tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
      }
    }
    let resizer = Resizer()
    scene.table.dataSource = resizer
    scene.window.addSubview(holder)
    scene.layOut()
    #expect(scene.table.visibleCells.count == 4 && scene.table.visibleCells.allSatisfy { $0.frame.width == 250 })
  }

  @Test func `a table that is scrolled and updated before it is laid out shows how rows go that had yet to come`()
    throws
  {
    source.rows[0] = Array(repeating: 40, count: 40)
    scene.window.addSubview(holder)
    scene.layOut()
    scene.table.contentOffset.y = 800
    scene.table.performBatchUpdates {
      source.rows[0].remove(at: 22)
      scene.table.deleteRows(at: [path(22)], with: .left)
    }
    let gone = try #require(cells.first { $0.frame.minX == -390 })
    #expect(gone.frame.minY == 880 && scene.table.visibleCells.count == 10)
    settleAnimations()
    #expect(gone.superview == nil)
  }

  @Test func `a group that begins after the data has changed asks for no row that is not there`() {
    source.rows[0] = Array(repeating: 40, count: 40)
    scene.window.addSubview(holder)
    scene.layOut()
    scene.table.contentOffset.y = 1200
    source.rows[0] = Array(repeating: 40, count: 3)
    scene.table.performBatchUpdates { scene.table.deleteRows(at: (3..<40).map(path), with: .fade) }
    settleAnimations()
    #expect(scene.table.visibleCells.count == 3 && scene.table.contentOffset.y == 0)
  }

  private final class Holder: UIView {
    var table = UITableView()
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      table.frame = bounds
      onLayout()
    }
  }
}
