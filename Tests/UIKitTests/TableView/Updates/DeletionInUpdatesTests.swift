import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A row that asks whether it is to be deleted, in updates of the table.
@MainActor @Suite struct DeletionInUpdatesTests {
  private let list = EditedList(Array(repeating: .delete, count: 6))
  private let scene: TableScene

  init() {
    list.fill = { _, _ in }
    scene = .edited(list)
  }

  private func ask(_ row: Int) throws -> UITableViewCell {
    let cell = try #require(scene.cell(row))
    try #require(cell.editGlyph).tap()
    settleAnimations()
    return cell
  }

  @Test func `a row that is deleted goes as it is, its button with it, and its cell comes back without`() throws {
    list.commit = { [unowned list] table, path in
      list.styles.remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    }
    let cell = try ask(2)
    let button = try #require(cell.confirmation)
    _ = list.takeCalls()
    button.tap()
    advance(seconds: 0.15)
    #expect(list.takeCalls() == ["commit delete 2"], "nothing slides back meanwhile")
    #expect(button.window === scene.window && scene.table.numberOfRows(inSection: 0) == 5)
    #expect(try #require(scene.cell(2)).tap(at: CGPoint(x: 27, y: 22)), "the next row answers to touches")
    settleAnimations()
    #expect(try scene.confirming == [#require(scene.cell(2))])
    scene.table.hideDeleteConfirmation(animated: false)
    list.styles.insert(.delete, at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    settleAnimations()
    #expect(scene.table.visibleCells.contains(cell) && scene.table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }

  @Test func `a row that moves goes on asking, and is deleted where it is then`() throws {
    let cell = try ask(2)
    list.styles.insert(contentsOf: [.insert, .insert], at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
    settleAnimations()
    #expect(scene.confirming == [cell] && scene.table.indexPath(for: cell)?.row == 4)
    cell.confirmation?.tap()
    #expect(list.calls.contains("commit delete 4"))
  }
}
