public import UIKit

/// An interface for tools that inspect the table views of a running program, such as the Demo's phone in a browser.
///
/// Apps use `onUpdate` and `onDiagnostic` instead. Without a listener, TableMaker records nothing and measures no time.
@_spi(Inspection) @preconcurrency @MainActor public enum TableInspection {
  /// A closure that receives the events of all table views in the process, or `nil` for none.
  ///
  /// It receives an update after its submission to the table view, and a diagnostic when it's reported, possibly during
  /// an update. It must not read from the table view or change it.
  public static var listener: (@MainActor (any UITableViewDataSource, TableNews) -> Void)?
}

/// An event of a table view.
@_spi(Inspection) public struct TableNews: Sendable {
  /// A kind of event.
  public enum Event: Sendable {
    /// TableMaker has read sources and shown the difference.
    case update(UpdateReport)
    /// TableMaker has reported a diagnostic.
    case diagnostic(Diagnostic)
  }

  /// The line of the chain's `make()`: `Feed.swift:41`.
  public let place: String
  /// The event.
  public let event: Event
}

/// The effect of an update, and the duration of its parts.
@_spi(Inspection) public struct UpdateReport: Sendable {
  /// A cause of an update.
  public enum Teller: Sendable, Hashable {
    /// A source that has reported a change, with the name and line of its section, and its type.
    case source(section: String?, place: String, type: String)
    /// A call of the app with this name.
    case call(String)
  }

  /// The causes in order, each once; empty if the table view itself is the cause, such as when it first appears or
  /// enters editing mode.
  public let tellers: [Teller]
  /// The changes.
  public let update: TableUpdate
  /// The number of rows after the update.
  public let rowCount: Int
  /// The time for reading the sources that have changed.
  public let reading: Duration
  /// The time for finding the differences, also off the main actor, and for planning and checking the batch.
  public let difference: Duration
  /// The time for submitting the batch, including new content of its cells, or for the reload.
  public let batch: Duration
  /// The time for the table view's batch and layout; `nil` if that follows later, such as after a reload.
  public let layout: Duration?
}

/// The measurements of an update, while a listener exists.
struct UpdateTrace {
  enum Part { case reading, difference, batch, layout }

  private(set) var tellers: [UpdateReport.Teller]
  private var durations: [Part: Duration] = [:]
  private var last = ContinuousClock.now

  init(tellers: [UpdateReport.Teller]) { self.tellers = tellers }

  /// Adds the time since the last call to a part.
  mutating func end(_ part: Part) {
    let now = ContinuousClock.now
    add(now - last, to: part)
    last = now
  }

  /// Adds a time that was measured elsewhere to a part. The time since the last call doesn't count.
  mutating func end(_ part: Part, after duration: Duration) {
    add(duration, to: part)
    last = .now
  }

  private mutating func add(_ duration: Duration, to part: Part) { durations[part, default: .zero] += duration }

  func report(_ update: TableUpdate, rowCount: Int) -> UpdateReport {
    UpdateReport(
      tellers: tellers, update: update, rowCount: rowCount, reading: durations[.reading] ?? .zero,
      difference: durations[.difference] ?? .zero, batch: durations[.batch] ?? .zero, layout: durations[.layout])
  }
}

extension UpdateCoordinator {
  /// Records the cause of an update, if a listener exists.
  func noteTeller(_ teller: @autoclosure () -> UpdateReport.Teller) {
    guard TableInspection.listener != nil else { return }
    let teller = teller()
    // A source may report a million changes before it's read.
    if tellers.count < 32, !tellers.contains(teller) { tellers.append(teller) }
  }

  /// Starts the measurements when sources are read, if a listener exists.
  func beginTrace() {
    guard TableInspection.listener != nil else {
      if trace != nil || !tellers.isEmpty { (trace, tellers) = (nil, []) }
      return
    }
    // If a newer change has replaced an update before it was shown, its causes count for this one.
    let before = trace?.tellers ?? []
    trace = UpdateTrace(tellers: before + tellers.filter { !before.contains($0) })
    tellers = []
  }
}

extension LiveTable {
  /// Passes a completed update on to the listener.
  func tellListener(of update: TableUpdate) {
    guard let trace = updates.trace else { return }
    updates.trace = nil
    let rows = snapshot.sections.reduce(0) { $0 + $1.count }
    let report = trace.report(update, rowCount: rows)
    if let dataSource { TableInspection.listener?(dataSource, TableNews(place: "\(location)", event: .update(report))) }
  }

  /// Passes each diagnostic on to the listener.
  func watchDiagnostics() {
    reporter.onReport = { [weak self] diagnostic in
      guard let listener = TableInspection.listener, let self, let dataSource else { return }
      listener(dataSource, TableNews(place: "\(location)", event: .diagnostic(diagnostic)))
    }
  }
}
