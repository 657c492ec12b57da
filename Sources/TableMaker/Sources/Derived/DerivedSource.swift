/// A source that is derived from other sources, which TableMaker finds through it.
@MainActor protocol DerivedSource {
  /// The sources that this one is derived from, in order.
  var bases: [any ItemSource] { get }
  /// Finds indices by the items that the current items were made from; `nil` if the base sources own the current items.
  var originLookup: (any ItemLookup)? { get }
  /// A Boolean value that indicates whether the items are the base sources' items in their order. If so, a move here is
  /// a move there.
  var keepsItems: Bool { get }

  /// Notes that any object may have changed, in this source and in its base sources.
  func expireObjects()
}

extension DerivedSource {
  var originLookup: (any ItemLookup)? { nil }

  func expireObjects() {
    for case let base as any DerivedSource in bases { base.expireObjects() }
  }

  var keepsItems: Bool { bases.allSatisfy { ($0 as? any DerivedSource)?.keepsItems ?? true } }
}

extension ItemSource {
  /// Returns what a closure finds in the source itself, or otherwise in the sources that it's derived from.
  func findInBases<Found>(_ find: (any ItemSource) -> Found?) -> [Found] {
    if let found = find(self) { return [found] }
    return (self as? any DerivedSource)?.bases.flatMap { $0.findInBases(find) } ?? []
  }

  /// Returns the editable list of this item type: the source itself or a base source; `nil` if none or several exist.
  func list<Named>(of item: Named.Type) -> ItemList<Named>? {
    let lists = findInBases { $0 as? ItemList<Named> }
    guard let first = lists.first, lists.allSatisfy({ $0 === first }) else { return nil }
    return first
  }

  /// Returns the list of this item type in which the user can move items: the source itself or a base source; `nil` if
  /// none or several exist.
  func movableList<Named>(of item: Named.Type) -> (any MovableList<Named>)? {
    let lists = findInBases { $0 as? any MovableList<Named> }
    guard let first = lists.first, lists.allSatisfy({ $0 === first }) else { return nil }
    return first
  }
}
