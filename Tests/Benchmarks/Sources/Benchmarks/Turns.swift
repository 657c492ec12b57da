import Foundation

/// Lets the main actor do what waits for its next turn.
@MainActor func endTurn() { wait {} }

/// Runs the main actor's turns until a task has come to its end.
@MainActor func wait(for body: @escaping @MainActor () async -> Void) {
  var isOver = false
  Task { @MainActor in
    await body()
    isOver = true
  }
  while !isOver { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
}
