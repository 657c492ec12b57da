/// Elements that are known once each, in an ``IdentityTable``: a set that faulty elements can't break.
@usableFromInline package struct IdentitySet<Element: Hashable> {
  @usableFromInline var table = IdentityTable<Element, Void>()

  /// Makes an empty set.
  @inlinable package init() {}

  /// Creates a set with the elements of a sequence.
  @inlinable package init(_ elements: some Sequence<Element>) { formUnion(elements) }

  @inlinable package var isEmpty: Bool { table.isEmpty }

  @inlinable package func contains(_ element: Element) -> Bool { table.index(of: element) != nil }

  /// Adds an element.
  ///
  /// - Returns: Whether it wasn't there.
  @inlinable @discardableResult package mutating func insert(_ element: Element) -> Bool {
    table.insert(element, ()).isNew
  }

  /// Adds an element at the end, whether or not it's there.
  @inlinable package mutating func append(_ element: Element) { table.append(element, ()) }

  /// Removes the element that was added last.
  @inlinable package mutating func removeLast() { table.removeLast() }

  /// Removes an element.
  ///
  /// - Returns: Whether it was there.
  @inlinable @discardableResult package mutating func remove(_ element: Element) -> Bool {
    table.removeValue(for: element) != nil
  }

  /// Where an element is, or would be.
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
  /// Creates a set with the elements of one that faulty elements can't break, and room for as many again.
  ///
  /// A set traps only if it grows and finds that its elements are faulty.
  @inlinable package init(_ elements: IdentitySet<Element>) {
    self.init(minimumCapacity: 2 * elements.underestimatedCount + 8)
    for element in elements { insert(element) }
  }
}
