/// The letter that a text is filed under, or `#` if it begins with none.
///
/// Letters have the order of the locale that found them, followed by `#`.
package struct FirstLetter: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The letter, in uppercase if there is one.
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
