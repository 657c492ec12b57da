import GRDB

/// A job as a row of the database, separate from `Job` so that code that uses jobs doesn't need a database.
struct JobRecord: FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "job"

  private(set) var job: Job

  enum Columns {
    static let id = Column("id")
    static let day = Column("day")
    static let isWaitedFor = Column("isWaitedFor")
  }

  init(_ job: Job) { self.job = job }

  init(row: Row) throws {
    // What an enumeration does not know was written by a newer version: it is the plainest of its kind.
    job = Job(
      row["title"], customer: row["customer"], object: Job.Object(rawValue: row["object"]) ?? .bicycle,
      day: (row["day"] as String?).flatMap { Day($0) }, price: row["price"],
      stage: Job.Stage(rawValue: row["stage"]) ?? .booked, isWaitedFor: row["isWaitedFor"])
    job.id = row["id"]
  }

  func encode(to container: inout PersistenceContainer) throws {
    if job.id != 0 { container["id"] = job.id }
    container["title"] = job.title
    container["customer"] = job.customer
    container["object"] = job.object.rawValue
    container["day"] = job.day?.description
    container["price"] = job.price
    container["stage"] = job.stage.rawValue
    container["isWaitedFor"] = job.isWaitedFor
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { job.id = inserted.rowID }

  /// Returns all jobs: by days, those without one first; waiting customers first; then by age.
  static func jobs(_ database: Database) throws -> [Job] {
    try order(Columns.day.asc, Columns.isWaitedFor.desc, Columns.id.asc).fetchAll(database).map(\.job)
  }

  /// Writes a job as a new row.
  static func insert(_ job: Job, _ database: Database) throws -> Job {
    var record = JobRecord(job)
    record.job.id = 0
    try record.insert(database)
    return record.job
  }
}
