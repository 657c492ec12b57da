// Not as a `Sequence`: `list.map { … }` would then be an array, `data` would take it, and the table would not follow the list.

extension ItemList {
  /// The number of items.
  @inlinable public var count: Int { items.count }

  /// Whether there are no items.
  @inlinable public var isEmpty: Bool { items.isEmpty }

  /// The first item; nil if there is none.
  @inlinable public var first: Item? { items.first }

  /// The last item; nil if there is none.
  @inlinable public var last: Item? { items.last }

  /// The valid indices, ascending.
  @inlinable public var indices: Range<Int> { items.indices }
}
