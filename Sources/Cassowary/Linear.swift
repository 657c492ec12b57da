/// A term of a sum: a variable or an expression.
public protocol Linear: Sendable {
  /// The same as an expression.
  var expression: Expression { get }
}

extension Variable: Linear {
  /// The variable, once.
  public var expression: Expression { Expression(self) }
}

extension Expression: Linear {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Linear {
  /// The sum of two expressions.
  @inlinable
  public static func + <Other: Linear>(left: Self, right: Other) -> Expression {
    var sum = left.expression
    sum.add(right.expression)
    return sum
  }

  /// An expression plus a number.
  @inlinable
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// A number plus an expression.
  @inlinable
  public static func + (left: Double, right: Self) -> Expression { right + left }

  /// The difference of two expressions.
  @inlinable
  public static func - <Other: Linear>(left: Self, right: Other) -> Expression {
    var difference = left.expression
    difference.add(right.expression, times: -1)
    return difference
  }

  /// An expression minus a number.
  @inlinable
  public static func - (left: Self, right: Double) -> Expression { left + (-right) }

  /// A number minus an expression.
  @inlinable
  public static func - (left: Double, right: Self) -> Expression { -right + left }

  /// The expression with every sign changed.
  @inlinable
  public static prefix func - (operand: Self) -> Expression { operand * -1 }

  /// An expression times a number.
  @inlinable
  public static func * (left: Self, right: Double) -> Expression {
    var product = Expression()
    product.add(left.expression, times: right)
    return product
  }

  /// A number times an expression.
  @inlinable
  public static func * (left: Double, right: Self) -> Expression { right * left }

  /// An expression divided by a number.
  @inlinable
  public static func / (left: Self, right: Double) -> Expression { left * (1 / right) }
}

// MARK: - Comparisons

extension Linear {
  /// The demand that two expressions are equal.
  @inlinable
  public static func == <Other: Linear>(left: Self, right: Other) -> Comparison {
    Comparison(left.expression, .equal, right.expression)
  }

  /// The demand that an expression has a value.
  @inlinable
  public static func == (left: Self, right: Double) -> Comparison {
    Comparison(left.expression, .equal, Expression(right))
  }

  /// The demand that an expression is at most another.
  @inlinable
  public static func <= <Other: Linear>(left: Self, right: Other) -> Comparison {
    Comparison(left.expression, .lessOrEqual, right.expression)
  }

  /// The demand that an expression is at most a number.
  @inlinable
  public static func <= (left: Self, right: Double) -> Comparison {
    Comparison(left.expression, .lessOrEqual, Expression(right))
  }

  /// The demand that an expression is at least another.
  @inlinable
  public static func >= <Other: Linear>(left: Self, right: Other) -> Comparison {
    Comparison(left.expression, .greaterOrEqual, right.expression)
  }

  /// The demand that an expression is at least a number.
  @inlinable
  public static func >= (left: Self, right: Double) -> Comparison {
    Comparison(left.expression, .greaterOrEqual, Expression(right))
  }
}
