/// A sum of a constant and of variables with coefficients, such as `left + 0.5 * width + 8`.
///
/// You make expressions from variables and numbers with `+`, `-`, `*`, and `/`. An expression keeps up to four terms
/// without an allocation.
public struct Expression: Sendable {
  /// A variable multiplied by a coefficient.
  public struct Term: Sendable, Hashable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - coefficient: The factor of the variable.
    public init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The number that the expression adds to its terms.
  public var constant: Double
  /// The number of terms.
  ///
  /// A variable can occur in several.
  public private(set) var count = 0
  private var first = Expression.noTerm
  private var second = Expression.noTerm
  private var third = Expression.noTerm
  private var fourth = Expression.noTerm
  private var others: [Term] = []

  private static let noTerm = Term(Variable(index: 0, generation: 0), times: 0)

  /// Creates an expression without variables.
  ///
  /// - Parameter constant: The value of the expression.
  public init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Creates an expression from one variable multiplied by a coefficient.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: The factor of the variable.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    constant = 0
    add(variable, times: coefficient)
  }

  /// Accesses the term at an index, in the order in which the terms were added.
  ///
  /// - Parameter index: An index from 0 up to, but not including, `count`.
  public subscript(index: Int) -> Term {
    precondition(index >= 0 && index < count, "Term \(index) of an expression that has \(count)")
    return term(index)
  }

  /// Returns the term at an index without a bounds check.
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

  /// Adds a variable multiplied by a coefficient.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: The factor of the variable.
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

  /// Adds another expression multiplied by a factor.
  ///
  /// - Parameters:
  ///   - expression: The expression to add.
  ///   - factor: The factor of the whole expression.
  public mutating func add(_ expression: borrowing Expression, times factor: Double = 1) {
    if expression.constant != 0 { constant += factor * expression.constant }
    for index in 0..<expression.count {
      let term = expression.term(index)
      add(term.variable, times: factor * term.coefficient)
    }
  }
}

extension Expression: CustomStringConvertible {
  /// The sum in mathematical notation.
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
