/// A type that can be a term of a sum: a variable or an expression.
public protocol Linear: Sendable {
  /// The value as an expression.
  var expression: Expression { get }
}

extension Variable: Linear {
  /// An expression that has the variable as its only term.
  public var expression: Expression { Expression(self) }
}

extension Expression: Linear {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Linear {
  /// Returns the sum of two expressions.
  @inlinable
  public static func + <Other: Linear>(left: Self, right: Other) -> Expression {
    var sum = left.expression
    sum.add(right.expression)
    return sum
  }

  /// Returns the sum of an expression and a number.
  @inlinable
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// Returns the sum of a number and an expression.
  @inlinable
  public static func + (left: Double, right: Self) -> Expression { right + left }

  /// Returns the difference of two expressions.
  @inlinable
  public static func - <Other: Linear>(left: Self, right: Other) -> Expression {
    var difference = left.expression
    difference.add(right.expression, times: -1)
    return difference
  }

  /// Returns an expression minus a number.
  @inlinable
  public static func - (left: Self, right: Double) -> Expression { left + (-right) }

  /// Returns a number minus an expression.
  @inlinable
  public static func - (left: Double, right: Self) -> Expression { -right + left }

  /// Returns the expression with every sign changed.
  @inlinable
  public static prefix func - (operand: Self) -> Expression { operand * -1 }

  /// Returns the product of an expression and a number.
  @inlinable
  public static func * (left: Self, right: Double) -> Expression {
    var product = Expression()
    product.add(left.expression, times: right)
    return product
  }

  /// Returns the product of a number and an expression.
  @inlinable
  public static func * (left: Double, right: Self) -> Expression { right * left }

  /// Returns an expression divided by a number.
  @inlinable
  public static func / (left: Self, right: Double) -> Expression { left * (1 / right) }
}

// MARK: - Comparisons

extension Linear {
  /// Returns a comparison that requires two expressions to be equal.
  @inlinable
  public static func == <Other: Linear>(left: Self, right: Other) -> Comparison {
    Comparison(left.expression, .equal, right.expression)
  }

  /// Returns a comparison that requires an expression to be equal to a number.
  @inlinable
  public static func == (left: Self, right: Double) -> Comparison {
    Comparison(left.expression, .equal, Expression(right))
  }

  /// Returns a comparison that requires an expression to be at most another one.
  @inlinable
  public static func <= <Other: Linear>(left: Self, right: Other) -> Comparison {
    Comparison(left.expression, .lessOrEqual, right.expression)
  }

  /// Returns a comparison that requires an expression to be at most a number.
  @inlinable
  public static func <= (left: Self, right: Double) -> Comparison {
    Comparison(left.expression, .lessOrEqual, Expression(right))
  }

  /// Returns a comparison that requires an expression to be at least another one.
  @inlinable
  public static func >= <Other: Linear>(left: Self, right: Other) -> Comparison {
    Comparison(left.expression, .greaterOrEqual, right.expression)
  }

  /// Returns a comparison that requires an expression to be at least a number.
  @inlinable
  public static func >= (left: Self, right: Double) -> Comparison {
    Comparison(left.expression, .greaterOrEqual, Expression(right))
  }
}
