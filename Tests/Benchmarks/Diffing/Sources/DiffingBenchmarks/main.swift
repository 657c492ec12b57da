import TableMakerDiffing
import Foundation

// Without arguments: the table. `b int 10` under callgrind: ten differences of one workload; `floor-b int 10`: ten of
// its floor; `memory int`: the peak memory of b.

@MainActor func table<ID: Name>(_ type: ID.Type) {
  print("\n\(type)")
  show("milliseconds", ["ours", "floor", "ours / floor", "moves"])
  for workload in Workload.allCases {
    let (before, after) = workload.lists(of: type)
    let times = measure(
      rounds: before.count > 10_000 ? 30 : 100,
      [
        { difference(before, after).moves.count },
        { workload.isComparison ? comparisonFloor(before, after) : dictionaryFloor(before, after) },
      ])
    show(
      workload.name,
      [milliseconds(times[0]), milliseconds(times[1]), ratio(times[0] / times[1])]
        + ["\(difference(before, after).moves.count)"])
  }

  let (before, after) = sectionedLists(of: type)
  let found = before.difference(to: after)
  let plan = BatchPlan(found)
  let checker = BatchChecker(countsBefore: before.map(\.rows.count), countsAfter: after.map(\.rows.count))
  let (allBefore, allAfter) = (before.flatMap(\.rows), after.flatMap(\.rows))
  let times = measure(
    rounds: 20,
    [
      { before.difference(to: after).moves.count },
      { dictionaryFloor(allBefore, allAfter) },
      { BatchPlan(found).movedRows.count },
      { checker.firstViolation(of: plan) == nil ? 0 : 1 },
    ])
  show(
    "f: 1,000 sections of 100 rows; 30 and 1,800 move",
    [milliseconds(times[0]), milliseconds(times[1]), ratio(times[0] / times[1]), "\(found.moves.count)"])
  show("   plan in one batch", [milliseconds(times[2])])
  show("   check of its rules", [milliseconds(times[3])])
  let violation = checker.firstViolation(of: plan)?.description ?? "no violation"
  print(
    "   \(plan.operations.count) operations, \(found.sections.moves.count) sections moved,",
    "\(found.sections.removals.count) replaced, \(violation)")
}

@MainActor func instructions<ID: Name>(_ type: ID.Type, _ what: String, _ count: Int) {
  if what == "f" {
    let (before, after) = sectionedLists(of: type)
    for _ in 0..<count { use(before.difference(to: after).moves.count) }
    return
  }
  let isFloor = what.hasPrefix("floor-")
  guard let workload = Workload(rawValue: isFloor ? String(what.dropFirst(6)) : what) else { return }
  let (before, after) = workload.lists(of: type)
  for _ in 0..<count {
    if !isFloor {
      use(difference(before, after).moves.count)
    } else {
      use(workload.isComparison ? comparisonFloor(before, after) : dictionaryFloor(before, after))
    }
  }
}

@MainActor func memory<ID: Name>(_ type: ID.Type) {
  let (before, after) = Workload.b.lists(of: type)
  resetPeak()
  let start = resident()
  let found = difference(before, after)
  print("peak memory of b, \(type): \(resident().peak - start.now) kB, \(found.removals.count) removals")
}

/// Runs the requested benchmarks for one type of identity: called with each type by name, so that it is specialized for
/// it.
@MainActor func run<ID: Name>(_ type: ID.Type, _ arguments: [String]) {
  if arguments.first == "memory" {
    memory(type)
  } else if arguments.count == 3, let count = Int(arguments[2]) {
    instructions(type, arguments[0], count)
  } else {
    table(type)
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
let names = arguments.count > 1 ? [arguments[1]] : ["int", "uuid", "string"]
if names.contains("int") { run(Int.self, arguments) }
if names.contains("uuid") { run(UUID.self, arguments) }
if names.contains("string") { run(String.self, arguments) }
