/// What goes along on a walk, as read from the page's file in one language.
struct PackingList: Sendable {
  let title: String
  /// The words above the first bag.
  let heading: String
  /// The title of what stays at home.
  let shelfTitle: String
  let bags: [Bag]
  /// What stays at home, unless it is taken along.
  let shelf: [Thing]

  /// What is packed into, and what goes into it.
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
