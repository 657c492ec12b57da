import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Random touches that select rows, combined with random updates.
@MainActor @Suite(.serialized) struct `Chosen rows are attacked` {
  @Test(arguments: 0..<100) func `each beginning has its end, and the selection is of rows that there are`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let list = ChoosingList()
    list.counts = [6, 0, 9]
    let scene = TableScene.swiped(list)
    let table = scene.table
    table.allowsMultipleSelectionDuringEditing = true
    var budget = 0
    func change() {
      guard budget > 0, table.window != nil, !table.needsCounts, !table.isUpdating else { return }
      budget -= 1
      let section = Int.random(in: 0..<3, using: &random)
      let row = Int.random(in: 0...max(list.counts[section] - 1, 0), using: &random)
      let path = IndexPath(row: row, section: section)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        list.counts[section] += 1
        table.insertRows(at: [path], with: .automatic)
      case 2 where list.counts[section] > 0:
        list.counts[section] -= 1
        table.deleteRows(at: [path], with: .fade)
      case 4: table.reloadData()
      case 5: table.setEditing(Bool.random(using: &random), animated: Bool.random(using: &random))
      case 6: table.allowsMultipleSelectionDuringEditing.toggle()
      case 7: table.contentOffset.y = CGFloat(Int.random(in: 0..<200, using: &random))
      case 8 where list.counts[section] > 0: table.selectRow(at: path, animated: false, scrollPosition: .none)
      default: break
      }
    }
    list.didSelect = { _ in if Int.random(in: 0..<6, using: &random) == 0 { change() } }
    list.didBegin = { if Int.random(in: 0..<3, using: &random) == 0 { change() } }
    let fingers = [Finger(on: scene.window), Finger(on: scene.window)]
    var down = [false, false]
    var place = CGPoint.zero
    func point(_ which: Int) -> CGPoint { CGPoint(x: place.x + CGFloat(40 * which), y: place.y) }
    for _ in 0..<60 {
      budget = 2
      if !down[0] && !down[1] {
        place = CGPoint(
          x: [20, 200].randomElement(using: &random) ?? 20, y: Int.random(in: 0..<400, using: &random))
        if Bool.random(using: &random) {
          Finger.press([(fingers[0], point(0)), (fingers[1], point(1))])
        } else {
          fingers[0].press(at: point(0))
        }
      } else {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: Finger.lift(fingers)
        case 1: for finger in fingers { finger.cancel() }
        case 2: fingers[1].lift()
        case 3: fingers[0].hold(for: Double.random(in: 0.01..<0.6, using: &random))
        default:
          place.y += CGFloat(Int.random(in: -90..<90, using: &random))
          Finger.move([(fingers[0], point(0)), (fingers[1], point(1))])
        }
      }
      down = fingers.map { $0.view != nil }
      if Int.random(in: 0..<4, using: &random) == 0 { change() }
      scene.layOut()
      let selected = table.indexPathsForSelectedRows ?? []
      #expect(selected.allSatisfy { $0.row < list.counts[$0.section] }, "seed \(seed)")
      #expect(selected.count <= 1 || table.allowsSeveral, "seed \(seed)")
      for path in table.indexPathsForVisibleRows ?? [] {
        let cell = table.cellForRow(at: path)
        #expect(cell?.isSelected == selected.contains(path), "seed \(seed)")
        guard table.isEditing, table.allowsMultipleSelectionDuringEditing else { continue }
        #expect(cell?.editGlyph?.kind == (selected.contains(path) ? .chosen : .circle), "seed \(seed)")
      }
    }
    budget = 0
    Finger.lift(fingers)
    settleAnimations()
    #expect(table.choice == nil && scene.window.touchDelivery.arbiter.members.isEmpty, "seed \(seed)")
    let begun = list.calls.filter { $0.hasPrefix("begin") }.count
    #expect(begun == list.calls.filter { $0 == "end" }.count, "seed \(seed)")
  }
}
