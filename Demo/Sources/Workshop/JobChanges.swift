import GRDB

/// The changes of a workshop's jobs within one transaction.
public struct JobChanges {
  let database: Database

  /// All jobs as they are after the changes so far, in the order of `JobStore.jobs()`.
  public var jobs: [Job] { get throws { try JobRecord.jobs(database) } }

  /// Takes in a job.
  ///
  /// - Returns: The job as the store has it, with its identity.
  @discardableResult public func add(_ job: Job) throws -> Job {
    try JobRecord.insert(job, database)
  }

  /// Updates the stored job that has the same identity.
  ///
  /// - Throws: An error if the job no longer exists.
  public func update(_ job: Job) throws { try JobRecord(job).update(database) }

  /// Strikes a job out.
  ///
  /// - Returns: Whether it was there.
  @discardableResult public func delete(_ id: Job.ID) throws -> Bool { try JobRecord.deleteOne(database, key: id) }

  /// Strikes out every job.
  public func deleteAll() throws { _ = try JobRecord.deleteAll(database) }
}
