import Foundation
@_spi(Inspection) import TableMaker
import UIKit

/// The last updates and diagnostics of each table, noted while somebody looks at them and at no other time.
@MainActor final class UpdateLog {
  /// The most entries that are kept of one table.
  static let mostOfOneTable = 100
  /// The most that are kept of all.
  static let most = 2000
  /// How long entries are collected before they are told.
  private static let pause = Duration.milliseconds(60)
  /// The longest time after an update at which a picture counts as its own.
  private static let patience = Duration.seconds(1)

  private struct Known {
    weak var table: TableViewDataSource?
    let number: Int
  }

  private var known: [Known] = []
  private var lastTable = 0
  private(set) var entries: [UpdateEntry] = []
  private var lastEntry = 0
  /// What has not been drawn yet, with its table and since when it waits.
  private var undrawn: [(entry: Int, table: Weak, since: ContinuousClock.Instant)] = []
  private var untold: Set<Int> = []
  private var telling: Task<Void, Never>?
  private var outputs: [Int: WatcherOutput] = [:]

  private struct Weak { weak var table: TableViewDataSource? }

  isolated deinit { if !outputs.isEmpty { TableInspection.listener = nil } }

  // MARK: Who looks

  /// A Boolean value that indicates whether anybody looks.
  var isNoting: Bool { !outputs.isEmpty }

  /// Tells a watcher of all that is known, and from now on of what comes.
  func add(_ watcher: Int, _ output: WatcherOutput) {
    if outputs.isEmpty {
      TableInspection.listener = { [weak self] table, news in
        if let table = table as? TableViewDataSource { self?.take(news, of: table) }
      }
    }
    outputs[watcher] = output
    tell(UpdatesMessage(isAll: true, entries: entries), to: [output])
  }

  /// A watcher looks no more.
  func remove(_ watcher: Int) {
    guard outputs.removeValue(forKey: watcher) != nil, outputs.isEmpty else { return }
    TableInspection.listener = nil
    telling?.cancel()
    (telling, undrawn, untold) = (nil, [], [])
  }

  /// Forgets everything: another page is there.
  func clear() {
    (entries, known, undrawn, untold) = ([], [], [], [])
    if isNoting { tell(UpdatesMessage(isAll: true, entries: []), to: Array(outputs.values)) }
  }

  // MARK: What happens

  /// The number of a table whose entries are kept; nil for one of which nothing was heard.
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

  /// A picture was drawn, layout included: it shows what was updated before.
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

  // MARK: Telling

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

/// Entries as browsers are told.
private struct UpdatesMessage: Encodable {
  var kind = "updates"
  /// Whether they are all there are; else they are new, or known otherwise by now.
  var isAll: Bool
  var entries: [UpdateEntry]
}

/// Whether a browser wants to be told of updates.
struct ListenMessage: Decodable, Sendable {
  var listens: Bool
}

extension Screen {
  /// Has a watcher be told of updates, or no more.
  func listen(_ message: ListenMessage, from number: Int) {
    guard message.listens else { return log.remove(number) }
    if let output = output(of: number) { log.add(number, output) }
  }
}
