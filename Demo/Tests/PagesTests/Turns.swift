/// Lets time go by until something holds.
///
/// Turns of the main actor are counted, not seconds: other tests have it between two turns, all of them together for minutes.
///
/// - Returns: Whether it did before all turns were over; where nothing else runs they last two minutes.
@MainActor func comesTrue(_ condition: () throws -> Bool) async rethrows -> Bool {
  for _ in 0..<24_000 {
    if try condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return try condition()
}
