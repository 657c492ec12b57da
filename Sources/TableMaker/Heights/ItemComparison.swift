/// Whether the content of items is equal, for types of items that can tell.
struct ItemComparison<Item> {
  let areEqual: (Item, Item) -> Bool
  /// How many items two arrays have in common at their start, and at their end of what is left.
  let commonEnds: ([Item], [Item]) -> (start: Int, end: Int)

  /// What the items' type has to offer, found at run time; nil where it is not `Equatable`.
  static func found() -> ItemComparison? {
    func comparison<Known: Equatable>(_ type: Known.Type) -> Any { ItemComparison<Known>() }
    guard let type = Item.self as? any Equatable.Type else { return nil }
    return comparison(type) as? ItemComparison
  }
}

extension ItemComparison where Item: Equatable {
  init() {
    areEqual = { $0 == $1 }
    commonEnds = { old, new in
      let shorter = min(old.count, new.count)
      var start = 0
      while start < shorter, old[start] == new[start] { start += 1 }
      var end = 0
      while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      return (start, end)
    }
  }
}
