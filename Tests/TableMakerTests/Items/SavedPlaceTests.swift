import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `savePlace()` and `restore(_:)` of a list: the row at the top is there again at the next launch.
@MainActor @Suite struct SavedPlaceTests {
  private let numbers = (0..<300).map { Note($0, "note \($0)") }

  private func show(_ list: ItemList<Note>, on stage: Stage, height: CGFloat? = 40) {
    let section = stage.chain.section("notes").cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }
    stage.show(
      height.map { section.height($0).make() } ?? section.heights { note, _ in CGFloat(20 + note.id % 7 * 9) }.make())
  }

  private func settle(_ stage: Stage) async {
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
  }

  /// The first visible row: its number, and its distance from the top of the visible area.
  private func top(_ stage: Stage) -> String {
    let table = stage.tableView
    let edge = table.contentOffset.y + table.adjustedContentInset.top
    let path = table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).maxY > edge }
    guard let path, let note: Note = stage.dataSource?.item(at: path) else { return "none" }
    return "\(note.id) at \(((table.rectForRow(at: path).minY - edge) * 10).rounded() / 10)"
  }

  private func savedPlace(_ list: ItemList<Note>, offset: CGFloat, height: CGFloat? = 40) async throws -> Data {
    let stage = Stage()
    show(list, on: stage, height: height)
    await settle(stage)
    stage.tableView.contentOffset.y = offset
    await settle(stage)
    #expect(top(stage) != "0 at 0.0")
    return try list.savePlace()
  }

  @Test(arguments: [0, 1, 2])
  func `another table is where this one was, whenever the place and the items come`(order: Int) async throws {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    let (stage, list) = (Stage(), ItemList(order == 2 ? [] : numbers))
    if order == 0 { #expect(list.restore(data)) }
    show(list, on: stage)
    if order > 0 {
      await settle(stage)
      #expect(list.restore(data))
    }
    await settle(stage)
    if order == 2 {
      list.items = numbers
      await settle(stage)
    }
    #expect(top(stage) == "58 at -25.0")
    // Once.
    stage.tableView.contentOffset.y = 0
    list.append(Note(1000))
    await settle(stage)
    #expect(stage.tableView.contentOffset.y == 0)
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `the item is found in other data, in another order, and behind a search`() async throws {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    let list = ItemList((500..<550).map { Note($0, "new") } + numbers.filter { $0.id % 2 == 0 })
    list.restore(data)
    let stage = Stage()
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.height(40)
        .sorted(by: \.id, .reverse).make())
    await settle(stage)
    #expect(top(stage) == "58 at -25.0")
  }

  @Test func `if the item at the top is gone, the next one that was visible is where it was`() async throws {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    let list = ItemList(numbers.filter { $0.id < 40 || $0.id > 59 })
    let stage = Stage()
    list.restore(data)
    show(list, on: stage)
    await settle(stage)
    let path = stage.dataSource?.indexPath(of: Note(60))
    let row = try stage.tableView.rectForRow(at: #require(path))
    #expect(row.minY - stage.tableView.contentOffset.y == CGFloat(55))
  }

  @Test func `rows of other heights, as with another text size, show the same part of the same item`() async throws {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    let (stage, list) = (Stage(), ItemList(numbers))
    list.restore(data)
    show(list, on: stage, height: 80)
    await settle(stage)
    #expect(top(stage) == "58 at -50.0")
    let (other, heights) = (Stage(), ItemList(numbers))
    heights.restore(data)
    show(heights, on: other, height: nil)
    await settle(other)
    #expect(top(other).hasPrefix("58 at"))
  }

  @Test func `a table that comes into a window later is there then`() async throws {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    let (stage, list) = (Stage(), ItemList(numbers))
    stage.tableView.removeFromSuperview()
    show(list, on: stage)
    list.restore(data)
    await settle(stage)
    stage.window.show(stage.tableView)
    await settle(stage)
    #expect(top(stage) == "58 at -25.0")
  }

  @Test func `a place that was never taken is saved again, and a table at its top has the top`() async throws {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    let list = ItemList<Note>([])
    list.restore(data)
    let again = ItemList(numbers)
    #expect(again.restore(try list.savePlace()))
    let stage = Stage()
    show(again, on: stage)
    await settle(stage)
    #expect(top(stage) == "58 at -25.0")
    stage.tableView.contentOffset.y = 0
    await settle(stage)
    let (other, last) = (Stage(), ItemList(numbers))
    last.restore(try again.savePlace())
    show(last, on: other)
    await settle(other)
    #expect(top(other) == "0 at 0.0")
  }

  @Test func `items without an identity that can be saved are found by their index`() async throws {
    struct Plain {
      let text: String
    }
    func made(_ list: ItemList<Plain>, on stage: Stage) {
      stage.show(stage.chain.section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.height(40).make())
    }
    let (stage, list) = (Stage(), ItemList((0..<99).map { Plain(text: "\($0)") }))
    made(list, on: stage)
    await settle(stage)
    stage.tableView.contentOffset.y = 1010
    await settle(stage)
    let (other, again) = (Stage(), ItemList((0..<99).map { Plain(text: "\($0)") }))
    made(again, on: other)
    again.restore(try list.savePlace())
    await settle(other)
    #expect(other.tableView.contentOffset.y == 1010)
  }

  @Test func `what is no place, of a newer version, or of another list is told with the line, and changes nothing`()
    async throws
  {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    let (stage, list) = (Stage(), ItemList(numbers))
    show(list, on: stage)
    stage.tableView.contentOffset.y = 777
    await settle(stage)
    let newer = Data(String(decoding: data, as: UTF8.self).replacing("\"version\":1", with: "\"version\":9").utf8)
    let foreign = try ItemList(["a"]).savePlace()
    let line = #line + 1
    #expect(!list.restore(Data("no JSON".utf8)))
    #expect(!list.restore(newer))
    #expect(!list.restore(foreign))
    #expect(!list.restore(Data("{\"version\":1}".utf8)))
    await settle(stage)
    #expect(stage.tableView.contentOffset.y == 777 && list.items == numbers)
    #expect(
      stage.log.diagnostics.map { "\($0.kind) \($0.place)" } == [
        "unreadableState SavedPlaceTests.swift:\(line)", "unsupportedState SavedPlaceTests.swift:\(line + 1)",
        "placeOfOtherList SavedPlaceTests.swift:\(line + 2)", "unreadableState SavedPlaceTests.swift:\(line + 3)",
      ])
    #expect(stage.log.messages[0].hasSuffix("Pass data that savePlace() returned to restore(_:)."))
    #expect(
      stage.log.messages[2]
        == "The saved place is from a list of String, but this list contains Note, so the table view stays where it is. "
        + "Pass data that savePlace() of this list returned.")
  }

  @Test func `damaged places never crash, and never lose an item`() async throws {
    let data = try await savedPlace(ItemList(numbers), offset: 2345)
    var random = SeededGenerator(seed: 11)
    let (stage, list) = (Stage(), ItemList(numbers))
    show(list, on: stage)
    for _ in 0..<200 {
      var bytes = data
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...127, using: &random)
      }
      list.restore(bytes)
      await stage.dataSource?.waitForUpdates()
    }
    #expect(list.items == numbers && stage.rowCounts == [300])
  }

  @Test func `a saved place keeps neither its table nor its list`() async throws {
    weak var gone: ItemList<Note>?
    weak var table: TableViewDataSource?
    do {
      let (stage, list) = (Stage(), ItemList(numbers))
      gone = list
      list.restore(try await savedPlace(list, offset: 300))
      show(list, on: stage)
      table = stage.dataSource
      await settle(stage)
      stage.release()
    }
    #expect(gone == nil && table == nil)
  }
}
