extension UnsafeRawPointer {
  /// The item that lies here, to be looked at where it lies. Nobody writes to it.
  func item<Item>(as type: Item.Type) -> UnsafeMutablePointer<Item> {
    UnsafeMutablePointer(mutating: assumingMemoryBound(to: Item.self))
  }
}

/// Whether the content of items is equal, for types of items that can tell.
struct ItemComparison<Item> {
  let areEqual: (Item, Item) -> Bool
  /// The same of items that lie somewhere in memory.
  let areEqualInMemory: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// What the items' type has to offer, found at run time; nil where it is not `Equatable`.
  static func found() -> ItemComparison? {
    func comparison<Known: Equatable>(_ type: Known.Type) -> Any {
      // Inout, though nothing is written: code for a type that is known at run time only would copy both items first.
      func areEqual(_ item: inout Known, _ other: inout Known) -> Bool { item == other }
      return ItemComparison<Known>(
        areEqual: ==, areEqualInMemory: { areEqual(&$0.item(as: Known.self).pointee, &$1.item(as: Known.self).pointee) }
      )
    }
    guard let type = Item.self as? any Equatable.Type else { return nil }
    return comparison(type) as? ItemComparison
  }
}
