import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct `Several rows of an edited table` {
  private let list = ChoosingList()
  private let scene: TableScene

  init() {
    scene = .swiped(list)
    scene.table.allowsMultipleSelectionDuringEditing = true
  }

  private var selected: [Int] { (scene.table.indexPathsForSelectedRows ?? []).map(\.row) }
  private func glyph(_ row: Int) -> CellGlyph.Kind? { scene.cell(row)?.editGlyph?.kind }
  private func edit(_ editing: Bool = true) {
    scene.table.setEditing(editing, animated: false)
    scene.layOut()
  }

  @Test func `show circles, and checkmarks where they are selected, in place of the minus`() throws {
    edit()
    #expect(list.takeCalls().isEmpty, "documented: no styles are asked for")
    #expect(glyph(1) == .circle && scene.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(scene.cell(1)?.editGlyph?.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(scene.cell(1)?.contentView.frame.minX == 38)
    #expect(scene.table.tap(1) && scene.table.tap(3))
    #expect(selected == [1, 3] && glyph(1) == .chosen && glyph(2) == .circle && glyph(3) == .chosen)
    #expect(scene.cell(1)?.editGlyph?.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(scene.table.tap(1))
    #expect(selected == [3] && glyph(1) == .circle)
    #expect(list.takeCalls() == ["select 1", "select 3", "deselect 1"])
    scene.scroll(to: 300)
    scene.scroll(to: 0)
    #expect(glyph(3) == .chosen && glyph(1) == .circle)
    edit(false)
    #expect(scene.table.visibleCells.allSatisfy { $0.editGlyph == nil } && selected.isEmpty)
  }

  @Test func `are chosen by taps on the circles too, and with a plain setting one by one`() throws {
    edit()
    #expect(try #require(scene.cell(2)).tap(at: CGPoint(x: 27, y: 22)))
    #expect(selected == [2])
    scene.table.allowsMultipleSelectionDuringEditing = false
    scene.layOut()
    #expect(glyph(2) == .delete && !scene.table.tap(4))
    scene.table.allowsSelectionDuringEditing = true
    #expect(scene.table.tap(4))
    #expect(selected == [4])
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.layOut()
    #expect(glyph(1) == .circle)
  }

  @Test func `a row that cannot be edited has no circle`() {
    list.canEdit = { $0 != 2 }
    edit()
    #expect(glyph(1) == .circle && glyph(2) == nil && scene.cell(2)?.isEditing == false)
  }

  @Test func `the selection from before is there again when editing ends`() {
    // rdar 19056268: "the original selection is restored".
    scene.table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
    edit()
    #expect(selected.isEmpty)
    scene.table.tap(1)
    scene.table.tap(2)
    list.counts[0] = 21
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(selected == [2, 3])
    edit(false)
    #expect(selected == [6])
    edit()
    scene.table.reloadData()
    edit(false)
    #expect(selected.isEmpty)
  }

  @Test func `a selected one shows its own background where several may be selected`() throws {
    let view = UIView()
    let cell = try #require(scene.cell(1))
    cell.multipleSelectionBackgroundView = view
    scene.table.tap(1)
    #expect(view.superview == nil, "only one may be")
    edit()
    scene.table.tap(1)
    #expect(view.superview === cell)
    scene.table.tap(1)
    #expect(view.superview == nil)
  }

  // MARK: Two touches

  /// Drags two touches over rows, which are the places of the first touch after each step.
  private func drag(_ rows: [Int], end: ([Finger]) -> Void = { Finger.lift($0) }) {
    let fingers = [Finger(on: scene.window), Finger(on: scene.window)]
    func places(_ y: CGFloat) -> [(finger: Finger, point: CGPoint)] {
      [(fingers[0], CGPoint(x: 200, y: y)), (fingers[1], CGPoint(x: 250, y: y))]
    }
    func y(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }
    Finger.press(places(y(rows[0])))
    Finger.move(places(y(rows[0]) + 12))
    for row in rows.dropFirst() { Finger.move(places(y(row))) }
    end(fingers)
  }

  @Test func `are selected by two fingers that pass over them, and left again where they go back`() {
    drag([1, 3, 5, 2]) { fingers in
      #expect(selected == [1, 2])
      Finger.lift(fingers)
    }
    #expect(
      list.takeCalls() == [
        "should 1 false", "begin 1 true", "select 1", "select 2", "select 3", "select 4", "select 5", "deselect 5",
        "deselect 4", "deselect 3", "end",
      ])
    settleAnimations()
    #expect(scene.table.isEditing && selected == [1, 2] && glyph(1) == .chosen && glyph(3) == .circle)
    #expect(scene.table.contentOffset.y == 0)
    drag([4, 3])
    #expect(selected == [1, 2, 3, 4])
    _ = list.takeCalls()
    // From a selected row on they are deselected.
    drag([2, 4])
    #expect(selected == [1])
    #expect(list.takeCalls() == ["should 2 true", "begin 2 true", "deselect 2", "deselect 3", "deselect 4", "end"])
    drag([6, 4, 7])
    #expect(selected == [1, 6, 7])
  }

  @Test func `scroll under two fingers where the delegate does not let them be chosen`() {
    list.lets = false
    drag([6, 4, 2])
    settleAnimations()
    #expect(list.takeCalls() == ["should 6 false"] && selected.isEmpty && scene.table.contentOffset.y > 0)
    #expect(!scene.table.isEditing)
  }

  @Test func `stay chosen when the touches are taken away`() {
    drag([1, 3]) { for finger in $0 { finger.cancel() } }
    #expect(selected == [1, 2, 3] && list.calls.last == "end" && list.calls.filter { $0 == "end" }.count == 1)
    drag([5, 6]) { fingers in
      fingers[0].lift()
      #expect(list.calls.filter { $0 == "end" }.count == 1)
      fingers[1].lift()
    }
    #expect(selected == [1, 2, 3, 5, 6] && list.calls.filter { $0 == "end" }.count == 2)
  }

  @Test func `are not chosen where one may not be highlighted, and across sections`() {
    list.counts = [3, 3, 0, 4]
    scene.table.reloadData()
    scene.layOut()
    list.mayHighlight = { $0 != 1 }
    drag([2, 3, 5, 6])
    #expect(
      list.takeCalls().filter { $0.hasPrefix("select") } == ["select 2", "select 1.0", "select 1.2", "select 3.0"])
  }

  @Test func `one finger chooses on the circles of an edited table, and scrolls elsewhere`() {
    edit()
    _ = list.takeCalls()
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 27, y: 66))
    for y in [80, 110, 154] { finger.move(to: CGPoint(x: 27, y: CGFloat(y))) }
    finger.lift()
    #expect(selected == [1, 2, 3] && scene.table.contentOffset.y == 0)
    #expect(list.takeCalls() == ["should 1 true", "begin 1 true", "select 1", "select 2", "select 3", "end"])
    finger.press(at: CGPoint(x: 200, y: 300))
    for y in [280, 250, 200] { finger.move(to: CGPoint(x: 200, y: CGFloat(y))) }
    finger.hold(for: 0.2)
    finger.lift()
    settleAnimations()
    #expect(selected == [1, 2, 3] && scene.table.contentOffset.y > 0)
  }

  @Test func `come on screen while fingers stay at an edge (assumed)`() {
    drag([5, 7, 8]) { fingers in
      fingers[0].hold(for: 1)
      #expect(scene.table.contentOffset.y > 100)
      #expect(selected.first == 5 && selected.count > 6 && selected == Array(5...(selected.last ?? 0)))
      fingers[0].hold(for: 10)
      #expect(scene.table.contentOffset.y == CGFloat(480))
      Finger.lift(fingers)
    }
    let offset = scene.table.contentOffset.y
    advance(seconds: 1)
    #expect(scene.table.contentOffset.y == offset && selected == Array(5...19))
  }

  @Test func `go on being chosen through updates, but not when the first is gone or all is loaded anew`() {
    drag([2, 4]) { fingers in
      list.counts[0] = 21
      scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(selected == [3, 4, 5])
      Finger.move([(fingers[0], CGPoint(x: 200, y: 198)), (fingers[1], CGPoint(x: 250, y: 198))])
      #expect(selected == [3, 4])
      list.counts[0] = 20
      _ = list.takeCalls()
      scene.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      #expect(list.takeCalls() == ["end"])
      Finger.move([(fingers[0], CGPoint(x: 200, y: 290)), (fingers[1], CGPoint(x: 250, y: 290))])
      Finger.lift(fingers)
    }
    #expect(selected == [3] && list.calls.filter { $0 == "end" }.isEmpty)
    for change in [{ [scene] in scene.table.reloadData() }, { [scene] in scene.table.removeFromSuperview() }] {
      _ = list.takeCalls()
      drag([5, 6]) { fingers in
        change()
        Finger.move([(fingers[0], CGPoint(x: 200, y: 20)), (fingers[1], CGPoint(x: 250, y: 20))])
        Finger.lift(fingers)
      }
      #expect(list.takeCalls().filter { $0 == "end" }.count == 1)
      #expect(scene.table.choice == nil && scene.window.touchDelivery.arbiter.members.isEmpty)
      if scene.table.window == nil { scene.window.addSubview(scene.table) }
      scene.layOut()
    }
  }

  @Test func `may be loaded anew while they are chosen`() {
    list.didSelect = { [scene] path in if path.row == 2 { scene.table.reloadData() } }
    drag([1, 4, 6])
    settleAnimations()
    #expect(scene.table.choice == nil && list.calls.filter { $0 == "end" }.count == 1)
    list.didSelect = { _ in }
    list.didBegin = { [scene] in scene.table.setEditing(false, animated: false) }
    drag([1, 4])
    #expect(scene.table.choice == nil && selected.isEmpty)
  }
}
