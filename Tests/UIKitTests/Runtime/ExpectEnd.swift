import Testing

/// Expects that an exit test ended as an uncaught exception of a name ends a process, with words of a reason.
func expectEnd(
  _ result: ExitTest.Result?, _ name: String, _ reason: String, at location: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(text.contains("uncaught exception '\(name)', reason: '"), "\(text)", sourceLocation: location)
  #expect(text.contains(reason), "\(text)", sourceLocation: location)
}
