import TableMaker

/// The traits of a type of items that the library can see.
struct ItemTraits: Equatable, Sendable {
  enum Identity: Sendable {
    /// The item's number, as its `id` or as the property that the app specifies.
    case number
    /// The whole value.
    case value
    /// The item's place in the section.
    case position
  }

  var identity: Identity
  /// A Boolean value that indicates whether the contents of two items can be compared.
  var isComparable: Bool

  /// Returns whether two rows, at places in two lists, are the same row. It doesn't consider duplicates.
  func isSame(_ before: Row, _ after: Row, samePlace: Bool) -> Bool {
    switch identity {
    case .number: before.number == after.number
    case .value: before == after
    case .position: samePlace
    }
  }
}

/// An item that represents a row of the model.
@MainActor protocol FuzzItem: Sendable {
  var row: Row { get }
  /// The text to sort the item by.
  nonisolated var name: String { get }
  /// The text to search the item by.
  nonisolated var label: String { get }
  init(_ row: Row)

  /// The traits of these items that a list knows.
  static var traits: ItemTraits { get }
  /// The traits of these items for a source that knows only their type.
  static var foundTraits: ItemTraits { get }
  /// The key path that identifies items in a list; nil if the type identifies them.
  static var key: (any KeyPath<Self, Int> & Sendable)? { get }
  /// Returns a list, which it creates with the initializer for the type's traits.
  static func list(_ items: [Self]) -> ItemList<Self>
  static func list(_ sections: [ItemSection<Self>]) -> SectionList<Self>
  /// Edits a list by the item's `id`, and returns whether the items have one.
  static func set(_ item: Self?, id: Int, in list: ItemList<Self>) -> Bool
}

extension FuzzItem {
  static var foundTraits: ItemTraits { traits }
  static var key: (any KeyPath<Self, Int> & Sendable)? { nil }
  static func set(_ item: Self?, id: Int, in list: ItemList<Self>) -> Bool { false }
}

/// An item that's `Identifiable` and `Equatable`.
struct Known: FuzzItem, Identifiable, Equatable, Sendable {
  let row: Row
  nonisolated var name: String { row.name }
  nonisolated var label: String { row.label }
  nonisolated var id: Int { row.number }

  nonisolated init(_ row: Row) { self.row = row }

  static var traits: ItemTraits { ItemTraits(identity: .number, isComparable: true) }
  static func list(_ items: [Known]) -> ItemList<Known> { ItemList(items) }
  static func list(_ sections: [ItemSection<Known>]) -> SectionList<Known> { SectionList(sections) }
  static func set(_ item: Known?, id: Int, in list: ItemList<Known>) -> Bool {
    list[id: id] = item
    return true
  }
}

/// An item that's `Identifiable`. Its content can't be compared.
struct Opaque: FuzzItem, Identifiable, Sendable {
  let row: Row
  nonisolated var name: String { row.name }
  nonisolated var label: String { row.label }
  nonisolated var id: Int { row.number }

  nonisolated init(_ row: Row) { self.row = row }

  static var traits: ItemTraits { ItemTraits(identity: .number, isComparable: false) }
  static func list(_ items: [Opaque]) -> ItemList<Opaque> { ItemList(items) }
  static func list(_ sections: [ItemSection<Opaque>]) -> SectionList<Opaque> { SectionList(sections) }
  static func set(_ item: Opaque?, id: Int, in list: ItemList<Opaque>) -> Bool {
    list[id: id] = item
    return true
  }
}

/// An item that's `Hashable`. A changed item counts as another one.
struct Value: FuzzItem, Hashable, Sendable {
  let row: Row
  nonisolated var name: String { row.name }
  nonisolated var label: String { row.label }

  nonisolated init(_ row: Row) { self.row = row }

  static var traits: ItemTraits { ItemTraits(identity: .value, isComparable: true) }
  static func list(_ items: [Value]) -> ItemList<Value> { ItemList(items) }
  static func list(_ sections: [ItemSection<Value>]) -> SectionList<Value> { SectionList(sections) }
}

/// An item that's `Equatable`, and that a property identifies, which the app specifies.
struct Keyed: FuzzItem, Equatable, Sendable {
  let row: Row
  nonisolated var name: String { row.name }
  nonisolated var label: String { row.label }
  nonisolated var code: Int { row.number }

  nonisolated init(_ row: Row) { self.row = row }

  static var traits: ItemTraits { ItemTraits(identity: .number, isComparable: true) }
  static var foundTraits: ItemTraits { ItemTraits(identity: .position, isComparable: true) }
  static var key: (any KeyPath<Keyed, Int> & Sendable)? { \Keyed.code }
  static func list(_ items: [Keyed]) -> ItemList<Keyed> { ItemList(items, id: \.code) }
  static func list(_ sections: [ItemSection<Keyed>]) -> SectionList<Keyed> { SectionList(sections, id: \.code) }
}

/// An item that a property identifies, which the app specifies. Its content can't be compared.
struct OpaqueKeyed: FuzzItem, Sendable {
  let row: Row
  nonisolated var name: String { row.name }
  nonisolated var label: String { row.label }
  nonisolated var code: Int { row.number }

  nonisolated init(_ row: Row) { self.row = row }

  static var traits: ItemTraits { ItemTraits(identity: .number, isComparable: false) }
  static var foundTraits: ItemTraits { ItemTraits(identity: .position, isComparable: false) }
  static var key: (any KeyPath<OpaqueKeyed, Int> & Sendable)? { \OpaqueKeyed.code }
  static func list(_ items: [OpaqueKeyed]) -> ItemList<OpaqueKeyed> { ItemList(items, id: \.code) }
  static func list(_ sections: [ItemSection<OpaqueKeyed>]) -> SectionList<OpaqueKeyed> {
    SectionList(sections, id: \.code)
  }
}

/// An item that's `Equatable`, and that its place identifies.
struct Placed: FuzzItem, Equatable, Sendable {
  let row: Row
  nonisolated var name: String { row.name }
  nonisolated var label: String { row.label }

  nonisolated init(_ row: Row) { self.row = row }

  static var traits: ItemTraits { ItemTraits(identity: .position, isComparable: true) }
  static func list(_ items: [Placed]) -> ItemList<Placed> { ItemList(items) }
  static func list(_ sections: [ItemSection<Placed>]) -> SectionList<Placed> { SectionList(sections) }
}

/// An item that its place identifies. Its content can't be compared.
struct OpaquePlaced: FuzzItem, Sendable {
  let row: Row
  nonisolated var name: String { row.name }
  nonisolated var label: String { row.label }

  nonisolated init(_ row: Row) { self.row = row }

  static var traits: ItemTraits { ItemTraits(identity: .position, isComparable: false) }
  static func list(_ items: [OpaquePlaced]) -> ItemList<OpaquePlaced> { ItemList(items) }
  static func list(_ sections: [ItemSection<OpaquePlaced>]) -> SectionList<OpaquePlaced> { SectionList(sections) }
}
