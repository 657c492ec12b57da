/// What a tool hears that looks into the tables of a running program, such as the Demo's phone in a browser.
///
/// Not for apps, which have `onUpdate` and `onDiagnostic`. As long as nobody listens, nothing is noted and no time is measured.
@_spi(Inspection) @MainActor public enum TableInspection {
  /// Hears what happens in any table of the process; nil where nobody listens.
  ///
  /// An update is told once it was handed to the table, a diagnostic when it is reported, which may be in the middle of an update:
  /// nothing may be asked of the table or changed by this closure.
  public static var listener: (@MainActor (TableViewDataSource, TableNews) -> Void)?
}

/// Something that has happened in a table.
@_spi(Inspection) public struct TableNews: Sendable {
  /// The kinds of news.
  public enum Event: Sendable {
    /// Sources were read, and what was different was shown.
    case update(UpdateReport)
    /// A diagnostic was reported.
    case diagnostic(Diagnostic)
  }

  /// The line of the chain's `make()`: `Feed.swift:41`.
  public let place: String
  /// What has happened.
  public let event: Event
}

/// What an update did, and how long its parts took.
@_spi(Inspection) public struct UpdateReport: Sendable {
  /// What asks for an update.
  public enum Teller: Sendable, Hashable {
    /// A source that has told of a change: the name and the line of its section, and its type.
    case source(section: String?, place: String, type: String)
    /// The app, by the call of this name.
    case call(String)
  }

  /// What has asked for it, each once, in order; empty where the table itself has, when it is first shown or edited say.
  public let tellers: [Teller]
  /// What has changed.
  public let update: TableUpdate
  /// The number of rows that the table has now.
  public let rowCount: Int
  /// How long it took to read the sources that have told.
  public let reading: Duration
  /// How long it took to find out what is different, off the main actor too, and to plan and check the batch.
  public let difference: Duration
  /// How long it took to hand the batch to the table, new content of its cells included, or to reload.
  public let batch: Duration
  /// How long the table took to take the batch and to be laid out; nil where that comes later, after a reload among others.
  public let layout: Duration?
}

/// The stopwatch of an update, while somebody listens.
struct UpdateTrace {
  enum Part { case reading, difference, batch, layout }

  private(set) var tellers: [UpdateReport.Teller]
  private var durations: [Part: Duration] = [:]
  private var last = ContinuousClock.now

  init(tellers: [UpdateReport.Teller]) { self.tellers = tellers }

  /// Counts the time since the last call for a part.
  mutating func end(_ part: Part) {
    let now = ContinuousClock.now
    add(now - last, to: part)
    last = now
  }

  /// Counts a time for a part that went by elsewhere; the time since the last call counts for nothing.
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

extension PendingUpdates {
  /// Notes what asks for an update, if anybody listens.
  func noteTeller(_ teller: @autoclosure () -> UpdateReport.Teller) {
    guard TableInspection.listener != nil else { return }
    let teller = teller()
    // A source may tell a million times before it is read.
    if tellers.count < 32, !tellers.contains(teller) { tellers.append(teller) }
  }

  /// Starts the stopwatch as sources are read, if anybody listens.
  func beginTrace() {
    guard TableInspection.listener != nil else {
      if trace != nil || !tellers.isEmpty { (trace, tellers) = (nil, []) }
      return
    }
    // One that was not shown, since what it has found was overtaken, goes on in this one.
    let before = trace?.tellers ?? []
    trace = UpdateTrace(tellers: before + tellers.filter { !before.contains($0) })
    tellers = []
  }
}

extension TableViewDataSource {
  /// Tells who listens of an update that was shown.
  func tellListener(of update: TableUpdate) {
    guard let trace = updates.trace else { return }
    updates.trace = nil
    let rows = snapshot.sections.reduce(0) { $0 + $1.count }
    let report = trace.report(update, rowCount: rows)
    TableInspection.listener?(self, TableNews(place: "\(place)", event: .update(report)))
  }

  /// Has who listens hear of each diagnostic.
  func watchDiagnostics() {
    reporter.onReport = { [weak self] diagnostic in
      guard let listener = TableInspection.listener, let self else { return }
      listener(self, TableNews(place: "\(place)", event: .diagnostic(diagnostic)))
    }
  }
}
