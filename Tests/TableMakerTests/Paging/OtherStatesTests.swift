import TableMaker
import TestSupport
import Testing
import UIKit

/// The views that a table shows for other sources that have states.
@MainActor @Suite struct OtherStatesTests {
  struct Failure: Error {}

  let stage = Stage()

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
  }

  private func has(_ text: String) -> Bool { texts(in: stage.tableView.backgroundView).contains(text) }

  private func texts(in view: UIView?) -> [String] {
    guard let view else { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
  }

  @Test func `a stream loads until its first list, and says when it has ended with an error`() async {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: [Note].self)
    stage.show(
      stage.chain.onError { _ in }.section().cell(NoteCell.self).data(ItemStream(stream))
        .adapter { cell, note, _ in cell.note = note }.make())
    await settle()
    #expect(has("Loading"))
    continuation.yield([])
    await settle()
    #expect(has("Nothing Here"))
    continuation.yield([Note(1)])
    await settle()
    #expect(stage.tableView.backgroundView == nil && stage.rowCounts == [1])
    continuation.yield([])
    continuation.finish(throwing: Failure())
    await settle()
    #expect(has("Could Not Load") && !has("Retry"))
  }

  @Test func `a search elsewhere that fails can be tried again`() async {
    let log = Log()
    let found = RemoteSearchSource<Note>(debounce: .zero) { _ in
      log.add("asked")
      if log.lines.count == 1 { throw Failure() }
      return [Note(1)]
    }
    stage.show(
      stage.chain.onError { _ in }.section().cell(NoteCell.self).data(found)
        .adapter { cell, note, _ in cell.note = note }.make())
    await settle()
    #expect(stage.tableView.backgroundView == nil)
    found.query = "a"
    await found.waitForUpdates()
    await settle()
    #expect(has("Could Not Load") && has("Retry"))
    found.retry()
    await found.waitForUpdates()
    await settle()
    #expect(stage.tableView.backgroundView == nil && stage.rowCounts == [1] && log.lines.count == 2)
  }
}
