import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Fingers and updates at random, on tables that drag, drop and reorder; lists that know nothing of a table are the judge.
@MainActor @Suite struct DragRandomTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  private func check(_ table: UITableView, _ sections: [[String]], _ seed: UInt64) {
    table.setContentOffset(.zero, animated: false)
    AnimationClock.shared.settle()
    table.window?.layoutIfNeeded()
    let cells = table.visibleCells
    let flat = sections.flatMap { $0 }
    #expect(cells.map { $0.textLabel?.text } == Array(flat.prefix(cells.count)), "seed \(seed)")
    #expect(cells.count == min(flat.count, 14), "seed \(seed)")
    #expect(cells.allSatisfy { $0.alpha == 1 }, "seed \(seed)")
    #expect(cells.allSatisfy { $0.isUserInteractionEnabled }, "seed \(seed)")
    #expect(!cells.contains { $0.isHighlighted }, "seed \(seed)")
    #expect(cells.map(\.frame.minY) == cells.indices.map { CGFloat($0) * 44 }, "seed \(seed)")
    #expect(!table.hasActiveDrag && !table.hasActiveDrop, "seed \(seed)")
  }

  @Test(arguments: 0..<30) func `two tables show their lists after every drag and update`(seed: UInt64) {
    var dice = Dice(state: seed &* 91 &+ 3)
    let intents: [UITableViewDropProposal.Intent] = [
      .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic, .unspecified,
    ]
    let operations: [UIDropOperation] = [.copy, .copy, .move, .cancel]
    var contexts: [any UITableViewDropPlaceholderContext] = []
    func made(_ name: String) -> DragList {
      let list = DragList([(0..<6).map { "\(name)\($0)" }, [], ["\(name)x"]])
      list.added = { [DragList.item($0)] }
      list.proposal = { _ in
        UITableViewDropProposal(
          operation: operations.randomElement(using: &dice) ?? .copy,
          intent: intents.randomElement(using: &dice) ?? .unspecified)
      }
      return list
    }
    let lists = [made("a"), made("b")]
    let scene = DragScene(lists[0], lists[1])
    lists[1].perform = { [unowned list = lists[1]] table, coordinator in
      let path = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
      for item in coordinator.items {
        let row = min(path.row, list.sections[path.section].count)
        contexts.append(
          coordinator.drop(
            item.dragItem,
            to: UITableViewDropPlaceholder(
              insertionIndexPath: IndexPath(row: row, section: path.section), reuseIdentifier: "cell", rowHeight: 44)))
      }
    }
    var next = 0
    for _ in 0..<12 {
      let finger = Finger(on: scene.window)
      func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 1..<599, using: &dice), y: CGFloat.random(in: 1..<420, using: &dice))
      }
      finger.press(at: point())
      finger.hold(for: Double.random(in: 0.3...0.8, using: &dice))
      for _ in 0..<Int.random(in: 0...6, using: &dice) {
        switch Int.random(in: 0..<6, using: &dice) {
        case 0:
          let other = Finger(on: scene.window)
          other.press(at: point())
          other.lift()
        case 1:
          let index = Int.random(in: 0...1, using: &dice)
          let (list, table) = (lists[index], scene.tables[index])
          let section = Int.random(in: 0...2, using: &dice)
          let count = list.sections[section].count
          if count > 0, Bool.random(using: &dice) {
            let row = Int.random(in: 0..<count, using: &dice)
            list.sections[section].remove(at: row)
            table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
          } else {
            let row = Int.random(in: 0...count, using: &dice)
            next += 1
            list.sections[section].insert("n\(next)", at: row)
            table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
          }
        case 2 where Int.random(in: 0..<3, using: &dice) == 0:
          scene.tables[Int.random(in: 0...1, using: &dice)].reloadData()
        default: finger.move(to: point(), duration: Double.random(in: 0.01...0.4, using: &dice))
        }
      }
      if Int.random(in: 0..<4, using: &dice) == 0 { finger.cancel() } else { finger.lift() }
      if Bool.random(using: &dice) { AnimationClock.shared.advance(by: 0.1) }
      for context in contexts {
        next += 1
        if Bool.random(using: &dice) {
          context.commitInsertion { lists[1].sections[$0.section].insert("p\(next)", at: $0.row) }
        } else {
          context.deletePlaceholder()
        }
      }
      contexts = []
    }
    scene.settle()
    #expect(scene.window.dragFlights.isEmpty && scene.pictures.isEmpty, "seed \(seed)")
    for (table, list) in zip(scene.tables, lists) { check(table, list.sections, seed) }
  }

  @Test(arguments: 0..<20) func `a table that is reordered shows its list`(seed: UInt64) {
    var dice = Dice(state: seed &* 17 &+ 11)
    let list = ReorderedDragList([(0..<5).map { "a\($0)" }, [], (0..<4).map { "b\($0)" }])
    let scene = DragScene(list)
    for _ in 0..<15 {
      let before = list.sections.flatMap { $0 }.sorted()
      let finger = scene.lift(at: CGPoint(x: 100, y: CGFloat.random(in: 1..<390, using: &dice)))
      for _ in 0..<Int.random(in: 0...5, using: &dice) {
        finger.move(to: CGPoint(x: 100, y: CGFloat.random(in: -20..<620, using: &dice)))
        if Int.random(in: 0..<6, using: &dice) == 0, let row = list.sections[2].indices.randomElement(using: &dice) {
          list.sections[2].insert(list.sections[2].remove(at: row), at: 0)
          scene.table.moveRow(at: IndexPath(row: row, section: 2), to: IndexPath(row: 0, section: 2))
        }
      }
      if Int.random(in: 0..<4, using: &dice) == 0 { finger.cancel() } else { finger.lift() }
      if Bool.random(using: &dice) { scene.settle() }
      #expect(list.sections.flatMap { $0 }.sorted() == before, "seed \(seed)")
    }
    scene.settle()
    check(scene.table, list.sections, seed)
  }
}
