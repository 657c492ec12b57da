import TableMakerCassowary
import Foundation

/// The constraints of one table cell, read once, in the form a layout engine has them.
struct CellRecipe {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)] = []
    var relation = Relation.equal
    var constant = 0.0
    var parameter: String?
    var priority: Float = 0
  }

  var rows: [Row] = []
  var names: [String] = []
  private(set) var termCount = 0
  private var parameters: [String: Double] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "param": parameters[words[1]] = Double(words[3])
      case "edit": continue
      default: rows.append(row(words))
      }
    }
    termCount = rows.reduce(0) { $0 + $1.terms.count }
  }

  private mutating func row(_ words: [String]) -> Row {
    var row = Row()
    var (side, sign, coefficient) = (1.0, 1.0, 1.0)
    for (index, word) in words.enumerated() {
      switch word {
      case "==", "<=", ">=":
        row.relation = word == "==" ? .equal : word == "<=" ? .lessOrEqual : .greaterOrEqual
        (side, sign) = (-1, 1)
      case "+": sign = 1
      case "-": sign = -1
      case "*": continue
      case _ where word.hasPrefix("@"): row.priority = Float(word.dropFirst()) ?? 0
      case _ where word.hasPrefix("$"):
        row.parameter = word
        row.constant -= side * sign * (parameters[word] ?? 0)
      default:
        if let number = Double(word) {
          if words[index + 1] == "*" { coefficient = number } else { row.constant -= side * sign * number }
        } else {
          if !names.contains(word) { names.append(word) }
          row.terms.append((names.firstIndex(of: word) ?? 0, side * sign * coefficient))
          (sign, coefficient) = (1, 1)
        }
      }
    }
    return row
  }

  func index(of name: String) -> Int { names.firstIndex(of: name) ?? 0 }

  /// The parameter of cell number `cell`.
  static func value(of parameter: String, cell: Int) -> Double {
    switch parameter {
    case "$name_w": Double(60 + (cell * 37) % 180)
    case "$time_w": Double(40 + (cell * 13) % 30)
    case "$body_h": Double(18 * (1 + cell % 6))
    case "$like_w": Double(56 + (cell * 7) % 24)
    default: Double(60 + (cell * 11) % 24)
    }
  }
}

/// A cell in a solver of its own, with a given size.
final class Cell {
  var solver: Solver
  let variables: [Variable]
  let parameters: [(name: String, constraint: Constraint)]

  init(_ recipe: CellRecipe, width: Int) throws {
    // A local solver: one in a class pays for a check of exclusive access with each call, which is not the solver's.
    var solver = Solver(variables: recipe.names.count, constraints: recipe.rows.count + 1, terms: recipe.termCount + 1)
    var variables: [Variable] = []
    var parameters: [(name: String, constraint: Constraint)] = []
    variables.reserveCapacity(recipe.names.count)
    for _ in 0..<recipe.names.count { variables.append(solver.makeVariable()) }
    try solver.edit(variables[width])
    for row in recipe.rows {
      var expression = Expression()
      for term in row.terms { expression.add(variables[term.variable], times: term.coefficient) }
      let comparison = Comparison(expression, row.relation, Expression(row.constant))
      let constraint = try solver.add(comparison, priority: row.priority)
      if let parameter = row.parameter { parameters.append((parameter, constraint)) }
    }
    try solver.suggest(375, for: variables[width])
    self.solver = solver
    self.variables = variables
    self.parameters = parameters
  }
}
