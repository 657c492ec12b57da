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

/// Compares two values of a type; nil where the type cannot tell.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func equality<Same: Equatable>(_ type: Same.Type) -> (Value, Value) -> Bool {
    // The same type, which the compiler only knows as one that is equatable.
    { unsafeBitCast($0, to: Same.self) == unsafeBitCast($1, to: Same.self) }
  }
  return (Value.self as? any Equatable.Type).map { equality($0) }
}

/// Whether two values are equal; nil where their type cannot tell.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool? { equality(of: Value.self)?(one, other) }
