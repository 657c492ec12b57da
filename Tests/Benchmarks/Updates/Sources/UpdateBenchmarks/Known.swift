import Foundation
import TableMaker

extension Row: Identifiable {}

/// Identities whose lists are made where their type is written out, as in an app.
protocol Listed: Name {
  @MainActor static func list(of rows: [Row<Self>]) -> ItemList<Row<Self>>
  @MainActor static func list(of sections: [ItemSection<Row<Self>>]) -> SectionList<Row<Self>>
  static func core(_ before: [Row<Self>], _ after: [Row<Self>]) -> Int
  static func core(_ before: [Section<Self>], _ after: [Section<Self>]) -> Int
}

extension Int: Listed {
  @MainActor static func list(of rows: [Row<Int>]) -> ItemList<Row<Int>> { ItemList(rows) }
  @MainActor static func list(of sections: [ItemSection<Row<Int>>]) -> SectionList<Row<Int>> { SectionList(sections) }
  static func core(_ before: [Row<Int>], _ after: [Row<Int>]) -> Int { coreDifference(before, after) }
  static func core(_ before: [Section<Int>], _ after: [Section<Int>]) -> Int { coreDifference(before, after) }
}

extension UUID: Listed {
  @MainActor static func list(of rows: [Row<UUID>]) -> ItemList<Row<UUID>> { ItemList(rows) }
  @MainActor static func list(of sections: [ItemSection<Row<UUID>>]) -> SectionList<Row<UUID>> { SectionList(sections) }
  static func core(_ before: [Row<UUID>], _ after: [Row<UUID>]) -> Int { coreDifference(before, after) }
  static func core(_ before: [Section<UUID>], _ after: [Section<UUID>]) -> Int { coreDifference(before, after) }
}

extension String: Listed {
  @MainActor static func list(of rows: [Row<String>]) -> ItemList<Row<String>> { ItemList(rows) }
  @MainActor static func list(of sections: [ItemSection<Row<String>>]) -> SectionList<Row<String>> {
    SectionList(sections)
  }
  static func core(_ before: [Row<String>], _ after: [Row<String>]) -> Int { coreDifference(before, after) }
  static func core(_ before: [Section<String>], _ after: [Section<String>]) -> Int { coreDifference(before, after) }
}

/// A list that does not know what its items are known by, as `.data(array)` has it: that is found at run time.
@MainActor func unknown<Item>(_ sections: [ItemSection<Item>]) -> SectionList<Item> { SectionList(sections) }
