// What of GRDB 7 stands in the declarations of Demo/Sources/Workshop; its function bodies are not looked at here. The package
// itself is not built for Apple on Linux, and its interface is the same there.

public final class DatabaseQueue: Sendable {}
public final class Database {}
public final class Row {}
public struct Column: Sendable {
  public init(_ name: String)
}
public struct DatabaseMigrator: Sendable {}
public struct PersistenceContainer {}
public struct InsertionSuccess: Sendable {}

public protocol TableRecord {
  static var databaseTableName: String { get }
}
public protocol FetchableRecord {
  init(row: Row) throws
}
public protocol EncodableRecord {
  func encode(to container: inout PersistenceContainer) throws
}
public protocol MutablePersistableRecord: EncodableRecord, TableRecord {
  mutating func didInsert(_ inserted: InsertionSuccess)
}
