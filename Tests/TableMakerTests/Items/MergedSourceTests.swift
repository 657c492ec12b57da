import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct MergedSourceTests {
  private struct Failure: Error {}

  private let one = ItemList([1, 2])
  private let two = ItemList([3])

  @Test func `the items are those of all sources, as they are now`() {
    let merged = MergedSource(one, two, ObservedSource { [9] })
    #expect(merged.items == [1, 2, 3, 9])
    one.remove(1)
    two.append(4)
    #expect(merged.items == [2, 3, 4, 9])
    #expect(MergedSource(one, one).items == [2, 2])
    #expect(MergedSource<Int>().items.isEmpty)
  }

  @Test func `what one of the sources tells, all observers hear`() async throws {
    let (sequence, continuation) = AsyncThrowingStream.makeStream(of: [Int].self)
    let stream = ItemStream(sequence)
    let merged = MergedSource(one, stream, MergedSource(two, ItemList([])))
    let log = SourceLog(of: merged)
    one.append(5)
    two.append(6)
    #expect(log.takeChanges() == 2)
    two.remove(at: 7)
    #expect(log.diagnostics.count == 1, "a diagnostic of a list within a list")
    continuation.finish(throwing: Failure())
    await expectSoon("the error") { log.errors.count == 1 }
    #expect(SourceLog(of: merged).errors.count == 1)
    #expect(SourceLog(of: MergedSource(one, stream)).errors.count == 1, "made after the error")
  }

  @Test func `rows are known as in the sources if those agree, else as the items' type has it`() {
    let notes = [Note(1, "a")]
    let (known, named) = (ItemList(notes), ItemList(notes, id: \.text))
    #expect(MergedSource(known, known).identity.kind == .identifiable)
    let agreed = MergedSource(named, ItemList(notes, id: \.text), named).identity
    #expect(agreed.kind == .given(\Note.text) && agreed.isSame(Note(1, "a"), Note(2, "a")))
    #expect(MergedSource(named, known).identity.kind == .identifiable)
    #expect(MergedSource(one, ObservedSource { [1] }).identity.kind == .value)
    #expect(MergedSource(AnySource(named), MergedSource(named)).identity.kind == .given(\Note.text))
    #expect(AnySource(named.map { $0 }).identity.kind == .identifiable)
  }

  /// Stock with two numbers, each of which names one.
  private struct Stock: Equatable, Identifiable {
    let id: Int
    let sku: String
    let name: String
  }

  @Test func `lists whose items are known by different parts of them do not agree`() async {
    let stock = [Stock(id: 1, sku: "a", name: "b"), Stock(id: 2, sku: "b", name: "a")]
    let (bySKU, byName) = (ItemList([stock[0]], id: \.sku), ItemList([stock[1]], id: \.name))
    let merged = MergedSource(bySKU, byName)
    #expect(merged.identity.kind == .identifiable)
    // By the first list's part both are “a” and “b”; these would be two rows of one identity.
    let stage = Stage()
    let dataSource = stage.chain.height(44).section().cell(PlainCell.self)
      .data(ItemList([stock[0]], id: \.sku), ItemList([Stock(id: 2, sku: "a", name: "c")], id: \.name))
      .adapter { _, _, _ in }.make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    #expect(stage.log.messages == [])
  }

  @Test func `a row crosses only to a section whose items are known by the same part`() async {
    for isSame in [true, false] {
      let stage = Stage()
      let bySKU = ItemList([Stock(id: 1, sku: "a", name: "x")], id: \.sku)
      let other = isSame ? ItemList<Stock>([], id: \.sku) : ItemList<Stock>([], id: \.name)
      let dataSource = stage.chain.height(44)
        .section().cell(PlainCell.self).data(bySKU).adapter { _, _, _ in }
        .section().cell(PlainCell.self).data(other).adapter { _, _, _ in }
        .make()
      stage.show(dataSource)
      let cell = stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      dataSource.batch { other.append(bySKU.items.removeLast()) }
      await dataSource.waitForUpdates()
      settleAnimations()
      let crossed = stage.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
      #expect((crossed === cell) == isSame)
    }
  }

  @Test func `a source of any kind has one type`() {
    let any = AnySource(one)
    let log = SourceLog(of: any)
    one.append(3)
    #expect(any.items == [1, 2, 3] && log.changes == 1)
    let sources = [any, AnySource(one.map { $0 * 10 }), AnySource(MergedSource(two, any))]
    #expect(sources.map(\.items) == [[1, 2, 3], [10, 20, 30], [3, 1, 2, 3]])
  }

  @Test func `a chain takes several sources, before and after the cell`() {
    let stage = Stage()
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data(one, two)
        .adapter { cell, number, index in cell.textLabel?.text = "\(number) at \(index)" }
        .section().data(two, AnySource(one), ItemStream(AsyncStream { $0.finish() }, startingWith: [7]))
        .cell(PlainCell.self)
        .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
        .make())
    #expect(stage.texts == ["1 at 0", "2 at 1", "3 at 2", "3", "1", "2", "7"])
    one.removeAll()
    stage.reload()
    #expect(stage.texts == ["3 at 0", "3", "7"])
    two.remove(at: 5)
    #expect(stage.log.messages.count == 2, "both sections show the list")
  }

  @Test func `merged sources and what they are made of keep each other only one way`() {
    weak var (weakMerged, weakList): (MergedSource<Int>?, ItemList<Int>?)
    weak var weakLog: SourceLog?
    do {
      let merged = MergedSource(one, two)
      let log = SourceLog(of: merged)
      (weakMerged, weakLog) = (merged, log)
      one.append(3)
      #expect(log.changes == 1)
    }
    #expect(weakMerged == nil && weakLog == nil)
    one.append(4)
    do {
      let merged: MergedSource<Int>
      do {
        let list = ItemList([8])
        weakList = list
        merged = MergedSource(list, one)
      }
      #expect(weakList != nil && merged.items.first == 8)
    }
    #expect(weakList == nil)
  }
}
