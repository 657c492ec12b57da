import Testing

@testable import TableMakerCassowary

/// Views that each have a left edge and a width.
private final class Views {
  var solver = Solver()
  var lefts: [Variable] = []
  var widths: [Variable] = []
  var sizes: [Constraint] = []
  var gaps: [Constraint] = []

  /// A chain: each view lies right of the one before it.
  init(chain count: Int) throws {
    for index in 0..<count {
      lefts.append(solver.makeVariable())
      widths.append(solver.makeVariable())
      sizes.append(try solver.add(widths[index] == 50, priority: 750))
      let previous = index == 0 ? Expression() : lefts[index - 1] + widths[index - 1]
      gaps.append(try solver.add(lefts[index] == previous + 8))
    }
  }
}

@Suite struct LargeSystemTests {
  /// A million where it takes a second.
  #if DEBUG
    private static let editCount = 50_000
  #else
    private static let editCount = 1_000_000
  #endif

  @Test func `a chain of a thousand views moves from its place on, and only from there`() throws {
    let views = try Views(chain: 1000)
    #expect(views.solver.value(of: views.lefts[999]) == 999 * 58 + 8)
    views.solver.acceptChanges()
    for place in [999, 500, 0] {
      try views.solver.setConstant(60, of: views.sizes[place])
      #expect(views.solver.changedVariables.count == 1000 - place)
      views.solver.acceptChanges()
    }
    #expect(views.solver.value(of: views.lefts[999]) == 999 * 58 + 8 + 20)
    #expect(views.solver.brokenInvariant() == nil)
  }

  @Test func `a chain of 200 views shares its container's width, then loses and regains links`() throws {
    let views = try Views(chain: 200)
    let container = views.solver.makeVariable()
    for index in 1..<200 { try views.solver.add(views.widths[index] == views.widths[0]) }
    try views.solver.add(views.lefts[199] + views.widths[199] + 8 == container)
    try views.solver.edit(container)
    for width in [100_000.0, 20_000, 33_333.3] {
      try views.solver.suggest(width, for: container)
      let share = (width - 8 * 201) / 200
      #expect(abs(views.solver.value(of: views.widths[177]) - share) < 1e-6)
      #expect(abs(views.solver.value(of: views.lefts[199]) - (width - 8 - share)) < 1e-6)
    }
    for index in stride(from: 0, to: 200, by: 20) { try views.solver.remove(views.gaps[index]) }
    for index in stride(from: 180, through: 0, by: -20) { try views.solver.add(views.gaps[index]) }
    #expect(abs(views.solver.value(of: views.lefts[199]) - (33_333.3 - 8 - (33_333.3 - 1608) / 200)) < 1e-6)
    #expect(views.solver.brokenInvariant() == nil)
  }

  @Test func `a solver with 20,000 variables solves, changes and empties`() throws {
    var solver = Solver()
    // A tree of 5,000 views, each with four variables; the children of a view share its width.
    var views: [(left: Variable, top: Variable, width: Variable, height: Variable)] = []
    var constraints: [Constraint] = []
    for index in 0..<5000 {
      let view = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      views.append(view)
      if index == 0 {
        constraints.append(try solver.add(view.0 == 0))
        constraints.append(try solver.add(view.1 == 0))
        constraints.append(try solver.add(view.2 == 4096, priority: 999))
      } else {
        let parent = views[(index - 1) / 4]
        let place = Double((index - 1) % 4)
        constraints.append(try solver.add(view.0 == parent.left + place / 4 * parent.width))
        constraints.append(try solver.add(view.1 == parent.top + parent.height + 2))
        constraints.append(try solver.add(view.2 == parent.width / 4))
      }
      constraints.append(try solver.add(view.3 == 10, priority: 750))
      constraints.append(try solver.add(view.3 <= 10, priority: 250))
    }
    #expect(solver.variableCount == 20_000)
    #expect(solver.value(of: views[4].width) == 1024)
    #expect(solver.value(of: views[20].left) == 4096 - 256)
    solver.acceptChanges()
    // A leaf's height moves nothing else; the root's width moves every left edge but the leftmost, and every width.
    try solver.setConstant(20, of: constraints[constraints.count - 2])
    #expect(solver.changedVariables == [views[4999].height])
    try solver.setConstant(2048, of: constraints[2])
    #expect(solver.value(of: views[4].width) == 512)
    #expect(solver.value(of: views[20].left) == 2048 - 128)
    #expect(solver.ambiguousVariables() == [])
    for constraint in constraints.reversed() { try solver.discard(constraint) }
    for view in views {
      for variable in [view.left, view.top, view.width, view.height] { try solver.discard(variable) }
    }
    #expect(solver.variableCount == 0)
  }

  @Test func `after a million edits, or 50,000 in debug, the values are those of a fresh solve`() throws {
    var old = Solver()
    var fresh = Solver()
    var pairs: [(Variable, Variable)] = []
    var constraints: [(Constraint, Constraint)] = []
    // Halves, thirds and tenths, at sizes up to 100,000.
    for index in 0..<12 {
      let pair = (old.makeVariable(), fresh.makeVariable())
      pairs.append(pair)
      if index == 0 { continue }
      let factor = [0.5, 1.0 / 3, 0.1][index % 3]
      let first = try old.add(pair.0 == pairs[index - 1].0 * factor + pairs[0].0 * (1 - factor))
      let second = try fresh.add(pair.1 == pairs[index - 1].1 * factor + pairs[0].1 * (1 - factor))
      constraints.append((first, second))
    }
    let low = (try old.add(pairs[11].0 >= 40_000, priority: 700), try fresh.add(pairs[11].1 >= 40_000, priority: 700))
    try old.edit(pairs[0].0, priority: 600)
    var generator = SeededGenerator(seed: 9)
    var last = 0.0
    var constants: [Double] = Array(repeating: 0, count: constraints.count)
    for edit in 0..<Self.editCount {
      last = Double(Int.random(in: 0...1_000_000, using: &generator)) / 10
      if edit % 4 == 3 {
        let place = edit % constraints.count
        constants[place] = last / 3
        try old.setConstant(last / 3, of: constraints[place].0)
      } else {
        try old.suggest(last, for: pairs[0].0)
      }
    }
    try old.suggest(54_321.1, for: pairs[0].0)
    try fresh.edit(pairs[0].1, priority: 600)
    try fresh.setConstants(zip(constants, constraints).map { ($0, $1.1) })
    try fresh.suggest(54_321.1, for: pairs[0].1)
    for (left, right) in pairs { #expect(abs(old.value(of: left) - fresh.value(of: right)) < 1e-6) }
    #expect(old.constant(of: low.0) == fresh.constant(of: low.1))
    #expect(old.rebuildCount == 0)
    #expect(old.brokenInvariant() == nil)
  }

  @Test func `thousands of pivots with drifting factors end as a fresh solve`() throws {
    var generator = SeededGenerator(seed: 31)
    var old = Solver()
    let variables = (0..<30).map { _ in old.makeVariable() }
    var kept: [(comparison: Comparison, priority: Float, constraint: Constraint)] = []
    for variable in variables { try old.add(variable == 100, priority: 1) }
    for round in 0..<1000 {
      if kept.count > 40 {
        try old.discard(kept.remove(at: Int.random(in: 0..<kept.count, using: &generator)).constraint)
      }
      var expression = Expression()
      for _ in 0..<3 {
        let factors: [Double] = [0.5, -1, 1.0 / 3, 0.1, 2]
        let factor = factors.randomElement(using: &generator) ?? 1
        expression.add(variables[Int.random(in: 0..<30, using: &generator)], times: factor)
      }
      let constant = Double(Int.random(in: -1000...100_000, using: &generator)) / 3
      let comparison =
        round % 3 == 0 ? expression == constant : round % 3 == 1 ? expression <= constant : expression >= constant
      let priority: Float = [1000, 750, 250][round % 3]
      if let constraint = try? old.add(comparison, priority: priority) {
        kept.append((comparison, priority, constraint))
      }
    }
    #expect(old.rebuildCount == 0)
    #expect(old.factors.updateCount < 200)
    old.refactor()
    try old.settle()
    #expect(old.brokenInvariant() == nil)
    // The same constraints of each priority miss the same in a fresh solver.
    var fresh = Solver()
    let others = variables.map { _ in fresh.makeVariable() }
    for variable in others { try fresh.add(variable == 100, priority: 1) }
    for (comparison, priority, _) in kept {
      var expression = Expression()
      for index in 0..<comparison.expression.count {
        let term = comparison.expression[index]
        expression.add(others[Int(term.variable.index)], times: term.coefficient)
      }
      try fresh.add(Comparison(expression, comparison.relation, Expression(comparison.constant)), priority: priority)
    }
    for priority in [750, 250] as [Float] {
      var (left, right) = (0.0, 0.0)
      for row in kept where row.priority == priority {
        left += miss(row.comparison, variables.map { old.value(of: $0) })
        right += miss(row.comparison, others.map { fresh.value(of: $0) })
      }
      #expect(abs(left - right) < 1e-6 * max(1, left))
    }
  }

  private func miss(_ comparison: Comparison, _ values: [Double]) -> Double {
    var residual = -comparison.constant
    for index in 0..<comparison.expression.count {
      residual += comparison.expression[index].coefficient * values[Int(comparison.expression[index].variable.index)]
    }
    return switch comparison.relation {
    case .equal: abs(residual)
    case .lessOrEqual: max(0, residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }
}
