import Foundation
import Testing

@testable import TableMakerCassowary

/// The layout of one table cell, as a text in the test's resources.
struct CellText {
  struct Row {
    var terms: [(name: String, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var parameter: String?
    var priority: Float
  }

  var rows: [Row] = []
  var names: [String] = []
  var parameters: [String: Double] = [:]

  init() throws {
    let url = try #require(Bundle.module.url(forResource: "Resources/cell_constraints", withExtension: "txt"))
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "param": parameters[words[1]] = Double(words[3])
      case "edit": continue
      default: rows.append(try row(words))
      }
    }
  }

  private mutating func row(_ words: [String]) throws -> Row {
    var row = Row(terms: [], relation: .equal, constant: 0, priority: 0)
    var side = 1.0
    var sign = 1.0
    var coefficient = 1.0
    for (index, word) in words.enumerated() {
      switch word {
      case "==", "<=", ">=":
        row.relation = word == "==" ? .equal : word == "<=" ? .lessOrEqual : .greaterOrEqual
        (side, sign) = (-1, 1)
      case "+": sign = 1
      case "-": sign = -1
      case "*": continue
      case _ where word.hasPrefix("@"): row.priority = try #require(Float(word.dropFirst()))
      case _ where word.hasPrefix("$"): row.parameter = word
      default:
        if let number = Double(word) {
          if words[index + 1] == "*" { coefficient = number } else { row.constant -= side * sign * number }
        } else {
          if !names.contains(word) { names.append(word) }
          row.terms.append((word, side * sign * coefficient))
          (sign, coefficient) = (1, 1)
        }
      }
    }
    return row
  }

  /// The frames that another solver found for several widths and parameters.
  static func solutions() throws -> [(width: Double, parameters: [String: Double], values: [String: Double])] {
    let url = try #require(Bundle.module.url(forResource: "Resources/cell_solution", withExtension: "txt"))
    var solutions: [(width: Double, parameters: [String: Double], values: [String: Double])] = []
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        let words = line.split(whereSeparator: { " ,=".contains($0) }).map(String.init)
        let width = try #require(words.firstIndex(of: "width").flatMap { Double(words[$0 + 1]) })
        var parameters: [String: Double] = [:]
        for (index, word) in words.enumerated() where word.hasPrefix("$") {
          parameters[word] = Double(words[index + 1])
        }
        solutions.append((width, parameters, [:]))
      } else {
        let words = line.split(separator: " ")
        solutions[solutions.count - 1].values[String(words[0])] = Double(words[2])
      }
    }
    return solutions
  }
}

@Suite struct CellTests {
  /// A cell in a solver of its own.
  private final class Cell {
    var solver = Solver()
    var variables: [String: Variable] = [:]
    var parameters: [(name: String, constraint: Constraint)] = []

    init(_ text: CellText) throws {
      solver.checksInvariants = true
      for name in text.names { variables[name] = solver.makeVariable() }
      try solver.edit(variable("content.width"))
      for row in text.rows {
        var expression = Expression()
        for term in row.terms { expression.add(try variable(term.name), times: term.coefficient) }
        let constant = row.constant + (row.parameter.flatMap { text.parameters[$0] } ?? 0)
        let comparison = Comparison(expression, row.relation, Expression(constant))
        let constraint = try solver.add(comparison, priority: row.priority)
        if let parameter = row.parameter { parameters.append((parameter, constraint)) }
      }
    }

    func variable(_ name: String) throws -> Variable { try #require(variables[name]) }

    func check(_ expected: [String: Double], _ width: Double) throws {
      #expect(expected.count == variables.count)
      for (name, value) in expected {
        // The solutions are printed with six digits.
        let found = solver.value(of: try variable(name))
        #expect(abs(found - value) <= 5e-6 * max(10, abs(value)), "\(name) at width \(width)")
      }
    }
  }

  @Test func `a table cell has the frames that another solver found`() throws {
    let text = try CellText()
    #expect(text.rows.count == 56 && text.names.count == 50)
    let solutions = try CellText.solutions()
    #expect(solutions.count == 6)
    let shared = try Cell(text)
    for solution in solutions {
      let fresh = try Cell(text)
      for cell in [fresh, shared] {
        try cell.solver.suggest(solution.width, for: cell.variable("content.width"))
        let changes = cell.parameters.map {
          (constant: solution.parameters[$0.name] ?? .nan, constraint: $0.constraint)
        }
        try cell.solver.setConstants(changes)
        try cell.check(solution.values, solution.width)
      }
    }
  }

  @Test func `giving a cell new texts and another width changes no more than that and ends as a fresh one`() throws {
    let text = try CellText()
    let shared = try Cell(text)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      var fresh = text
      for name in text.parameters.keys.sorted() {
        fresh.parameters[name] = Double(Int.random(in: 20...250, using: &generator))
      }
      let width = Double(Int.random(in: 280...1100, using: &generator))
      let changes = shared.parameters.map { (constant: fresh.parameters[$0.name] ?? .nan, constraint: $0.constraint) }
      try shared.solver.setConstants(changes)
      try shared.solver.suggest(width, for: shared.variable("content.width"))
      let other = try Cell(fresh)
      try other.solver.suggest(width, for: other.variable("content.width"))
      for (name, variable) in shared.variables {
        let (found, expected) = (shared.solver.value(of: variable), other.solver.value(of: try other.variable(name)))
        #expect(abs(found - expected) < 1e-6, "\(name)")
      }
    }
  }

  @Test func `no variable of a cell is ambiguous until what fixes its height goes`() throws {
    let text = try CellText()
    let cell = try Cell(text)
    try cell.solver.suggest(375, for: cell.variable("content.width"))
    #expect(cell.solver.ambiguousVariables() == [])
    let separator = try #require(text.rows.firstIndex { $0.terms.map(\.name) == ["separator.height"] })
    // The edit is the first constraint that was made.
    let constraint = cell.solver.constraint(at: Int32(separator + 1))
    try cell.solver.remove(constraint)
    let height = try cell.variable("separator.height")
    #expect(Set(cell.solver.ambiguousVariables()) == [height, try cell.variable("content.height")])
  }
}
