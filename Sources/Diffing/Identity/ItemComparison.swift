extension UnsafeRawPointer {
  /// Returns the item at this address, to read in place. It's mutable only so that it can be passed `inout`; nothing
  /// writes to it.
  func item<Item>(as type: Item.Type) -> UnsafeMutablePointer<Item> {
    UnsafeMutablePointer(mutating: assumingMemoryBound(to: Item.self))
  }
}

/// The equality of items of a type that's known only at run time.
struct ItemComparison<Item> {
  let areEqual: (Item, Item) -> Bool
  /// A closure that compares the items at two addresses.
  let areEqualInMemory: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Returns the type's `==`, or `nil` if it isn't `Equatable`.
  static func found() -> ItemComparison? {
    func comparison<Known: Equatable>(_ type: Known.Type) -> Any {
      // The parameters are `inout` although nothing is written, because code for a type that's known only at run time
      // would copy both items first.
      func areEqual(_ item: inout Known, _ other: inout Known) -> Bool { item == other }
      return ItemComparison<Known>(
        areEqual: ==, areEqualInMemory: { areEqual(&$0.item(as: Known.self).pointee, &$1.item(as: Known.self).pointee) }
      )
    }
    guard let type = Item.self as? any Equatable.Type else { return nil }
    return comparison(type) as? ItemComparison
  }
}
