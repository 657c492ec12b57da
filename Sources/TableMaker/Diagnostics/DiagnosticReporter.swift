import UIKit

/// Passes on what went wrong to whom it concerns.
@MainActor final class DiagnosticReporter {
  private let handlers: [(Diagnostic) -> Void]

  init(_ handlers: [(Diagnostic) -> Void]) { self.handlers = handlers }

  func report(_ diagnostic: Diagnostic) {
    guard handlers.isEmpty else {
      for handler in handlers { handler(diagnostic) }
      return
    }
    // A closed standard error must not end the process.
    try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8))
  }
}
