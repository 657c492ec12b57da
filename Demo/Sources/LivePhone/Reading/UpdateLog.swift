import Foundation
@_spi(Inspection) import TableMaker
import UIKit

/// The last updates and diagnostics of each table, recorded only while a watcher listens to the log.
@MainActor final class UpdateLog {
  /// The maximum number of entries for one table.
  static let mostOfOneTable = 100
  /// The maximum number of entries for all tables.
  static let most = 2000
  /// The time for which the log collects entries before it sends them.
  private static let pause = Duration.milliseconds(60)
  /// The maximum time from an update to the picture that counts as the update's own.
  private static let patience = Duration.seconds(1)

  private struct Known {
    weak var table: TableViewDataSource?
    let number: Int
  }

  private var known: [Known] = []
  private var lastTable = 0
  private(set) var entries: [UpdateEntry] = []
  private var lastEntry = 0
  /// The entries that weren't drawn yet, with their tables and the times at which they began to wait.
  private var undrawn: [(entry: Int, table: Weak, since: ContinuousClock.Instant)] = []
  private var untold: Set<Int> = []
  private var telling: Task<Void, Never>?
  private var outputs: [Int: WatcherOutput] = [:]

  private struct Weak { weak var table: TableViewDataSource? }

  isolated deinit { if !outputs.isEmpty { TableInspection.listener = nil } }

  // MARK: Watchers

  /// A Boolean value that indicates whether a watcher listens to the log.
  var isNoting: Bool { !outputs.isEmpty }

  /// Sends a watcher all existing entries, and each new entry from now on.
  func add(_ watcher: Int, _ output: WatcherOutput) {
    if outputs.isEmpty {
      TableInspection.listener = { [weak self] table, news in
        if let table = table as? TableViewDataSource { self?.take(news, of: table) }
      }
    }
    outputs[watcher] = output
    tell(UpdatesMessage(isAll: true, entries: entries), to: [output])
  }

  /// Stops sending entries to a watcher.
  func remove(_ watcher: Int) {
    guard outputs.removeValue(forKey: watcher) != nil, outputs.isEmpty else { return }
    TableInspection.listener = nil
    telling?.cancel()
    (telling, undrawn, untold) = (nil, [], [])
  }

  /// Removes all entries because another page loads.
  func clear() {
    (entries, known, undrawn, untold) = ([], [], [], [])
    if isNoting { tell(UpdatesMessage(isAll: true, entries: []), to: Array(outputs.values)) }
  }

  // MARK: Events

  /// Returns the number of a table, or `nil` if the log hasn't received any event of the table.
  func number(of table: TableViewDataSource) -> Int? { known.first { $0.table === table }?.number }

  private func take(_ news: TableNews, of table: TableViewDataSource) {
    let number = number(of: table) ?? register(table)
    lastEntry += 1
    let entry = UpdateEntry(lastEntry, of: number, news)
    entries.append(entry)
    if entries.count(where: { $0.table == number }) > Self.mostOfOneTable,
      let first = entries.firstIndex(where: { $0.table == number })
    {
      entries.remove(at: first)
    }
    if entries.count > Self.most { entries.removeFirst() }
    if entry.isSeen { undrawn.append((entry.number, Weak(table: table), .now)) }
    note(entry.number)
  }

  private func register(_ table: TableViewDataSource) -> Int {
    known.removeAll { $0.table == nil }
    lastTable += 1
    known.append(Known(table: table, number: lastTable))
    return lastTable
  }

  /// Records the time that a picture took, including layout, for the updates that the picture shows.
  func pictureWasDrawn(in duration: Duration) {
    for (number, weak, since) in undrawn {
      guard weak.table?.tableView?.window != nil, ContinuousClock.now - since - duration < Self.patience,
        let index = entries.lastIndex(where: { $0.number == number })
      else { continue }
      entries[index].drawing = duration.milliseconds
      note(number)
    }
    undrawn = []
  }

  // MARK: Sending

  private func note(_ number: Int) {
    untold.insert(number)
    guard telling == nil, isNoting else { return }
    telling = Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      guard !Task.isCancelled, let self else { return }
      telling = nil
      let news = entries.filter { untold.contains($0.number) }
      untold = []
      tell(UpdatesMessage(isAll: false, entries: news), to: Array(outputs.values))
    }
  }

  private func tell(_ message: UpdatesMessage, to outputs: [WatcherOutput]) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    for output in outputs { output.yield(.text(String(decoding: data, as: UTF8.self))) }
  }
}

/// A message that contains entries for a browser.
private struct UpdatesMessage: Encodable {
  var kind = "updates"
  /// A Boolean value that indicates whether the message contains all entries.
  ///
  /// Otherwise, it contains the entries that are new or have changed.
  var isAll: Bool
  var entries: [UpdateEntry]
}

/// A browser's request to start or stop receiving updates.
struct ListenMessage: Decodable, Sendable {
  var listens: Bool
}

extension Screen {
  /// Starts or stops sending updates to a watcher.
  func listen(_ message: ListenMessage, from number: Int) {
    guard message.listens else { return log.remove(number) }
    if let output = output(of: number) { log.add(number, output) }
  }
}
