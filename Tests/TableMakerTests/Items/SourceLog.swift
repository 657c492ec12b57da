import TableMaker

/// An observer that records the notifications of a source.
@MainActor final class SourceLog: ItemObserver {
  private(set) var changes = 0
  private(set) var errors: [any Error] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let isTelling: Bool

  /// - Parameter isTelling: A Boolean value that indicates whether it claims to have reported a diagnostic to its app.
  init(isTelling: Bool = true) { self.isTelling = isTelling }

  /// Begins to observe a source.
  convenience init(of source: some ItemSource) {
    self.init()
    source.observers.add(self)
  }

  func itemsDidChange() { changes += 1 }

  func itemsDidFail(with error: any Error) { errors.append(error) }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool {
    diagnostics.append(diagnostic)
    return isTelling
  }

  /// The number of changes since this was asked last.
  func takeChanges() -> Int {
    defer { changes = 0 }
    return changes
  }
}
