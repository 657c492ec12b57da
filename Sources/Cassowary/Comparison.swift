/// How the two sides of a constraint relate.
public enum Relation: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// Both sides are equal.
  case equal
  /// The left side is at most the right one.
  case lessOrEqual
  /// The left side is at least the right one.
  case greaterOrEqual
}

/// What `==`, `<=` and `>=` between expressions make: the words of a constraint, before a solver knows it.
public struct Comparison: Sendable {
  /// The left side minus the right one's variables, without a constant.
  public let expression: Expression
  /// How the expression relates to the constant.
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
