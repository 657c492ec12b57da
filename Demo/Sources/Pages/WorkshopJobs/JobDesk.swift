import Foundation
import TableMaker
import Workshop

/// The workshop behind the page: its store, the part that the page shows, and the actions in it.
///
/// Nothing here calls the table: the actions change the store, and the table receives the observed jobs automatically.
@MainActor final class JobDesk: ItemObserver {
  let bench: Workbench
  let store: JobStore
  let board: JobBoard
  /// Called when there are other jobs.
  var onChange: (() -> Void)?
  /// Called when the database refuses a change. That it can no longer be read the table hears from its source.
  var onFailure: ((any Error) -> Void)?

  private var newcomers = 0
  private var hasFailed = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Opens the workshop.
  ///
  /// - Parameter file: The database's file, made if it is not there; nil for a new one that goes with the desk.
  init(_ bench: Workbench, file: URL?) throws {
    self.bench = bench
    store =
      try file.map { try JobStore(at: $0, firstJobs: bench.jobs) } ?? JobStore(temporaryWith: bench.jobs)
    board = try JobBoard(store)
    board.jobs.observers.add(self)
  }

  /// Returns the file of a language's database between visits. It can be made again, so it is no document.
  static func file(in language: Language) -> URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("Workshop/jobs-\(language.rawValue).sqlite")
  }

  // MARK: What can happen

  /// Performs the action of a button of the bar.
  func perform(_ action: WorkshopAction) async {
    let (bench, newcomer) = (bench, nextNewcomer(for: action))
    await change { changes in
      switch action {
      case .takeIn:
        var job = newcomer
        job.day = bench.today
        try changes.add(job)
      case .rushHour: try changes.rushHour(newcomer: newcomer, today: bench.today)
      case .postpone: try changes.postponeOnlyJob()
      case .clear: try changes.deleteAll()
      case .fill: for job in bench.jobs { try changes.add(job) }
      }
    }
  }

  /// Takes in a job that no day is agreed for.
  func takeInWithoutDay() async {
    var job = nextNewcomer(for: .takeIn)
    job.isWaitedFor = false
    let added = job
    await change { try $0.add(added) }
  }

  /// Moves a job on by one stage.
  func advance(_ job: Job) async { await change { try $0.advance(job.id) } }

  /// Strikes a job out, which its customer has called off.
  func strikeOut(_ job: Job) async { await change { try $0.delete(job.id) } }

  /// Returns the next newcomer; the same as long as none is taken in.
  private func nextNewcomer(for action: WorkshopAction) -> Job {
    guard !bench.newcomers.isEmpty else { return Job("", object: .bicycle) }
    var job = bench.newcomers[newcomers % bench.newcomers.count]
    job.isWaitedFor = true
    if action == .takeIn || action == .rushHour { newcomers += 1 }
    return job
  }

  private func change(_ body: @escaping @Sendable (JobChanges) throws -> Void) async {
    do {
      try await store.change(body)
    } catch {
      onFailure?(error)
    }
  }

  // MARK: What has happened

  /// Waits until the page has whatever the database has; not for ever, if that has failed.
  func caughtUp() async {
    while !hasFailed, let jobs = try? store.jobs(), jobs != board.jobs.items {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func itemsDidChange() {
    onChange?()
    release()
  }

  func itemsDidFail(with error: any Error) {
    hasFailed = true
    release()
  }

  private func release() {
    let released = waiting
    waiting = []
    for continuation in released { continuation.resume() }
  }
}
