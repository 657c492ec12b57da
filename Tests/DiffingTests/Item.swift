/// An item of a list: known by one value, with another as its content.
struct Item: Hashable, CustomStringConvertible {
  var id: Int
  var content = 0

  var description: String { content == 0 ? "\(id)" : "\(id)'\(content)" }
}

/// The n-th element of an identity: what an element is known by in a list that has it several times.
struct Occurrence: Hashable, CustomStringConvertible {
  var id: Int
  var number: Int

  var description: String { number == 0 ? "\(id)" : "\(id)#\(number)" }

  /// Numbers the elements of a list, naively.
  static func all<ID: Hashable>(in list: [ID], _ id: (ID) -> Int) -> [Occurrence] {
    list.indices.map { index in
      Occurrence(id: id(list[index]), number: list[..<index].count { id($0) == id(list[index]) })
    }
  }
}
