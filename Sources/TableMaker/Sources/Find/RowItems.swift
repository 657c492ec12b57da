import TableMakerDiffing

/// The items of a section's rows: a whole list, or the items at some of its indices.
///
/// A search leaves some rows of a long list. They're looked up in the list, instead of being copied for each letter
/// that the user types.
@usableFromInline struct RowItems<Item>: RandomAccessCollection {
  @usableFromInline let list: [Item]
  /// The index of each row's item in the list; `nil` if the rows are the whole list.
  @usableFromInline let places: [Int32]?

  /// Creates the rows of a whole list.
  init(_ list: [Item]) {
    self.list = list
    places = nil
  }

  /// Creates the rows of the items at some indices of a list.
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

  /// The items in order.
  ///
  /// - Complexity: O(n) for n items at indices of a list.
  var array: [Item] { places.map { $0.map { list[Int($0)] } } ?? list }
}
