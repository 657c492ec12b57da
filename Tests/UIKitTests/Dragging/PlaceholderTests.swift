import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Placeholders that a table keeps for rows with data that is still loading.
@MainActor @Suite struct PlaceholderTests {
  private let list = DragList([["a", "b", "c"]])
  private let scene: DragScene
  private let box = Box()

  /// The objects that the list's drop keeps.
  private final class Box {
    var contexts: [any UITableViewDropPlaceholderContext] = []
    var rows = [1]
    var updated: [UITableViewCell] = []
  }

  init() {
    scene = DragScene(list)
    let box = box
    list.perform = { _, coordinator in
      for row in box.rows {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: "cell", rowHeight: 60)
        placeholder.cellUpdateHandler = {
          $0.textLabel?.text = "…"
          box.updated.append($0)
        }
        box.contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
  }

  /// Drags the first row to the second one's place.
  private func drop() {
    let finger = scene.drag(at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 100, y: 66))
    finger.lift()
  }

  @Test func `the place shows, and the data source knows nothing of it`() throws {
    drop()
    #expect(scene.tops() == [0, 104, 148] && scene.table.numberOfRows(inSection: 0) == 3)
    #expect(scene.table.hasUncommittedUpdates && scene.table.contentSize.height == 192)
    let cell = try #require(box.updated.first)
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 300, height: 60) && cell.superview === scene.table)
    #expect(box.contexts[0].dragItem.localObject as? String == "a")
    #expect(scene.pictures.first?.center == CGPoint(x: 150, y: 74), "the item flies there")
    scene.settle()
    #expect(scene.tops() == [0, 104, 148] && scene.table.visibleCells.count == 3)
    #expect(scene.table.indexPath(for: cell) == nil)
  }

  @Test func `a row takes its place, where that is by then`() {
    drop()
    scene.settle()
    list.sections[0].insert("new", at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.settle()
    #expect(scene.tops() == [0, 44, 148, 192])
    var place: IndexPath?
    let isDone = box.contexts[0].commitInsertion { path in
      place = path
      list.sections[0].insert("loaded", at: path.row)
    }
    scene.settle()
    #expect(isDone && place == IndexPath(row: 2, section: 0))
    #expect(scene.texts() == ["new", "a", "loaded", "b", "c"] && scene.tops() == [0, 44, 88, 132, 176])
    #expect(!scene.table.hasUncommittedUpdates)
    #expect(box.contexts[0].commitInsertion { _ in list.sections[0] = [] } == false, "once")
    #expect(box.contexts[0].deletePlaceholder() == false)
  }

  @Test func `the place is taken away`() {
    drop()
    scene.settle()
    #expect(box.contexts[0].deletePlaceholder())
    scene.settle()
    #expect(scene.tops() == [0, 44, 88] && !scene.table.hasUncommittedUpdates)
    #expect(scene.table.contentSize.height == 132)
  }

  @Test(arguments: [0, 1, 2]) func `rows that go leave it between the others`(gone: Int) {
    drop()
    scene.settle()
    list.sections[0].remove(at: gone)
    scene.table.deleteRows(at: [IndexPath(row: gone, section: 0)], with: .fade)
    scene.settle()
    #expect(scene.tops() == (gone == 0 ? [60, 104] : [0, 104]))
    var place: IndexPath?
    box.contexts[0].commitInsertion {
      place = $0
      list.sections[0].insert("loaded", at: $0.row)
    }
    scene.settle()
    #expect(place?.row == (gone == 0 ? 0 : 1))
    #expect(scene.tops() == [0, 44, 88])
  }

  @Test func `all rows may go, and a reload takes the place away`() {
    drop()
    scene.settle()
    list.sections[0] = []
    scene.table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .fade)
    scene.settle()
    #expect(scene.table.visibleCells.isEmpty && box.updated[0].frame.minY == 0)
    scene.table.reloadData()
    scene.settle()
    #expect(!scene.table.hasUncommittedUpdates && box.updated[0].superview == nil)
    #expect(box.contexts[0].commitInsertion { _ in list.sections[0] = ["x"] } == false && list.sections[0] == [])
  }

  @Test func `several places of one row stand in the order in which they came`() {
    drop()
    scene.settle()
    box.contexts[0].deletePlaceholder()
    scene.settle()
    box.rows = [1, 1, 3]
    (box.contexts, box.updated) = ([], [])
    drop()
    scene.settle()
    #expect(scene.tops() == [0, 164, 208] && box.updated.map(\.frame.minY) == [44, 104, 252])
    for (context, name) in zip(box.contexts, ["x", "y", "z"]) {
      context.commitInsertion { list.sections[0].insert(name, at: $0.row) }
    }
    scene.settle()
    #expect(list.sections[0].count == 6 && scene.texts().count == 6)
    #expect(scene.tops() == (0..<6).map { CGFloat($0) * 44 } && scene.texts() == list.sections[0].map { $0 })
  }
}
