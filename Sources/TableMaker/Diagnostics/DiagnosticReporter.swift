import UIKit

/// Delivers diagnostics to the app's handlers, or to standard error.
@MainActor final class DiagnosticReporter {
  private let handlers: [(Diagnostic) -> Void]
  /// Hears of every diagnostic, beside the handlers.
  var onReport: ((Diagnostic) -> Void)?
  /// A Boolean value that indicates whether the handlers are being called: what they cause themselves would call them endlessly.
  private var isHandling = false

  init(_ handlers: [(Diagnostic) -> Void]) { self.handlers = handlers }

  func report(_ diagnostic: Diagnostic) {
    guard !handle(diagnostic) else { return }
    Self.write(diagnostic)
  }

  /// Gives a diagnostic to the app's handlers; false if it has none, or they have caused it themselves.
  func handle(_ diagnostic: Diagnostic) -> Bool {
    onReport?(diagnostic)
    guard !isHandling else { return false }
    isHandling = true
    defer { isHandling = false }
    for handler in handlers { handler(diagnostic) }
    return !handlers.isEmpty
  }

  /// Writes a diagnostic that no handler gets to standard error, as one line.
  static func write(_ diagnostic: Diagnostic) {
    // A closed standard error must not end the process.
    try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8))
  }
}
