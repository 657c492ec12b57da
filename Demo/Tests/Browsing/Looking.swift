/// Returns the first value that a closure finds.
///
/// Looks every few milliseconds, ten minutes long at least: the value comes from another process, such as a browser, and the
/// machine may be busy with a build.
///
/// - Parameter what: A description of the value, for the error if it never comes.
package func firstValue<Value>(
  of what: @autoclosure () -> String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value?
) async throws -> Value {
  for _ in 0..<60_000 {
    if let value = try await body() { return value }
    try await Task.sleep(for: .milliseconds(10))
  }
  throw RawConnection.Failure(description: "It never came: \(what())")
}
