/// The relations between the two sides of a constraint.
public enum Relation: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// The sides are equal.
  case equal
  /// The left side is at most the right one.
  case lessOrEqual
  /// The left side is at least the right one.
  case greaterOrEqual
}

/// The statement of a constraint, made by `==`, `<=` and `>=` between expressions, before a solver knows it.
public struct Comparison: Sendable {
  /// The left side minus the right one's variables, without a constant.
  public let expression: Expression
  /// The relation of the expression to the constant.
  public let relation: Relation
  /// The number on the right side once every variable is on the left; what ``Solver/setConstant(_:of:)`` replaces.
  public let constant: Double

  /// Compares two expressions.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides relate.
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
  /// The comparison as it would be written.
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
