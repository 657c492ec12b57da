import Foundation

/// A row of the workloads as apps have them: of a type that isn't generic, with an identity and content.
///
/// What is found at run time of a generic type runs code that is generic itself, and takes several times as long.
protocol Item: Identifiable, Equatable, Sendable where ID: Name {
  var content: Int { get set }
  init(id: ID, content: Int)
}

struct IntItem: Item {
  let id: Int
  var content: Int
}

struct UUIDItem: Item {
  let id: UUID
  var content: Int
}

struct StringItem: Item {
  let id: String
  var content: Int
}

extension Workload {
  func items<I: Item>(of type: I.Type) -> (before: [I], after: [I]) {
    let (before, after) = lists(of: I.ID.self)
    return (before.map(I.init), after.map(I.init))
  }
}

extension Item {
  init(_ row: Row<ID>) { self.init(id: row.id, content: row.content) }

  init(number: Int) { self.init(id: ID(number: number), content: 0) }
}

/// A section of such rows.
struct ItemGroup<I: Item>: Sendable {
  var id: Int
  var items: [I]

  /// Workload f.
  static var lists: (before: [ItemGroup], after: [ItemGroup]) {
    func groups(_ sections: [Section<I.ID>]) -> [ItemGroup] {
      sections.map { ItemGroup(id: $0.id, items: $0.rows.map(I.init)) }
    }
    let (before, after) = sectionedLists(of: I.ID.self)
    return (groups(before), groups(after))
  }
}
