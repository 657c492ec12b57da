import TableMakerCassowary

/// A small system of constraints in exact numbers.
struct SmallSystem: CustomStringConvertible {
  struct Row {
    var coefficients: [Int]
    var relation: Relation
    var constant: Int
    var priority: Float
  }

  var variableCount: Int
  var rows: [Row]

  var description: String {
    rows.map { row in
      let sum = row.coefficients.enumerated().filter { $0.element != 0 }.map { "\($0.element)x\($0.offset)" }
      return "\(sum.joined(separator: " + ")) \(row.relation) \(row.constant) @\(row.priority)"
    }.joined(separator: "\n")
  }
}

/// Solves a small system by looking at every vertex.
///
/// What one constraint misses is a convex function, linear on either side of the plane where it is satisfied exactly.
/// So every sum of such functions is linear on each cell of the arrangement of those planes, and where the planes fix a
/// point, each sum takes its least value on a closed union of faces that contains a vertex, also on the faces that a
/// stronger priority has left. A vertex with the lexicographically least misses is therefore a best solution; all of
/// them together span the best solutions if those are bounded. Nothing here has anything in common with the simplex
/// method, and the numbers are exact.
struct VertexOracle {
  enum Answer {
    case impossible
    /// The optimum: the amount missed at each priority, strongest first, and the values at every best vertex.
    case best(missed: [Rational], vertices: [[Rational]])
    /// The planes do not fix a point.
    case noVertex
  }

  static func solve(_ system: SmallSystem) -> Answer {
    let priorities = Set(system.rows.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    var best: [Rational]?
    var vertices: [[Rational]] = []
    var isVertexFound = false
    var tried: Set<[Rational]> = []
    forEachSubset(of: system.rows.count, size: system.variableCount) { subset in
      guard let point = solve(subset.map { system.rows[$0] }, system.variableCount) else { return }
      isVertexFound = true
      guard tried.insert(point).inserted, let missed = missed(system, priorities, at: point) else { return }
      if let known = best {
        if known.lexicographicallyPrecedes(missed) { return }
        if missed != known { vertices = [] }
      }
      best = missed
      vertices.append(point)
    }
    guard let best else { return isVertexFound ? .impossible : .noVertex }
    return .best(missed: best, vertices: vertices)
  }

  /// Returns the amount missed at each priority at a point; nil if a required constraint is violated there.
  static func missed(_ system: SmallSystem, _ priorities: [Float], at point: [Rational]) -> [Rational]? {
    var missed = priorities.map { _ in Rational(0) }
    for row in system.rows {
      var residual = Rational(-row.constant)
      for (coefficient, value) in zip(row.coefficients, point) { residual = residual + Rational(coefficient) * value }
      let isMissed =
        switch row.relation {
        case .equal: residual != 0
        case .lessOrEqual: residual > 0
        case .greaterOrEqual: residual < 0
        }
      guard isMissed else { continue }
      guard let level = priorities.firstIndex(of: row.priority) else { return nil }
      missed[level] = missed[level] + residual.magnitude
    }
    return missed
  }

  /// The one point where all rows are satisfied exactly; nil if there is none or more than one.
  private static func solve(_ rows: [SmallSystem.Row], _ count: Int) -> [Rational]? {
    var matrix = rows.map { row in row.coefficients.map { Rational($0) } + [Rational(row.constant)] }
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { matrix[$0][column] != 0 }) else { return nil }
      matrix.swapAt(column, pivot)
      let factor = matrix[column][column]
      matrix[column] = matrix[column].map { $0 / factor }
      for row in 0..<count where row != column && matrix[row][column] != 0 {
        let multiple = matrix[row][column]
        for index in 0...count { matrix[row][index] = matrix[row][index] - multiple * matrix[column][index] }
      }
    }
    return matrix.map { $0[count] }
  }

  private static func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
    guard size <= count else { return }
    var subset = Array(0..<size)
    while true {
      body(subset)
      guard let index = subset.indices.last(where: { subset[$0] < count - size + $0 }) else { return }
      subset[index] += 1
      for later in subset.indices where later > index { subset[later] = subset[later - 1] + 1 }
    }
  }
}
