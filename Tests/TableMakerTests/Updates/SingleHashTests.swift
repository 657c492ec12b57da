import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A record of the hashed identities, by number.
private final class HashLog {
  var numbers: [Int] = []
}

/// An identity that notes when it is hashed.
private struct NotedID: Hashable {
  let number: Int
  let log: HashLog

  static func == (left: NotedID, right: NotedID) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    log.numbers.append(number)
    hasher.combine(number)
  }
}

private struct Job: Identifiable, Equatable {
  let id: NotedID
  var text = ""
}

/// A hundred thousand rows, of which one changes: what is hashed, and which rows are configured.
@MainActor @Suite struct SingleHashTests {
  private let hashed = HashLog()
  private let configured = Log()
  private let stage = Stage()

  private func jobs() -> [Job] { (0..<100_000).map { Job(id: NotedID(number: $0, log: hashed)) } }

  private func adapt(_ cell: PlainCell, _ job: Job) {
    cell.textLabel?.text = job.text
    configured.add("\(job.id.number)")
  }

  /// Shows a list that knows its items' identities where `isKnown`, else one that `data` has made.
  private func show(isKnown: Bool) async throws -> (TableViewDataSource, ItemList<Job>) {
    let cells = stage.chain.height(44).section("jobs").cell(PlainCell.self)
    let dataSource: TableViewDataSource
    let list: ItemList<Job>
    if isKnown {
      list = ItemList(jobs())
      dataSource = cells.data(list).adapter { cell, job, _ in adapt(cell, job) }.make()
      stage.show(dataSource)
    } else {
      dataSource = cells.data(jobs()).adapter { cell, job, _ in adapt(cell, job) }.make()
      stage.show(dataSource)
      list = try #require(dataSource.list(named: "jobs", of: Job.self))
    }
    // Until the items have been looked through for duplicates.
    await dataSource.waitForUpdates()
    hashed.numbers = []
    configured.lines = []
    return (dataSource, list)
  }

  /// Everything that the log has got since the last time.
  private func take() -> (hashed: Set<Int>, configured: [String]) {
    defer {
      hashed.numbers = []
      configured.lines = []
    }
    return (Set(hashed.numbers), configured.lines)
  }

  @Test(arguments: [true, false])
  func `an item that is edited is the only one that is hashed and configured`(isKnown: Bool) async throws {
    let (dataSource, list) = try await show(isKnown: isKnown)
    list[3].text = "on screen"
    await dataSource.waitForUpdates()
    var log = take()
    #expect(log.hashed.subtracting([3]).isEmpty)
    #expect(log.configured == ["3"])
    #expect(stage.texts[3] == "on screen")

    list[50_000].text = "elsewhere"
    await dataSource.waitForUpdates()
    log = take()
    #expect(log.hashed.subtracting([50_000]).isEmpty)
    #expect(log.configured.isEmpty)

    var job = list[4]
    job.text = "replaced"
    list.replace(job)
    await dataSource.waitForUpdates()
    log = take()
    #expect(log.hashed.subtracting([4]).isEmpty)
    #expect(log.configured == ["4"])
  }

  @Test(arguments: [true, false])
  func `an item that comes or goes is the only one that is hashed`(isKnown: Bool) async throws {
    let (dataSource, list) = try await show(isKnown: isKnown)
    let new = Job(id: NotedID(number: 100_000, log: hashed))
    list.insert(new, after: list[1])
    dataSource.update(animated: false)
    var log = take()
    #expect(log.hashed.subtracting([100_000]).isEmpty)
    #expect(log.configured == ["100000"])

    list.remove(list[70_000])
    dataSource.update(animated: false)
    log = take()
    #expect(log.hashed.subtracting([69_999]).isEmpty)
    #expect(log.configured.isEmpty)
    #expect(stage.rowCounts == [100_000])
  }
}
