/// Says when something was given up that would not have come to an end: once for each kind, on standard error.
@MainActor enum Limit {
  private static var reported: Set<String> = []

  /// Reports a limit that was reached.
  ///
  /// - Parameters:
  ///   - kind: What was given up; reported once.
  ///   - text: What happened and what to look for, asked for where it is reported.
  static func report(_ kind: String, _ text: @autoclosure () -> String) {
    guard reported.insert(kind).inserted else { return }
    writeToStandardError("\(kind): \(text())")
  }
}
