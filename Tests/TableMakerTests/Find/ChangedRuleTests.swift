import Foundation
import TableMaker
import TestSupport
import Testing
import UIKit

/// A setting that a filter, the keys of groups, and texts depend on.
// Unchecked: the value is read and written under the lock.
private final class Setting: @unchecked Sendable {
  private let lock = NSLock()
  private var kept = 0

  var value: Int {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
}

private let limit = Setting()

private struct Part: Identifiable, Equatable, Sendable {
  let id: Int
  var name = ""

  var isSmall: Bool { id < limit.value }
  var text: String { isSmall ? "small" : "large" }
}

/// A filter's closure and a group's key are called for items that are new or have changed, and for all items by `update()`; the text of a
/// search only for items that are new or have changed.
@MainActor @Suite(.serialized) struct ChangedRuleTests {
  private let stage = Stage()
  private let list = ItemList((0..<20).map { Part(id: $0) })

  /// The identities of the shown items, by section.
  private func shown(_ found: () -> [[Int]], after change: () -> Void) async -> [[Int]] {
    change()
    // Before the test is suspended: another test may report another locale, after which keys and texts are read again.
    let ids = found()
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(stage.rowCounts == found().map(\.count))
    return ids
  }

  @Test func `a filter that depends on a setting is applied to changed items, and to all by an update`() async {
    limit.value = 10
    list.items.removeSubrange(4...4)
    let source = list.filtered { part, _ in part.isSmall }
    stage.show(stage.chain.section().cell(NoteCell.self).data(source).adapter { _, _, _ in }.make())
    let ids = { [source.items.map(\.id)] }
    #expect(ids() == [[0, 1, 2, 3, 5, 6, 7, 8, 9]])
    limit.value = 30
    let edited = await shown(ids) {
      list.append(Part(id: 20))
      list.items[14].name = "changed"
    }
    #expect(edited == [[0, 1, 2, 3, 5, 6, 7, 8, 9, 15, 20]])
    let updated = await shown(ids) { stage.dataSource?.update() }
    #expect(updated == [[0, 1, 2, 3] + (5...20)])
  }

  @Test func `the key of a group that depends on a setting is made for changed items, and for all by an update`() async
  {
    limit.value = 10
    let source = list.grouped(by: .key { $0.isSmall ? 0 : 1 })
    stage.show(stage.chain.sections(from: source).cell(NoteCell.self).adapter { _, _, _ in }.make())
    let ids = { source.sections.map { $0.items.map(\.id) } }
    #expect(ids() == [Array(0..<10), Array(10..<20)])
    limit.value = 15
    let edited = await shown(ids) {
      list.append(Part(id: 20))
      list.items[12].name = "changed"
    }
    #expect(edited == [(0..<10) + [12], [10, 11] + (13...20)])
    let updated = await shown(ids) { stage.dataSource?.update() }
    #expect(updated == [Array(0..<15), Array(15...20)])
  }

  @Test func `a text that depends on a setting is read for changed items alone`() {
    limit.value = 10
    let source = list.searched(by: \.text)
    source.query = "small"
    stage.show(stage.chain.section().cell(NoteCell.self).data(source).adapter { _, _, _ in }.make())
    let ids = { [source.items.map(\.id)] }
    #expect(ids() == [Array(0..<10)])
    limit.value = 30
    list.items[12].name = "changed"
    #expect(ids() == [(0..<10) + [12]])
    stage.dataSource?.update()
    #expect(ids() == [(0..<10) + [12]])
  }
}
