/// Makes the compiler check each statement of a closure separately, after the chain around it.
///
/// It doesn't affect closures with a `return`. The name appears in the compiler's one message about it: a closure with
/// `while`, `defer`, `do … catch`, `break`, or `continue` needs a `return` at its end.
@_documentation(visibility: internal)
@resultBuilder public enum ClosureWithoutReturn {
  /// A statement's value, which is ignored.
  @inlinable public static func buildExpression<Value>(_ value: Value) {}
  /// A closure without statements.
  @inlinable public static func buildBlock() {}
  /// The first statement.
  @inlinable public static func buildPartialBlock(first: Void) {}
  /// A further statement.
  @inlinable public static func buildPartialBlock(accumulated: Void, next: Void) {}
  /// An `if` without `else`.
  @inlinable public static func buildOptional(_ done: Void?) {}
  /// An `if`'s first branch.
  @inlinable public static func buildEither(first: Void) {}
  /// An `if`'s second branch.
  @inlinable public static func buildEither(second: Void) {}
  /// A `for` loop.
  @inlinable public static func buildArray(_ done: [Void]) {}
  /// A branch of `if #available`.
  @inlinable public static func buildLimitedAvailability(_ done: Void) {}
}
