import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Random touches combined with random updates.
@MainActor @Suite(.serialized) struct `Swiped rows are attacked` {
  @Test(arguments: 0..<150) func `rows come to rest, and each beginning has its end`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let list = SwipeList(12)
    let scene = TableScene.swiped(list, seed % 2 == 0 ? .plain : .insetGrouped)
    let table = scene.table
    table.allowsMultipleSelectionDuringEditing = seed % 3 == 0
    if seed % 5 == 0 { scene.window.traitOverrides.layoutDirection = .rightToLeft }
    var next = 100
    var late: [(Bool) -> Void] = []
    var budget = 0
    func change() {
      // Rows that the table is still counting, or bringing on screen, are not the time to change (batch-updates.md, X7, X9).
      guard budget > 0, table.window != nil, !table.needsCounts, !table.isUpdating else { return }
      budget -= 1
      let count = list.rows.count
      let row = count > 0 ? Int.random(in: 0..<count, using: &random) : 0
      let animation: UITableView.RowAnimation =
        [.none, .fade, .automatic, .left].randomElement(using: &random) ?? .none
      func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        list.rows.insert(next, at: row)
        next += 1
        table.insertRows(at: [path(row)], with: animation)
      case 2 where count > 4:
        list.delete(list.rows[row], with: animation)
      case 4 where count > 1:
        let other = Int.random(in: 0..<count, using: &random)
        let moved = list.rows.remove(at: row)
        list.rows.insert(moved, at: other)
        table.moveRow(at: path(row), to: path(other))
      case 5 where count > 0: table.reloadRows(at: [path(row)], with: animation)
      case 6 where count > 0: table.reconfigureRows(at: [path(row)])
      case 7: table.reloadData()
      case 8: table.setEditing(Bool.random(using: &random), animated: Bool.random(using: &random))
      case 9: table.contentOffset.y = CGFloat(Int.random(in: 0..<200, using: &random))
      case 10: table.allowsSelection.toggle()
      default: break
      }
    }
    list.perform = { title, row, end in
      switch Int.random(in: 0..<6, using: &random) {
      case 0: end(true)
      case 1 where list.rows.count > 4: list.delete(row, with: .automatic)
      case 2 where list.rows.count > 4:
        list.delete(row)
        end(true)
      case 3: late.append(end)
      case 4:
        change()
        end(false)
        end(true)
      default: break
      }
    }
    list.trailing = { row in row % 4 == 0 ? nil : Array(["Delete", "Flag", "More"].prefix(row % 4)) }
    list.leading = { row in row % 3 == 0 ? [] : ["Read"] }
    list.canEdit = { $0 % 7 != 6 }
    list.willBegin = change
    list.didEnd = change
    let fingers = [Finger(on: scene.window), Finger(on: scene.window)]
    var down = [false, false]
    var places = [CGPoint.zero, .zero]
    for _ in 0..<80 {
      budget = 2
      let which = Int.random(in: 0..<2, using: &random)
      if !down[which] {
        places[which] = CGPoint(
          x: Int.random(in: 0..<390, using: &random), y: Int.random(in: 0..<400, using: &random))
        fingers[which].press(at: places[which])
        down[which] = fingers[which].view != nil
      } else {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
          fingers[which].lift()
          down[which] = false
        case 2:
          fingers[which].cancel()
          down[which] = false
        case 3: fingers[which].hold(for: Double.random(in: 0.01..<0.6, using: &random))
        default:
          places[which].x += CGFloat(Int.random(in: -80..<60, using: &random))
          places[which].y += CGFloat(Int.random(in: -6..<6, using: &random))
          fingers[which].move(to: places[which], duration: Double.random(in: 0.005..<0.1, using: &random))
        }
      }
      if Int.random(in: 0..<4, using: &random) == 0 { change() }
      if Int.random(in: 0..<8, using: &random) == 0 { late.popLast()?(Bool.random(using: &random)) }
      scene.layOut()
      #expect(table.visibleCells.filter(\.isSwiped).count <= 1, "seed \(seed)")
      #expect(table.visibleCells.allSatisfy { !$0.isSwiped || $0 === table.swipe?.cell }, "seed \(seed)")
      #expect(table.visibleCells.filter(\.isEditing).isEmpty || table.swipe == nil, "seed \(seed)")
    }
    budget = 0
    for which in 0..<2 where down[which] { fingers[which].lift() }
    for end in late { end(true) }
    table.setEditing(false, animated: true)
    settleAnimations()
    scene.layOut()
    #expect(scene.unrest == [], "seed \(seed)")
    let begun = list.calls.filter { $0.hasPrefix("begin") }.count
    let ended = list.calls.filter { $0.hasPrefix("end") }.count
    #expect(begun == ended, "seed \(seed)")
    #expect(scene.window.touchDelivery.arbiter.members.isEmpty, "seed \(seed)")
    #expect(table.numberOfRows(inSection: 0) == list.rows.count, "seed \(seed)")
    #expect(list.calls.filter { $0.hasPrefix("perform") }.count <= begun, "seed \(seed)")
  }
}
