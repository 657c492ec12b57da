/// Lets time go by until something holds, at most for as many turns of the main actor as last two minutes where nothing else runs.
///
/// Turns are counted, not seconds: other tests have the main actor between two turns, all of them together for minutes.
@MainActor func until(_ condition: () async -> Bool) async {
  for _ in 0..<24_000 where !(await condition()) { try? await Task.sleep(for: .milliseconds(5)) }
}
