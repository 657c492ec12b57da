/// A value of a field, whose type is known to whoever asks for it by its key path.
///
/// In a type of its own, so that a nil which a field has is never taken for a value that is missing.
struct KeptValue<Value>: AnyKeptValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  var any: Any { value }
}

/// A value of a field of any type.
protocol AnyKeptValue {
  /// The value itself.
  var any: Any { get }
}

/// Whether two values are equal; nil where their type cannot tell.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool? {
  func compare<Comparable: Equatable>(_ type: Comparable.Type) -> Bool? {
    guard let one = KeptValue(one) as? KeptValue<Comparable>, let other = KeptValue(other) as? KeptValue<Comparable>
    else { return nil }
    return one.value == other.value
  }
  guard let type = Value.self as? any Equatable.Type else { return nil }
  return compare(type)
}
