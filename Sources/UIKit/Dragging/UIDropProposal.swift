public import Foundation

/// What becomes of items that are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they are not taken, and go back.
  case cancel
  /// Nothing, though something like them might be taken elsewhere; they go back.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved; only where the session allows it.
  case move
}

/// What a view would do with items, if they were dropped now.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
  /// What would become of them.
  open private(set) var operation: UIDropOperation

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
