/// Makes the compiler check a closure of one expression by itself, after the chain around it.
///
/// So it does for closures of several statements anyway. Closures that say `return` are not touched.
@_documentation(visibility: internal)
@resultBuilder public enum OneValue<Value> {
  /// The value of the closure's one expression.
  @inlinable public static func buildExpression(_ value: Value) -> Value { value }
  /// The closure's value.
  @inlinable public static func buildBlock(_ value: Value) -> Value { value }
  /// The value of an `if`'s first branch.
  @inlinable public static func buildEither(first value: Value) -> Value { value }
  /// The value of an `if`'s second branch.
  @inlinable public static func buildEither(second value: Value) -> Value { value }
}
