import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The content of rows while an update is shown: rows move, and their content moves with them, in its place.
@MainActor @Suite struct LinesInUpdatesTests {
  private func makeScene(_ style: UITableView.Style, _ source: BlockSource) -> TableScene {
    AnimationClock.shared.hold()
    let scene = TableScene.blocks(style)
    scene.table.separatorStyle = .singleLine
    scene.show(source)
    return scene
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The views in a cell that show elsewhere than where they are, or in another size.
  private func strayed(in view: UIView) -> [String] {
    view.subviews.flatMap { inner -> [String] in
      let shown = inner.layer.presentation()?.frame ?? inner.frame
      let differs = [
        shown.minX - inner.frame.minX, shown.minY - inner.frame.minY, shown.width - inner.frame.width,
        shown.height - inner.frame.height,
      ].contains { abs($0) > 0.01 }
      return (differs ? ["\(type(of: inner)) shows at \(shown), not \(inner.frame)"] : []) + strayed(in: inner)
    }
  }

  @Test(
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    [UITableView.RowAnimation.fade, .left, .top, .automatic])
  func `what is in a row that comes is in its place from the start`(
    style: UITableView.Style, animation: UITableView.RowAnimation
  ) throws {
    let source = BlockSource(rows: [[40, 40, 40]])
    let scene = makeScene(style, source)
    source.rows[0] = [50, 40, 30, 40, 40, 60]
    scene.table.insertRows(at: [path(0), path(2), path(5)], with: animation)
    for instant in 0..<4 {
      for row in [0, 2, 5] {
        let cell = try #require(scene.cell(row))
        #expect(strayed(in: cell) == [], "row \(row) at instant \(instant)")
        let block = try #require((cell as? BlockCell)?.block)
        #expect(block.frame.width == cell.bounds.width && block.frame.minX == 0)
        let hasLine = style != .insetGrouped || row != 5
        let line = cell.separators?.bottom.frame
        #expect((line?.width ?? 0 > 300) == hasLine, "row \(row), \(String(describing: line))")
      }
      advance(seconds: 0.1)
    }
  }

  @Test func `a line that a row gets with an update is as long as it should be from the start`() throws {
    let source = BlockSource(rows: [[40, 40, 40]])
    let scene = makeScene(.insetGrouped, source)
    let last = try #require(scene.cell(2))
    #expect(last.separators == nil)
    source.rows[0].append(40)
    scene.table.insertRows(at: [path(3)], with: .fade)
    let line = try #require(last.separators?.bottom)
    #expect(line.frame.width > 300 && line.frame.maxY == last.bounds.height)
    #expect(strayed(in: last) == [])
  }

  @Test func `a line above a row that has become the first of a group is there from the start`() throws {
    let source = BlockSource(rows: [[40, 40, 40]])
    let scene = makeScene(.grouped, source)
    let second = try #require(scene.cell(1))
    source.rows[0].removeFirst()
    scene.table.deleteRows(at: [path(0)], with: .fade)
    let line = try #require(second.separators?.top)
    #expect(line.superview === second && line.frame.width == 390 && line.frame.minY == 0)
    #expect(strayed(in: second) == [])
  }

  @Test func `a row that was the last of a card and moves up takes its new line along`() throws {
    let source = BlockSource(rows: [[40, 40, 40]])
    let scene = makeScene(.insetGrouped, source)
    let moved = try #require(scene.cell(2))
    scene.table.moveRow(at: path(2), to: path(0))
    #expect(moved.separators?.bottom.frame.width ?? 0 > 300)
    for _ in 0..<3 {
      #expect(strayed(in: moved) == [])
      advance(seconds: 0.1)
    }
  }

  @Test(arguments: [UITableView.RowAnimation.left, .right, .fade])
  func `a header that comes from the side has its text where it belongs from the start`(
    animation: UITableView.RowAnimation
  ) throws {
    let source = TitleSource()
    AnimationClock.shared.hold()
    let scene = TableScene(.plain)
    scene.window.setDeviceSafeArea(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    scene.show(source)
    source.count = 2
    scene.table.insertSections([1], with: animation)
    let (old, new) = (scene.table.headerView(forSection: 0), scene.table.headerView(forSection: 1))
    let (label, other) = (try #require(new?.textLabel), try #require(old?.textLabel))
    #expect(label.frame.minX == other.frame.minX && label.frame.width > 20)
    let cells = (0..<2).compactMap { scene.cell(0, $0) }
    #expect(cells.map { $0.textLabel?.frame } == [cells[0].textLabel?.frame, cells[0].textLabel?.frame])
    #expect(cells[0].textLabel?.frame.minX ?? 0 < 30)
    for view in [try #require(new), cells[1]] { #expect(strayed(in: view) == []) }
  }
}

private final class TitleSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 1

  func numberOfSections(in tableView: UITableView) -> Int { count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
}
