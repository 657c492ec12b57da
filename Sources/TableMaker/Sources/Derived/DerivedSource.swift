/// A source that is made of others: what is below it is found through it.
@MainActor protocol DerivedSource {
  /// The sources that it is made of, in order.
  var bases: [any ItemSource] { get }
  /// Finds places by the items that the items read last were made of; nil where they are the bases' own.
  var originLookup: (any ItemLookup)? { get }
  /// Whether its items are those of the sources that it is made of, in their order: what is moved here is moved there.
  var keepsItems: Bool { get }

  /// Notes that any object may have changed, here and in the sources that it is made of.
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
  /// The list of this type that the app edits: the source itself, or one that it is made of; nil if there is none, or several.
  func list<Named>(of item: Named.Type) -> ItemList<Named>? {
    let lists = lists(of: item)
    guard let first = lists.first, lists.allSatisfy({ $0 === first }) else { return nil }
    return first
  }

  /// The list of this type whose items the user may move, the source itself or one that it is made of; nil if there is none, or several.
  func handList<Named>(of item: Named.Type) -> (any HandList<Named>)? {
    let lists = handLists(of: item)
    guard let first = lists.first, lists.allSatisfy({ $0 === first }) else { return nil }
    return first
  }

  private func handLists<Named>(of item: Named.Type) -> [any HandList<Named>] {
    if let list = self as? any HandList<Named> { return [list] }
    return (self as? any DerivedSource)?.bases.flatMap { $0.handLists(of: item) } ?? []
  }

  private func lists<Named>(of item: Named.Type) -> [ItemList<Named>] {
    if let list = self as? ItemList<Named> { return [list] }
    return (self as? any DerivedSource)?.bases.flatMap { $0.lists(of: item) } ?? []
  }
}
