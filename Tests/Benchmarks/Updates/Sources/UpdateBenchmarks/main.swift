import Foundation

// Without arguments: the table. `int a`: one workload of one type. `peers`, `peers string b`: together with what others take.

/// The most that an update may take beyond its floor, as a multiple of the difference.
let goal = 1.3

@MainActor func show(_ name: String, _ columns: [String]) {
  print(
    name.padding(toLength: 54, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined())
}

@MainActor func show<I>(_ name: String, _ trial: Trial<I>) {
  func milliseconds(_ times: [Double]) -> [String] { times.map { $0.isFinite ? String(format: "%.3f", $0) : "" } }
  let ratio = String(format: "%.2f", trial.ratio) + (trial.ratio > goal ? " !" : "")
  show(
    name,
    milliseconds([trial.update.all, trial.floor.all, trial.core.all]) + [ratio]
      + milliseconds([trial.plan.all, trial.table, trial.rest, trial.update.main, trial.update.wall]))
}

@MainActor func run<I: Listed>(_ type: I.Type, only: String?) async {
  print("\n\(I.ID.self)")
  show("milliseconds", ["update", "floor", "core", "ratio", "plan", "table", "rest", "main", "wall"])
  for isKnown in [true, false] {
    print(isKnown ? "  through ItemList" : "  through .data(array)")
    for workload in Workload.allCases where only == nil || only == workload.rawValue {
      let (before, after) = workload.items(of: type)
      var trial = Trial<I>()
      await trial.run(
        before, after, isKnown: isKnown, isLarge: workload == .b, rounds: before.count > 10_000 ? 15 : 40)
      show("  " + workload.name, trial)
    }
    if only == nil || only == "f" {
      let (before, after) = ItemGroup<I>.lists
      var trial = Trial<I>()
      await trial.run(before, after, isKnown: isKnown, rounds: 10)
      show("  f: 1,000 sections of 100 rows; 30 and 1,800 move", trial)
    }
    if only == nil || only == "one" {
      let rows = (0..<100_000).map { I(number: $0) }
      for (place, name) in [(5, "on screen"), (50_000, "elsewhere")] {
        var trial = Trial<I>()
        await trial.runEdit(rows, at: place, isKnown: isKnown, rounds: 20)
        show("  one of 100,000 edited in place, \(name)", trial)
      }
    }
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
let only = arguments.count > 1 ? arguments[1] : nil
let isWithPeers = arguments.first == "peers"
let types = isWithPeers ? [] : arguments.first.map { [$0] } ?? ["int", "uuid", "string"]
print(
  isWithPeers
    ? Peers.legend
    : """
    update: from the assignment of the items to the first frame after, layout done; floor: the same where the list is as long as the
    screen; core: the difference alone, its types known. All of it processor time, of every thread, the least of many.
    ratio: (update - floor) / core, at most \(goal) is the goal.
    What is in it beside the core: plan, one legal batch of the difference and the check of its rules; table, what a table without the
    library takes beyond the visible rows when it is told of that batch; rest, what is left: reading the source, new rows, calls.
    main: the main thread's part of the update. wall: the clock.
    """)
// The C library gives memory back to the system, and asks for it again page by page, until a process has once let go of a large
// piece: any app has soon done so, and what is measured would else depend on what was measured before.
if let large = malloc(24 << 20) {
  memset(large, 1, 4096)
  use(Int(bitPattern: large))
  free(large)
}
// This isn't an asynchronous main program because that one's main actor has no thread of its own to measure the time of.
Task { @MainActor in
  if isWithPeers { await Peers.run(type: arguments.dropFirst().first, workload: arguments.dropFirst(2).first) }
  if types.contains("int") { await run(IntItem.self, only: only) }
  if types.contains("uuid") { await run(UUIDItem.self, only: only) }
  if types.contains("string") { await run(StringItem.self, only: only) }
  exit(0)
}
RunLoop.main.run()
