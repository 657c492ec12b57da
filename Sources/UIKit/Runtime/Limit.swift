/// Reports work that was given up because it wouldn't have ended, once for each kind, on standard error.
@MainActor enum Limit {
  private static var reported: Set<String> = []

  /// Reports a limit that was reached.
  ///
  /// - Parameters:
  ///   - kind: The kind of work, which is reported once.
  ///   - text: A description of what happened and what to look for. It's evaluated only for a report.
  static func report(_ kind: String, _ text: @autoclosure () -> String) {
    guard reported.insert(kind).inserted else { return }
    writeToStandardError("\(kind): \(text())")
  }
}
