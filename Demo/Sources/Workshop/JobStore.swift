public import Foundation
import GRDB

/// A workshop's jobs, in an SQLite database on disk.
///
/// Every change is one transaction, and observers receive all of the jobs again after each change.
public final class JobStore: Sendable {
  /// The file of the jobs.
  public let file: URL
  private let database: DatabaseQueue
  /// The folder that goes with the store; nil for one that stays.
  private let folder: URL?

  /// Opens the database in a file. Where there is none yet, makes it, and writes the first jobs into it.
  ///
  /// - Parameters:
  ///   - file: The file; its folder is made too.
  ///   - firstJobs: What a new file begins with, in the order in which they came in.
  public convenience init(at file: URL, firstJobs: [Job]) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try self.init(at: file, firstJobs: firstJobs, owning: nil)
  }

  /// Creates a database for pictures and tests, in its own folder, which is removed when the store is deallocated.
  public convenience init(temporaryWith firstJobs: [Job]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workshop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try self.init(at: folder.appendingPathComponent("jobs.sqlite"), firstJobs: firstJobs, owning: folder)
  }

  private init(at file: URL, firstJobs: [Job], owning folder: URL?) throws {
    self.file = file
    self.folder = folder
    database = try DatabaseQueue(path: file.path)
    try Self.migrator(firstJobs).migrate(database)
  }

  deinit {
    guard let folder else { return }
    try? database.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the migrator that brings a file of any age up to date.
  private static func migrator(_ firstJobs: [Job]) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("jobs") { database in
      try database.create(table: JobRecord.databaseTableName) { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("customer", .text)
        table.column("object", .text).notNull()
        table.column("day", .text).indexed()
        table.column("price", .integer).notNull().check { $0 >= 0 }
        table.column("stage", .text).notNull()
        table.column("isWaitedFor", .boolean).notNull()
      }
      for job in firstJobs { _ = try JobRecord.insert(job, database) }
    }
    return migrator
  }

  // MARK: Reading

  /// All jobs: by days, those without one first; of a day those that are waited for first; then as they came in.
  public func jobs() throws -> [Job] { try database.read(JobRecord.jobs) }

  /// All jobs now, and again after each transaction that changed any: whole states, of which only the newest counts.
  ///
  /// The database is observed from the first step of an iteration until the iteration ends.
  public func observed() -> AsyncThrowingStream<[Job], any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = ValueObservation.tracking(JobRecord.jobs).removeDuplicates()
      let observed = observation.start(in: database, scheduling: .async(onQueue: .main)) { error in
        continuation.finish(throwing: error)
      } onChange: { jobs in
        continuation.yield(jobs)
      }
      continuation.onTermination = { _ in observed.cancel() }
    }
  }

  // MARK: Changing

  /// Makes changes in one transaction: all of them, or, where one throws, none. Observers are notified once.
  ///
  /// - Parameter body: Makes the changes, away from the main actor.
  /// - Returns: What the closure returns.
  @discardableResult public func change<Result: Sendable>(
    _ body: @escaping @Sendable (JobChanges) throws -> Result
  ) async throws -> Result {
    try await database.write { try body(JobChanges(database: $0)) }
  }
}
