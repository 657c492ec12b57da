/// The things to take on a walk, as read from the page's file in one language.
struct PackingList: Sendable {
  let title: String
  /// The words above the first bag.
  let heading: String
  /// The title of the things that stay at home.
  let shelfTitle: String
  let bags: [Bag]
  /// The things that stay at home unless the user takes them along.
  let shelf: [Thing]

  /// A bag, and the things to pack into it.
  struct Bag: Sendable {
    let name: String
    let title: String
    let things: [Thing]
  }
}

/// A thing to be packed.
struct Thing: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  /// How many of it.
  var count: Int
  var isPacked: Bool

  /// The thing and its number in a line, as it is copied.
  var line: String { count == 1 ? name : "\(name) × \(count)" }
}
