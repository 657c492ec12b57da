// `ItemList` isn't a `Sequence`, because `list.map { … }` would then be an array. `data` would accept it, and the table
// view wouldn't follow the list.

extension ItemList {
  /// The number of items.
  @inlinable public var count: Int { items.count }

  /// A Boolean value that indicates whether the list is empty.
  @inlinable public var isEmpty: Bool { items.isEmpty }

  /// The first item, or `nil` if the list is empty.
  @inlinable public var first: Item? { items.first }

  /// The last item, or `nil` if the list is empty.
  @inlinable public var last: Item? { items.last }

  /// The valid indices, ascending.
  @inlinable public var indices: Range<Int> { items.indices }
}
