import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `save()` and `restore(_:)`: a list goes on where it was.
@MainActor @Suite struct SavingTests {
  private struct Word: Identifiable, Codable, Equatable {
    let id: Int
    var text = ""
    var weight = 0.0
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "The line is dead." }
  }

  /// A server of 100 words, and what it was asked for.
  @MainActor private final class Words {
    var offsets: [Int] = []
    var cursors: [String?] = []
    var fails = false

    func list(perPage: Int = 5) -> PagedList<Word> {
      PagedList(perPage: perPage) { [self] request in
        offsets.append(request.offset)
        if fails { throw Failure() }
        return ItemPage(words(request.offset, perPage), hasMore: request.offset + perPage < 100, total: 100)
      }
    }

    func listByCursor() -> PagedList<Word> {
      PagedList(perPage: 5, cursor: String.self) { [self] request in
        cursors.append(request.cursor)
        let start = Int(request.cursor ?? "") ?? 0
        return ItemPage(words(start, 5), next: start < 95 ? "\(start + 5)" : nil)
      }
    }

    private func words(_ start: Int, _ count: Int) -> [Word] {
      (start..<min(100, start + count)).map { Word(id: $0, text: "word \($0)") }
    }
  }

  private let words = Words()

  @Test func `a list goes on with the page after those that it had`() async throws {
    let list = words.list()
    await list.refresh().value
    await list.loadMore().value
    let data = try list.save()
    let other = words.list()
    #expect(other.restore(data))
    #expect(other.items == list.items && other.page == 2 && other.total == 100 && other.state.words == "loaded")
    #expect(words.offsets == [0, 5])
    await other.loadMore().value
    #expect(words.offsets == [0, 5, 10] && other.items.map(\.id) == Array(0..<15))
  }

  @Test func `a list by cursors goes on by the cursor that was named last`() async throws {
    let list = words.listByCursor()
    await list.refresh().value
    let other = words.listByCursor()
    #expect(other.restore(try list.save()))
    await other.loadMore().value
    #expect(words.cursors == [nil, "5"] && other.items.count == 10)
  }

  @Test func `cursors that cannot be written leave the items, and the first page is loaded anew`() async throws {
    struct Place: Hashable, Sendable { var number: Int }
    func list() -> PagedList<Word> {
      PagedList(perPage: 2, cursor: Place.self) { request in
        let start = request.cursor?.number ?? 0
        return ItemPage([Word(id: start), Word(id: start + 1)], next: Place(number: start + 2))
      }
    }
    let first = list()
    await first.refresh().value
    await first.loadMore().value
    let other = list()
    #expect(other.restore(try first.save()))
    #expect(other.items.count == 4 && other.state.words == "idle")
    await other.loadMore().value
    #expect(other.items.count == 2)
  }

  @Test func `an end, an emptiness and a failure are what they were, and what was loading is not`() async throws {
    let list = words.list(perPage: 100)
    await list.refresh().value
    let end = words.list(perPage: 100)
    end.restore(try list.save())
    #expect(end.state.words == "exhausted")
    list.items = []
    end.restore(try list.save())
    #expect(end.state.words == "empty" && end.items.isEmpty)

    let failing = words.list()
    await failing.refresh().value
    words.fails = true
    await failing.loadMore().value
    let other = words.list()
    other.restore(try failing.save())
    #expect(other.state.words == "failed more")
    #expect((other.state.error as? any LocalizedError)?.errorDescription == "The line is dead.")
    words.fails = false
    await other.retry().value
    #expect(other.items.count == 10 && other.state.words == "loaded")

    other.loadMore()
    let loading = try other.save()
    let third = words.list()
    third.restore(loading)
    #expect(third.state.words == "loaded")
  }

  @Test func `what was being loaded when a list is restored is not awaited any more`() async throws {
    let list = words.list()
    await list.refresh().value
    let data = try list.save()
    await list.loadMore().value
    let waiting = list.loadMore()
    list.restore(data)
    await waiting.value
    for _ in 0..<30 { await Task.yield() }
    #expect(list.items.count == 5 && list.page == 1)
  }

  @Test func `numbers that are none come back`() async throws {
    let list = PagedList<Word>(perPage: 2) { _ in
      ItemPage([Word(id: 1, weight: .infinity), Word(id: 2, weight: .nan)], hasMore: false)
    }
    await list.refresh().value
    let data = try list.save()
    let other = words.list(perPage: 2)
    #expect(other.restore(data) && other.items[0].weight == .infinity && other.items[1].weight.isNaN)
  }

  // MARK: Damage

  private func changed(_ change: (inout SavedPages<Word>) -> Void) async throws -> Data {
    let list = words.list()
    await list.refresh().value
    var saved = try PagesCoding.decoder.decode(SavedPages<Word>.self, from: try list.save())
    change(&saved)
    return try PagesCoding.encoder.encode(saved)
  }

  /// Returns the messages of a failed restoration, and the list afterward.
  private func restoring(_ data: Data) -> (says: [String], list: PagedList<Word>) {
    let (stage, list) = (Stage(), words.list())
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(list).initialLoad(.manual).adapter { _, _, _ in }.make())
    #expect(list.restore(data) == false)
    return (stage.log.messages, list)
  }

  @Test(arguments: ["", "{", "[]", "null", "{\"version\":1}", "{\"version\":\"one\"}", "\u{0}\u{1}"])
  func `damage is a fresh start, and is said`(text: String) {
    let (says, list) = restoring(Data(text.utf8))
    #expect(
      says.count == 1
        && says.first?.hasPrefix(
          "The list's saved state can't be read, so the list "
            + "stays unchanged: ") == true
    )
    #expect(list.items.isEmpty && list.state.words == "idle")
  }

  @Test(arguments: [0, 2, -1]) func `another form is a fresh start, and is said`(version: Int) async throws {
    let (says, list) = restoring(try await changed { $0.version = version })
    #expect(
      says == [
        "The list's saved state has version \(version), but this TableMaker reads version 1, so the list stays unchanged. "
          + "Call save() again."
      ])
    #expect(list.items.isEmpty)
  }

  @Test func `another size of pages is a fresh start, and is said`() async throws {
    let (says, _) = restoring(try await changed { $0.perPage = 7 })
    #expect(says.first?.contains("a list with 7 items per page, but this list has 5, so") == true)
  }

  @Test(arguments: 0..<4, [-1, Int.max])
  func `places that there cannot be are damage`(number: Int, value: Int) async throws {
    let data = try await changed { saved in
      switch number {
      case 0: saved.place?.firstPage = value
      case 1: saved.place?.lastPage = value
      case 2: saved.place?.start = value
      default: saved.place?.end = value
      }
    }
    let (says, list) = restoring(data)
    #expect(says.count == 1 && list.items.isEmpty, "\(number) \(value)")
  }

  @Test func `every file that is cut off or has a byte turned is read, or is a fresh start`() async throws {
    let data = try await changed { $0.anchor = SavedAnchor(index: 900, distance: 1e300) }
    let (stage, list) = (Stage(), words.list())
    stage.show(stage.chain.section().cell(PlainCell.self).data(list).initialLoad(.manual).adapter { _, _, _ in }.make())
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var bytes = data
      if Bool.random(using: &random) {
        bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
      } else {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      list.restore(bytes)
      list.loadMore()
      list.cancel()
    }
  }

  // MARK: On screen

  private func show(_ list: PagedList<Word>, on stage: Stage) async {
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(list).adapter { cell, word, _ in cell.textLabel?.text = word.text
      }
      .heights { word, _ in 60 + CGFloat(word.id % 7) * 13 }.estimatedHeight(90).loadsMore().make())
    await settle(stage)
  }

  private func settle(_ stage: Stage) async {
    for _ in 0..<3 {
      await turns()
      await stage.dataSource?.waitForUpdates()
      stage.window.layOut()
    }
  }

  /// Where each row on screen is.
  private func places(_ stage: Stage) -> [String] {
    let table = stage.tableView
    return (table.indexPathsForVisibleRows ?? []).map { path in
      let text = table.cellForRow(at: path)?.textLabel?.text ?? "-"
      return "\(text) at \(((table.rectForRow(at: path).minY - table.contentOffset.y) * 10).rounded() / 10)"
    }
  }

  @Test(arguments: [false, true])
  func `a table that shows the list again is where it was, also below another inset`(isShownFirst: Bool) async throws {
    let (stage, list) = (Stage(), words.list(perPage: 25))
    await show(list, on: stage)
    await list.loadMore().value
    await settle(stage)
    stage.tableView.contentOffset.y = 2345
    await settle(stage)
    let before = places(stage)
    let data = try list.save()

    let (other, restored) = (Stage(), words.list(perPage: 25))
    if isShownFirst { await show(restored, on: other) }
    restored.restore(data)
    if !isShownFirst { await show(restored, on: other) }
    await settle(other)
    #expect(places(other) == before && other.tableView.contentOffset.y > 2000)
    #expect(stage.log.messages + other.log.messages == [])
  }

  @Test(arguments: [320, 375, 600] as [CGFloat])
  func `of a measured row that's partly above the edge, the same part is above it, whatever its estimate`(
    width: CGFloat
  ) async throws {
    func show(_ list: ItemList<Post>, width: CGFloat) async -> (table: UITableView, window: TestWindow, AnyObject) {
      let window = TestWindow(size: CGSize(width: width, height: 600))
      let table = UITableView(frame: window.window.bounds, style: .plain)
      let dataSource = DataSource(table).section().cell(PostCell.self).data(list).autoHeight()
        .adapter { cell, post, _ in cell.show(post) }.make()
      window.show(table)
      await dataSource.waitForUpdates()
      window.layOut()
      return (table, window, dataSource)
    }
    // Rows are far higher than their estimate, by which one of them can be above the edge entirely.
    let posts = (0..<60).map { Post(id: $0, author: "a", text: String(repeating: "word ", count: 100 + $0 * 37 % 200)) }
    for offset in stride(from: 9000 as CGFloat, to: 10_500, by: 89) {
      let list = ItemList(posts)
      let first = await show(list, width: 375)
      first.table.contentOffset.y = offset
      first.window.layOut()
      let path = try #require(first.table.indexPathForRow(at: CGPoint(x: 10, y: first.table.contentOffset.y + 1)))
      let row = first.table.rectForRow(at: path)
      let part = (first.table.contentOffset.y - row.minY) / row.height
      let data = try list.savePlace()
      let next = ItemList(list.items)
      next.restore(data)
      let second = await show(next, width: width)
      let other = second.table.rectForRow(at: path)
      let found = (second.table.contentOffset.y - other.minY) / other.height
      #expect(abs(found - part) * other.height < 0.5, "\(offset): \(part) was above the edge, now \(found)")
    }
  }

  @Test func `a table at its top stays there`() async throws {
    let (stage, list) = (Stage(), words.list(perPage: 25))
    await show(list, on: stage)
    let other = Stage()
    let restored = words.list(perPage: 25)
    restored.restore(try list.save())
    await show(restored, on: other)
    #expect(other.tableView.contentOffset.y == 0 && !places(other).isEmpty)
  }
}
