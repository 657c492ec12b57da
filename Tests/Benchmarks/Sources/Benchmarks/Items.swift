/// An item of 8 bytes.
struct Small: Identifiable, Hashable {
  var id: Int
}

/// An item of 40 bytes, one of them counted by reference.
struct Medium: Identifiable, Hashable {
  var id: Int
  var name: String
  var price: Double
  var stock: Int
}

/// An item behind a reference.
final class Large: Identifiable {
  let id: Int
  var name: String
  init(id: Int) {
    self.id = id
    name = "item \(id)"
  }
}

/// The measured parts of an item: a number and a text.
protocol Measured: Identifiable {
  static func sample(_ number: Int) -> Self
  var number: Int { get }
  var text: String { get }
}

extension Small: Measured {
  static func sample(_ number: Int) -> Small { Small(id: number) }
  var number: Int { id }
  var text: String { "Item" }
}

extension Medium: Measured {
  static func sample(_ number: Int) -> Medium { Medium(id: number, name: "item \(number)", price: 1, stock: 2) }
  var number: Int { id }
  var text: String { name }
}

extension Large: Measured {
  static func sample(_ number: Int) -> Large { Large(id: number) }
  var number: Int { id }
  var text: String { name }
}
