import Testing

/// Waits until something is so, for twenty seconds and longer; records an issue if it is not.
@MainActor func expectSoon(
  _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () -> Bool
) async {
  for _ in 0..<20_000 where !isSo() { try? await Task.sleep(for: .milliseconds(1)) }
  #expect(isSo(), what, sourceLocation: sourceLocation)
}

/// Lets what waits for the main actor's next turns happen, where nothing is to be seen of it.
@MainActor func nextTurns() async {
  for _ in 0..<5 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(20))
}

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

/// An error that a test throws if a condition that it waits for doesn't come true.
struct HasNotComeToPass: Error {}
