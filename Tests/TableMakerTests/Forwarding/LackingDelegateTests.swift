import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// TableMaker's own work in forwarded calls, which continues if the app's delegate doesn't implement the method.
@MainActor @Suite struct LackingDelegateTests {
  private final class Lacking: NSObject, UITableViewDelegate {}

  private let stage = Stage()
  private let server = PageServer()
  private let delegate = Lacking()

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  @Test func `pages go on to be loaded ahead of the end`() async {
    let list = server.list(perPage: 20)
    stage.show(
      stage.chain.forward(to: delegate).section().height(100).cell(NoteCell.self).data(list).loadsMore()
        .adapter { cell, note, _ in cell.note = note }.make())
    await settle()
    await server.answer(0..<20)
    await settle()
    for page in 2...4 {
      // No prefetching: only the scroll itself says that the end is near.
      stage.tableView.prefetchDataSource = nil
      stage.tableView.contentOffset.y = CGFloat(page - 1) * 2000 - 1200
      await settle()
      #expect(server.asked.map(\.page) == Array(1...page))
      await server.answer((page - 1) * 20..<page * 20)
      await settle()
    }
  }

  @Test(arguments: [false, true])
  func `a scroll to an item arrives the second time too, through rows whose heights are not known`(
    forwards: Bool
  ) {
    var random = SeededGenerator(seed: 5)
    let slabs = SlabTable.random([3000], using: &random)
    let table = SlabTable(
      slabs, .automatic, in: GuessingTableView(frame: .zero, style: .plain), delegate: forwards ? delegate : nil)
    let exact = SlabTable(slabs, .exact)
    for row in [600, 2500, 200, 1900] {
      let path = IndexPath(row: row, section: 0)
      exact.tableView.scrollToRow(at: path, at: .top, animated: false)
      exact.stage.window.layOut()
      table.dataSource.scroll(to: slabs[0][row], at: .top)
      settleAnimations()
      let (found, wanted) = (table.tableView.rowsOnScreen, exact.tableView.rowsOnScreen)
      #expect(found.keys == wanted.keys, "row \(row)")
      #expect(wanted.allSatisfy { path, place in found[path].map { abs($0 - place) <= 1 } ?? false }, "row \(row)")
    }
  }

  @Test func `a section's titles of the button that deletes are asked for after rows of which it has none`() throws {
    final class Deleting: NSObject, UITableViewDelegate, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {}
    }
    let deleting = Deleting()
    stage.show(
      stage.chain.height(44).forward(to: deleting)
        .section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
        .section().cell(NoteCell.self).data(ItemList(notes(2))).adapter { _, _, _ in }
        .onDelete { _, _ in }.deleteTitle("Take It Away for Good").make())
    guard TestFinger.isReal else { return }
    func opening(_ section: Int) throws -> CGFloat {
      let cell = try stage.cell(0, in: section, as: NoteCell.self)
      cell.drag(from: CGPoint(x: 380, y: 22), to: CGPoint(x: 260, y: 22))
      settleAnimations()
      stage.window.layOut()
      return cell.bounds.minX
    }
    let plain = try opening(0)
    #expect(plain > 60 && plain < 110)
    // The first touch closes the row that is open.
    _ = try opening(1)
    let titled = try opening(1)
    #expect(titled > 140, "\(plain) \(titled)")
  }
}
