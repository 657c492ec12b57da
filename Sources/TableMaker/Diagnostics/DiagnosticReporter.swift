import UIKit

/// Passes diagnostics to the app's closures, or to standard error.
@MainActor final class DiagnosticReporter {
  private let handlers: [(Diagnostic) -> Void]
  /// Receives every diagnostic, in addition to the app's closures.
  var onReport: ((Diagnostic) -> Void)?
  /// A Boolean value that indicates whether the closures are being called, because a diagnostic that they cause would
  /// call them endlessly.
  private var isHandling = false

  init(_ handlers: [(Diagnostic) -> Void]) { self.handlers = handlers }

  func report(_ diagnostic: Diagnostic) {
    guard !handle(diagnostic) else { return }
    Self.write(diagnostic)
  }

  /// Passes a diagnostic to the app's closures; returns `false` if it has none, or they have caused it.
  func handle(_ diagnostic: Diagnostic) -> Bool {
    onReport?(diagnostic)
    guard !isHandling else { return false }
    isHandling = true
    defer { isHandling = false }
    for handler in handlers { handler(diagnostic) }
    return !handlers.isEmpty
  }

  /// Writes a diagnostic that no closure handles to standard error, as one line.
  static func write(_ diagnostic: Diagnostic) {
    // A closed standard error must not crash the app.
    try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8))
  }
}
