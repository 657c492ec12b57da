/// Constants that specify the relation between the two sides of a constraint.
public enum Relation: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// The sides are equal.
  case equal
  /// The left side is less than or equal to the right side.
  case lessOrEqual
  /// The left side is greater than or equal to the right side.
  case greaterOrEqual
}

/// A statement for a constraint, which `==`, `<=`, and `>=` make from two expressions.
public struct Comparison: Sendable {
  /// The variables of the left side minus those of the right side, without a constant.
  public let expression: Expression
  /// The relation of the expression to the constant.
  public let relation: Relation
  /// The number on the right side when every variable is on the left.
  ///
  /// ``Solver/setConstant(_:of:)`` replaces this number in a constraint.
  public let constant: Double

  /// Creates a comparison of two expressions.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: The relation between the sides.
  ///   - right: The right side.
  public init(_ left: consuming Expression, _ relation: Relation, _ right: borrowing Expression) {
    constant = right.constant - left.constant
    if right.count > 0 { left.add(right, times: -1) }
    left.constant = 0
    expression = left
    self.relation = relation
  }
}

extension Comparison: CustomStringConvertible {
  /// The comparison in mathematical notation.
  public var description: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessOrEqual: "<="
      case .greaterOrEqual: ">="
      }
    return "\(expression) \(sign) \(constant)"
  }
}
