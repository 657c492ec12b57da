/// The letter that a text is filed under; `#` for texts that begin with none.
///
/// Letters are in the order of the locale that found them, `#` last.
package struct FirstLetter: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The letter, a capital where there are any.
  package let title: String
  private let order: TextOrder

  init(_ title: String, order: TextOrder) {
    self.title = title
    self.order = order
  }

  package var description: String { title }

  package static func == (one: FirstLetter, other: FirstLetter) -> Bool { one.title == other.title }

  package func hash(into hasher: inout Hasher) { hasher.combine(title) }

  package static func < (one: FirstLetter, other: FirstLetter) -> Bool {
    if one.title == "#" || other.title == "#" { return one.title != "#" }
    return one.order.isAscending(one.title, other.title)
  }
}
