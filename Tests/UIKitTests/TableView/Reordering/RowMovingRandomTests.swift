import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Random moves by the user and random updates, compared with lists that know nothing of a table.
@MainActor @Suite struct RowMovingRandomTests {
  /// A small generator, the same everywhere.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  @Test(arguments: 0..<40) func `the table shows the list after every move and update`(seed: UInt64) throws {
    var dice = Dice(state: seed &* 77 &+ 5)
    var next = 0
    func name() -> String {
      next += 1
      return "n\(next)"
    }
    var model = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
      (0..<Int.random(in: 0...6, using: &dice)).map { _ in name() }
    }
    let list = MovedList(model)
    list.headerHeight = Bool.random(using: &dice) ? 26 : 0
    let heights: [CGFloat] = [44, 30, 90, 61]
    for section in model { for row in section { list.heights[row] = heights.randomElement(using: &dice) } }
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped].randomElement(using: &dice) ?? .plain
    let scene = TableScene.moving(list, style)
    // Applies the moves that the data source receives to the model.
    list.moved = { _, source, target in
      let row = model[source.section].remove(at: source.row)
      model[target.section].insert(row, at: target.row)
    }
    for _ in 0..<25 {
      scene.expectAgreement(with: list)
      let visible = scene.table.indexPathsForVisibleRows ?? []
      let held = visible.filter { path in
        (try? scene.grip(path.row, path.section)).map { $0.y > 0 && $0.y < 400 } ?? false
      }.randomElement(using: &dice)
      let finger = Finger(on: scene.window)
      if let held {
        finger.press(at: try scene.grip(held.row, held.section))
        for _ in 0..<Int.random(in: 0...5, using: &dice) {
          finger.move(
            to: CGPoint(x: 360, y: CGFloat.random(in: 0...400, using: &dice)),
            duration: Double.random(in: 0.01...0.3, using: &dice))
        }
      }
      if Int.random(in: 0..<3, using: &dice) == 0 { update(&model, list, scene, name, &dice) }
      if held != nil {
        if Bool.random(using: &dice) {
          finger.move(to: CGPoint(x: 360, y: CGFloat.random(in: 0...400, using: &dice)))
        }
        let before = list.sections
        let told = list.calls.count
        if Int.random(in: 0..<5, using: &dice) == 0 { finger.cancel() } else { finger.lift() }
        let moves = list.calls[told...].filter { $0.hasPrefix("move") }.count
        #expect(moves <= 1 && (before == list.sections) == (moves == 0))
      }
      if Bool.random(using: &dice) {
        AnimationClock.shared.settle()
      } else {
        AnimationClock.shared.advance(by: 0.1)
        update(&model, list, scene, name, &dice)
      }
      AnimationClock.shared.settle()
      scene.layOut()
      #expect(list.sections == model)
    }
    scene.expectAgreement(with: list)
    let moves = list.calls.filter { $0.hasPrefix("move") }.count
    #expect(moves > 1, "there was something to see")
  }

  /// Deletes and inserts some rows, or reloads.
  private func update(
    _ model: inout [[String]], _ list: MovedList, _ scene: TableScene, _ name: () -> String, _ dice: inout Dice
  ) {
    if Int.random(in: 0..<6, using: &dice) == 0 {
      for section in model.indices { model[section].shuffle(using: &dice) }
      list.sections = model
      return scene.table.reloadData()
    }
    var (gone, new): ([IndexPath], [IndexPath]) = ([], [])
    for section in model.indices {
      let count = model[section].count
      for row in (0..<count).reversed() where Int.random(in: 0..<5, using: &dice) == 0 {
        gone.append(IndexPath(row: row, section: section))
        model[section].remove(at: row)
      }
      guard Bool.random(using: &dice) else { continue }
      let row = Int.random(in: 0...model[section].count, using: &dice)
      model[section].insert(name(), at: row)
      new.append(IndexPath(row: row, section: section))
    }
    scene.table.performBatchUpdates {
      list.sections = model
      scene.table.deleteRows(at: gone, with: .fade)
      scene.table.insertRows(at: new, with: .automatic)
    }
  }
}
