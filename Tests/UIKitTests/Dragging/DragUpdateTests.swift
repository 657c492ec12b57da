import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Tables that change while a touch drags one of their rows, or drags over them.
@MainActor @Suite struct DragUpdateTests {
  private let log = CallLog()
  private let from: DragList
  private let to: DragList
  private let scene: DragScene

  init() {
    from = DragList([(0..<10).map { "from \($0)" }], name: "from", log: log)
    to = DragList([["a", "b", "c"]], name: "to", log: log)
    scene = DragScene(from, to)
  }

  private enum Change: CaseIterable {
    case insertAbove, deleteSource, deleteAll, reload, reloadSection, exchangeSource, leaveWindow, moveSource, edit
  }

  private func perform(_ change: Change, on table: UITableView, _ list: DragList) {
    switch change {
    case .insertAbove:
      list.sections[0].insert("new", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    case .deleteSource:
      list.sections[0].remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    case .deleteAll:
      list.sections = []
      table.deleteSections([0], with: .automatic)
    case .reload: table.reloadData()
    case .reloadSection: table.reloadSections([0], with: .automatic)
    case .exchangeSource: table.dataSource = list
    case .leaveWindow: table.removeFromSuperview()
    case .moveSource:
      list.sections[0].insert(list.sections[0].remove(at: 1), at: 0)
      table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    case .edit: table.setEditing(true, animated: true)
    }
  }

  @Test(arguments: Change.allCases, [0, 1, 2]) private func `no change of a table harms a drag`(
    change: Change, stage: Int
  ) {
    for index in 0...1 {
      for ends in ["drop", "cancel"] {
        let from = DragList([(0..<10).map { "from \($0)" }])
        let to = DragList([["a", "b", "c"]])
        let scene = DragScene(from, to)
        let finger = scene.lift(at: CGPoint(x: 100, y: 66))
        if stage == 0 { perform(change, on: scene.tables[index], index == 0 ? from : to) }
        finger.move(to: CGPoint(x: 100, y: 110))
        if stage == 1 { perform(change, on: scene.tables[index], index == 0 ? from : to) }
        finger.move(to: CGPoint(x: 400, y: 66))
        if stage == 2 { perform(change, on: scene.tables[index], index == 0 ? from : to) }
        scene.window.layoutIfNeeded()
        // An empty list takes no row into its first section.
        if index == 1, change == .deleteAll { to.perform = { _, _ in } }
        if ends == "drop" { finger.lift() } else { finger.cancel() }
        scene.settle()
        #expect(scene.window.dragFlights.isEmpty && scene.pictures.isEmpty)
        for (table, list) in zip(scene.tables, [from, to]) {
          #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
          guard table.window != nil else { continue }
          #expect(table.visibleCells.map { $0.textLabel?.text } == Array(list.sections.flatMap { $0 }.prefix(14)))
          #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.isUserInteractionEnabled && !$0.isHighlighted })
          #expect(table.visibleCells.map(\.frame.minY) == table.visibleCells.indices.map { CGFloat($0) * 44 })
        }
      }
    }
  }

  @Test func `an update closes the gap, and the finger that moves on opens it`() {
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    #expect(scene.tops(of: 1) == [0, 88, 132])
    to.sections[0].insert("new", at: 0)
    scene.tables[1].insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(scene.tops(of: 1) == [0, 44, 88, 132])
    finger.move(to: CGPoint(x: 400, y: 67))
    #expect(scene.tops(of: 1) == [0, 88, 132, 176])
    finger.lift()
    scene.settle()
    #expect(to.sections[0] == ["new", "from 1", "a", "b", "c"])
  }

  @Test func `the row that is dragged is found by its number, or is gone`() {
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    from.sections[0].insert("new", at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(scene.cell(2)?.alpha == 0.5 && scene.cell(1)?.alpha == 1)
    finger.move(to: CGPoint(x: 400, y: 66))
    finger.lift()
    #expect(log.calls.contains("to: drop nowhere at 0-1"), "the other table's rows have no number here")
    scene.settle()
    _ = log.take()
    let other = scene.drag(at: CGPoint(x: 100, y: 66))
    other.move(to: CGPoint(x: 100, y: 200))
    from.sections[0].remove(at: 0)
    scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    other.move(to: CGPoint(x: 100, y: 202))
    other.lift()
    #expect(log.calls.contains { $0.hasPrefix("from: drop 0-0 at") })
    scene.settle()
  }

  @Test func `a delegate that ends it all in a call is not called on`() {
    from.willBegin = { [unowned scene = scene.table] in scene.removeFromSuperview() }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    finger.lift()
    scene.settle()
    #expect(
      to.sections[0].count == 3 && scene.window.dragFlights.isEmpty,
      "assumed: a view that leaves its window lets go of what is dragged; a device would settle it")
    to.proposal = { [unowned table = scene.tables[1]] _ in
      table.dropDelegate = nil
      table.reloadData()
      return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    scene.window.addSubview(scene.table)
    from.willBegin = {}
    let other = scene.drag(at: CGPoint(x: 100, y: 66))
    other.move(to: CGPoint(x: 400, y: 66))
    other.move(to: CGPoint(x: 400, y: 88))
    other.lift()
    scene.settle()
    #expect(scene.window.dragFlights.isEmpty && scene.tops(of: 1) == [0, 44, 88])
  }

  @Test func `nothing of a drag is kept when it is over`() {
    weak var item: UIDragItem?
    weak var session: AnyObject?
    weak var table: UITableView?
    do {
      let list = DragList([["a", "b", "c"]])
      let scene = DragScene(list)
      table = scene.table
      list.items = { name in
        let made = DragList.item(name)
        item = made
        return [made]
      }
      list.perform = { _, coordinator in session = coordinator.session }
      let finger = scene.drag(at: CGPoint(x: 100, y: 22))
      finger.move(to: CGPoint(x: 100, y: 110))
      finger.lift()
      scene.settle()
    }
    AnimationClock.shared.settle()
    #expect(item == nil && session == nil && table == nil)
  }
}
