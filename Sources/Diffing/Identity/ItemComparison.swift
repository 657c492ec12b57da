extension UnsafeRawPointer {
  /// The item at this address, to be read in place. Mutable only so that it can be passed inout: nothing writes to it.
  func item<Item>(as type: Item.Type) -> UnsafeMutablePointer<Item> {
    UnsafeMutablePointer(mutating: assumingMemoryBound(to: Item.self))
  }
}

/// The equality of items whose type is known at run time only.
struct ItemComparison<Item> {
  let areEqual: (Item, Item) -> Bool
  /// The same for the items at two addresses.
  let areEqualInMemory: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The type's `==`; nil where it is not `Equatable`.
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
