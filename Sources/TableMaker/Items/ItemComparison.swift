/// Whether the content of items is equal, for types of items that can tell.
struct ItemComparison<Item> {
  let areEqual: (Item, Item) -> Bool
  /// The same of items that lie somewhere in memory.
  let areEqualInMemory: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// What the items' type has to offer, found at run time; nil where it is not `Equatable`.
  static func found() -> ItemComparison? {
    func comparison<Known: Equatable>(_ type: Known.Type) -> Any {
      ItemComparison<Known>(
        areEqual: ==,
        areEqualInMemory: {
          $0.assumingMemoryBound(to: Known.self).pointee == $1.assumingMemoryBound(to: Known.self).pointee
        })
    }
    guard let type = Item.self as? any Equatable.Type else { return nil }
    return comparison(type) as? ItemComparison
  }
}
