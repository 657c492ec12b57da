/// A set that faulty elements can't break, because it stores them in an ``IdentityTable``.
@usableFromInline package struct IdentitySet<Element: Hashable> {
  @usableFromInline var table = IdentityTable<Element, Void>()

  /// Creates an empty set.
  @inlinable package init() {}

  /// Creates a set with the elements of a sequence.
  @inlinable package init(_ elements: some Sequence<Element>) { formUnion(elements) }

  @inlinable package var isEmpty: Bool { table.isEmpty }

  @inlinable package func contains(_ element: Element) -> Bool { table.index(of: element) != nil }

  /// Adds an element.
  ///
  /// - Returns: `true` if the set didn't contain the element.
  @inlinable @discardableResult package mutating func insert(_ element: Element) -> Bool {
    table.insert(element, ()).isNew
  }

  /// Adds an element at the end, even if the set already contains it.
  @inlinable package mutating func append(_ element: Element) { table.append(element, ()) }

  /// Removes the element that was added last.
  @inlinable package mutating func removeLast() { table.removeLast() }

  /// Removes an element.
  ///
  /// - Returns: `true` if the set contained the element.
  @inlinable @discardableResult package mutating func remove(_ element: Element) -> Bool {
    table.removeValue(for: element) != nil
  }

  /// The position of an element, or the hash with which to add it.
  @usableFromInline package struct Place {
    @usableFromInline let hash: UInt64
    @usableFromInline let index: Int?

    @inlinable init(hash: UInt64, index: Int?) { (self.hash, self.index) = (hash, index) }

    /// A Boolean value that indicates whether the element is there.
    @inlinable package var isFound: Bool { index != nil }
  }

  /// Finds an element, so that it can be added or removed without calling its code again.
  @inlinable package func place(of element: Element) -> Place {
    let hash = IdentityTable<Element, Void>.hash(of: element)
    return Place(hash: hash, index: table.index(of: element, hash: hash))
  }

  /// Adds an element that isn't there.
  @inlinable package mutating func append(_ element: Element, at place: Place) {
    table.append(element, (), hash: place.hash)
  }

  /// Removes an element, unless others have been removed since it was found.
  @inlinable package mutating func remove(at place: Place) {
    guard let index = place.index, table.entries.indices.contains(index), table.entries[index].hash == place.hash
    else { return }
    table.remove(at: index)
  }

  @inlinable package mutating func formUnion(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }
}

extension IdentitySet: Sequence {
  @inlinable package var underestimatedCount: Int { table.entries.count }

  @inlinable package func makeIterator() -> some IteratorProtocol<Element> {
    table.entries.lazy.map(\.key).makeIterator()
  }
}

extension IdentitySet: Sendable where Element: Sendable {}

extension Set {
  /// Creates a set with the elements of an identity set, and capacity for as many again.
  ///
  /// A `Set` with faulty elements traps only when it grows.
  @inlinable package init(_ elements: IdentitySet<Element>) {
    self.init(minimumCapacity: 2 * elements.underestimatedCount + 8)
    for element in elements { insert(element) }
  }
}
