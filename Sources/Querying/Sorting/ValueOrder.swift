package import Foundation

/// A comparison of values in a direction. The reverse also keeps the list's order of equal values, and missing values
/// come last in both.
package struct ValueOrder: Sendable {
  package let direction: SortOrder

  package init(_ direction: SortOrder = .forward) { self.direction = direction }

  /// Compares two values of a comparable type.
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

  /// Returns the comparison of a closure that returns whether its first argument comes first.
  package static func ordered<Value>(
    _ one: Value, _ other: Value, by goesFirst: (Value, Value) -> Bool
  ) -> ComparisonResult {
    if goesFirst(one, other) { return goesFirst(other, one) ? .orderedSame : .orderedAscending }
    return goesFirst(other, one) ? .orderedDescending : .orderedSame
  }
}
