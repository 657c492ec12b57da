/// Makes the compiler check a closure with one expression separately, after the chain around it.
///
/// The compiler always does so for closures with several statements. This builder doesn't affect closures with a
/// `return`.
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
