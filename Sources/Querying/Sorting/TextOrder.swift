package import Foundation

/// The order in which people of a locale expect texts.
///
/// Letters are compared without case and width, numbers by their value, and no two different texts are equal. It's
/// Foundation's order, with a call for each pair. `TextAlphabet` creates keys that decide most pairs faster.
package struct TextOrder: Sendable {
  /// The options of Foundation's comparison.
  package static let options: String.CompareOptions = [
    .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
  ]

  /// The locale, which doesn't follow the current one because an order must not change while it sorts.
  package let locale: Locale

  /// Creates the order of a locale.
  package init(locale: Locale = .autoupdatingCurrent) { self.locale = Locale(identifier: locale.identifier) }

  /// Compares two texts.
  package func compare(_ one: String, _ other: String) -> ComparisonResult {
    one.compare(other, options: Self.options, range: nil, locale: locale)
  }

  /// Returns whether two texts differ only by a criterion for otherwise equal texts, such as case.
  func isSameButForced(_ one: String, _ other: String) -> Bool {
    one.compare(other, options: Self.options.subtracting(.forcedOrdering), range: nil, locale: locale) == .orderedSame
  }

  /// Returns a Boolean value that indicates whether one text comes before another.
  func isAscending(_ one: String, _ other: String) -> Bool { compare(one, other) == .orderedAscending }
}
