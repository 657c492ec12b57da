import TableMakerCassowary
import Foundation

// Prints one measurement a line: name, microseconds (or bytes). `run` puts kiwi's next to them.

/// The least time of many rounds, in microseconds a call.
func measure(rounds: Int = 60, calls: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  var least = Double.infinity
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    let start = clock.now
    for call in 0..<calls { try body(call) }
    let passed = start.duration(to: clock.now).components
    least = min(least, (Double(passed.seconds) * 1e6 + Double(passed.attoseconds) / 1e12) / Double(calls))
  }
  return least
}

func show(_ name: String, _ value: Double, _ unit: String) {
  let padded = name.padding(toLength: 50, withPad: " ", startingAt: 0)
  print(padded + String(format: "%12.3f %@", value, unit as NSString as CVarArg))
}

let url = Bundle.module.url(forResource: "Resources/cell_constraints", withExtension: "txt")
let recipe = CellRecipe(try String(contentsOf: url ?? URL(fileURLWithPath: "cell_constraints.txt"), encoding: .utf8))
let width = recipe.index(of: "content.width")
let height = recipe.index(of: "content.height")

// Under callgrind: only builds, only edits, or nothing.
let arguments = CommandLine.arguments
if arguments.count == 3, let count = Int(arguments[2]) {
  let cell = try Cell(recipe, width: width)
  let changes = (0..<(arguments[1] == "reuse" ? 100 : 0)).map { index in
    cell.parameters.map { (constant: CellRecipe.value(of: $0.name, cell: index), constraint: $0.constraint) }
  }
  for index in 0..<count {
    switch arguments[1] {
    case "build": _ = try Cell(recipe, width: width)
    case "edit": try cell.solver.suggest(index % 2 == 0 ? 376 : 375, for: cell.variables[width])
    case "reuse": try cell.solver.setConstants(changes[index % 100])
    default: break
    }
  }
  exit(0)
}

show("cell: build and solve", try measure(calls: 50) { _ in _ = try Cell(recipe, width: width) }, "µs")
let cell = try Cell(recipe, width: width)
let widthVariable = cell.variables[width]
var total = 0.0
show(
  "cell: one edit of the width",
  try measure(calls: 1000) { call in
    try cell.solver.suggest(call % 2 == 0 ? 376 : 375, for: widthVariable)
    total += cell.solver.value(of: cell.variables[height])
  }, "µs")
let changes = (0..<1000).map { index in
  cell.parameters.map { (constant: CellRecipe.value(of: $0.name, cell: index), constraint: $0.constraint) }
}
show(
  "cell: five texts' new constants, read the frame",
  try measure(calls: 1000) { call in
    try cell.solver.setConstants(changes[call])
    total += cell.solver.value(of: cell.variables[height])
  }, "µs")
show("cell: reading a value", measure(calls: 1000) { _ in total += cell.solver.value(of: widthVariable) }, "µs")
show("cell: memory", Double(try Cell(recipe, width: width).solver.byteCount), "bytes")
var edits = 0
let many = try (0..<10_000).map { _ in try Cell(recipe, width: width) }
show(
  "cell: one edit each over 10,000 live solvers",
  try measure(rounds: 8, calls: 10_000) { call in
    edits += 1
    try many[call].solver.suggest(Double(370 + edits / 10_000 % 2), for: many[call].variables[width])
  }, "µs")

for arrangement in Arrangement.allCases {
  for count in [10, 100, 1000] {
    let name = "\(arrangement) of \(count)"
    let rounds = count == 1000 ? 5 : 20
    show(
      "\(name): build", try measure(rounds: rounds, calls: 1) { _ in _ = try Arranged(arrangement, count: count) }, "µs"
    )
    let system = try Arranged(arrangement, count: count)
    try system.solver.suggest(376, for: system.root)
    let moved = system.solver.changedVariables.count
    show(
      "\(name): edit that moves \(moved)",
      try measure(rounds: rounds, calls: 200) { call in
        try system.solver.suggest(call % 2 == 0 ? 375 : 376, for: system.root)
      }, "µs")
    system.solver.acceptChanges()
    try system.solver.setConstant(60, of: system.last)
    let few = system.solver.changedVariables.count
    show(
      "\(name): change that moves \(few)",
      try measure(rounds: rounds, calls: 200) { call in
        try system.solver.setConstant(call % 2 == 0 ? 61 : 60, of: system.last)
      }, "µs")
    show("\(name): memory", Double(system.solver.byteCount), "bytes")
  }
}
if total.isNaN { print(total) }
