import TableMakerDiffing

/// The items of a section's rows: a list, or what stands at some of its places.
///
/// The rows that a query leaves of a long list are looked up there, instead of being copied for each letter that is typed.
@usableFromInline struct RowItems<Item>: RandomAccessCollection {
  @usableFromInline let list: [Item]
  /// The place of each row's item in the list; nil where the rows are the list.
  @usableFromInline let places: [Int32]?

  /// All of a list.
  init(_ list: [Item]) {
    self.list = list
    places = nil
  }

  /// The items at some places of a list.
  init(_ list: [Item], at places: PlaceList) {
    self.list = list
    self.places = places.listed
  }

  @inlinable var startIndex: Int { 0 }

  @inlinable var endIndex: Int { places?.count ?? list.count }

  @inlinable subscript(row: Int) -> Item {
    guard let places else { return list[row] }
    return list[Int(places[row])]
  }

  /// The items one after the other.
  ///
  /// - Complexity: O(n) for the n items at places of a list.
  var array: [Item] { places.map { $0.map { list[Int($0)] } } ?? list }
}
