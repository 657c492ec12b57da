public import Foundation
import GRDB
public import Tides

/// The bulletins that were heard last, in an SQLite database on disk: what there is to read where no office answers.
public final class TideLogbook: Sendable {
  private let database: DatabaseQueue
  /// The folder that goes with the logbook; nil for one that stays.
  private let folder: URL?

  /// Opens the logbook in a file. Where there is none yet, makes it, and its folder.
  public convenience init(at file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try self.init(at: file, owning: nil)
  }

  /// Creates a logbook for pictures and tests, in its own folder, which is removed when the logbook is deallocated.
  public convenience init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("logbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try self.init(at: folder.appendingPathComponent("tides.sqlite"), owning: folder)
  }

  private init(at file: URL, owning folder: URL?) throws {
    self.folder = folder
    database = try DatabaseQueue(path: file.path)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("bulletins") { database in
      try database.create(table: "bulletin") { table in
        table.column("place", .integer).primaryKey()
        table.column("number", .integer).notNull()
        table.column("harbor", .text).notNull()
        table.column("subject", .text).notNull()
        table.column("text", .text).notNull()
        table.column("isRead", .boolean).notNull()
      }
    }
    try migrator.migrate(database)
  }

  deinit {
    guard let folder else { return }
    try? database.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The bulletins that were kept last, in their order; none if nothing was.
  public func bulletins() async throws -> [TideBulletin] {
    try await database.read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM bulletin ORDER BY place").map { row in
        var bulletin = TideBulletin(
          id: row["number"], harbor: row["harbor"], subject: row["subject"], text: row["text"])
        bulletin.isRead = row["isRead"]
        return bulletin
      }
    }
  }

  /// Keeps bulletins in place of those from before, in one transaction.
  public func keep(_ bulletins: [TideBulletin]) async throws {
    try await database.write { database in
      try database.execute(sql: "DELETE FROM bulletin")
      let insertion = try database.makeStatement(
        sql: "INSERT INTO bulletin (place, number, harbor, subject, text, isRead) VALUES (?, ?, ?, ?, ?, ?)")
      for (place, bulletin) in bulletins.enumerated() {
        try insertion.execute(
          arguments: [place, bulletin.id, bulletin.harbor, bulletin.subject, bulletin.text, bulletin.isRead])
      }
    }
  }
}
