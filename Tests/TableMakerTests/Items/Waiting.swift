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
