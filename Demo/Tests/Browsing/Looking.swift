/// Returns the first value that a closure finds.
///
/// Looks every few milliseconds, for three minutes: the value comes from another process, such as a browser, and the machine may be
/// busy with a build. Not for longer, because several values that never come would keep all other tests from running.
///
/// - Parameter what: A description of the value, for the error if it never comes.
package func firstValue<Value>(
  of what: @autoclosure () -> String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value?
) async throws -> Value {
  let end = ContinuousClock.now + .seconds(180)
  while ContinuousClock.now < end {
    if let value = try await body() { return value }
    try await Task.sleep(for: .milliseconds(10))
  }
  throw RawConnection.Failure(description: "It never came: \(what())")
}
