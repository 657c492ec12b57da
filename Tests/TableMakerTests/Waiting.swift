/// Waits for something that happens in the next turns of the main actor.
///
/// Hundreds of other tests share the main actor, and each wait is behind all that they have to do: minutes say nothing, turns do.
///
/// - Throws: ``HasNotComeToPass`` after a minute and 5,000 turns.
@MainActor func until(_ condition: () -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while !condition() {
    if turns >= 5000, ContinuousClock.now > end { throw HasNotComeToPass() }
    turns += 1
    try await Task.sleep(for: .milliseconds(2))
  }
}

/// What a test waited for, and did not see.
struct HasNotComeToPass: Error {}
