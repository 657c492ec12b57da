public import Foundation

/// The operations that a drop can perform.
public enum UIDropOperation: UInt, Sendable {
  /// The view doesn't accept the items, and they go back.
  case cancel
  /// The view doesn't accept the items now, but could accept similar items elsewhere.
  ///
  /// They go back.
  case forbidden
  /// The view copies the items.
  case copy
  /// The view moves the items, which the session must allow.
  case move
}

/// The operation that a view proposes for a drop at the current position.
@MainActor @preconcurrency open class UIDropProposal: NSObject, NSCopying {
  /// The proposed operation.
  open private(set) var operation: UIDropOperation

  /// Returns the object itself, because its values never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
