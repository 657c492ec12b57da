/// A sum of variables, each times a coefficient, and a constant: `left + 0.5 * width + 8`.
///
/// Expressions are made with `+`, `-`, `*` and `/` from variables and numbers. Up to four terms are kept without an
/// allocation.
public struct Expression: Sendable {
  /// A variable times a coefficient.
  public struct Term: Sendable, Hashable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Makes a term.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - coefficient: What it is multiplied by.
    public init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The number that is added to the terms.
  public var constant: Double
  /// The number of terms; a variable may occur in several.
  public private(set) var count = 0
  private var first = Expression.noTerm
  private var second = Expression.noTerm
  private var third = Expression.noTerm
  private var fourth = Expression.noTerm
  private var others: [Term] = []

  private static let noTerm = Term(Variable(index: 0, generation: 0), times: 0)

  /// Makes an expression without variables.
  ///
  /// - Parameter constant: Its value.
  public init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Makes an expression of one variable times a coefficient.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: What it is multiplied by.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    constant = 0
    add(variable, times: coefficient)
  }

  /// The term at a place, in the order they were added.
  ///
  /// - Parameter index: A number from 0 to `count`, exclusive.
  public subscript(index: Int) -> Term {
    precondition(index >= 0 && index < count, "Term \(index) of an expression that has \(count)")
    return term(index)
  }

  /// The term at a place, without a look whether there is one.
  @inline(__always)
  func term(_ index: Int) -> Term {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others[index - 4]
    }
  }

  /// Adds a variable times a coefficient.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: What it is multiplied by.
  public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    let term = Term(variable, times: coefficient)
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: others.append(term)
    }
    count += 1
  }

  /// Adds another expression times a factor.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - factor: What all of it is multiplied by.
  public mutating func add(_ expression: borrowing Expression, times factor: Double = 1) {
    if expression.constant != 0 { constant += factor * expression.constant }
    for index in 0..<expression.count {
      let term = expression.term(index)
      add(term.variable, times: factor * term.coefficient)
    }
  }
}

extension Expression: CustomStringConvertible {
  /// The sum as it would be written.
  public var description: String {
    var text = ""
    for index in 0..<count {
      let term = self[index]
      text += text.isEmpty ? "" : " + "
      text += term.coefficient == 1 ? "\(term.variable)" : "\(term.coefficient) * \(term.variable)"
    }
    if text.isEmpty { return "\(constant)" }
    return constant == 0 ? text : "\(text) + \(constant)"
  }
}
