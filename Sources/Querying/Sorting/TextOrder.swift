package import Foundation

/// How a person of a locale expects texts to be sorted: letters without regard to case and width, numbers by their value, and
/// no two different texts equal.
///
/// This is Foundation's order, asked for each pair. `TextAlphabet` makes keys that answer most pairs faster.
package struct TextOrder: Sendable {
  /// The options of Foundation's comparison.
  package static let options: String.CompareOptions = [
    .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
  ]

  /// The locale, which does not follow the current one: an order must not change while it sorts.
  package let locale: Locale

  /// Makes the order of a locale.
  package init(locale: Locale = .autoupdatingCurrent) { self.locale = Locale(identifier: locale.identifier) }

  /// Compares two texts.
  package func compare(_ one: String, _ other: String) -> ComparisonResult {
    one.compare(other, options: Self.options, range: nil, locale: locale)
  }

  /// Whether two texts differ in nothing but what only decides between texts that are otherwise equal, such as case.
  func isSameButForced(_ one: String, _ other: String) -> Bool {
    one.compare(other, options: Self.options.subtracting(.forcedOrdering), range: nil, locale: locale) == .orderedSame
  }

  /// Whether one text comes before another.
  func isAscending(_ one: String, _ other: String) -> Bool { compare(one, other) == .orderedAscending }
}
