package import Foundation

/// Compares values by a direction: the reverse keeps equal values in the list's order too, and what is missing comes last in both.
package struct ValueOrder: Sendable {
  package let direction: SortOrder

  package init(_ direction: SortOrder = .forward) { self.direction = direction }

  /// Compares two values of a type that has an order.
  package func compare<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
    if one == other { return .orderedSame }
    let result: ComparisonResult = one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
    return direction == .forward ? result : result.reversed
  }

  /// Compares two values that may be missing.
  package func compare<Value: Comparable>(_ one: Value?, _ other: Value?) -> ComparisonResult {
    guard let one, let other else {
      return one != nil ? .orderedAscending : other != nil ? .orderedDescending : .orderedSame
    }
    return compare(one, other)
  }

  /// The comparison of a closure that tells whether its first argument goes first.
  package static func ordered<Value>(
    _ one: Value, _ other: Value, by goesFirst: (Value, Value) -> Bool
  ) -> ComparisonResult {
    if goesFirst(one, other) { return goesFirst(other, one) ? .orderedSame : .orderedAscending }
    return goesFirst(other, one) ? .orderedDescending : .orderedSame
  }
}
