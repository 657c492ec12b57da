/// A constraint that a solver knows; the name by which it is added, changed and removed.
///
/// It is made by ``Solver/makeConstraint(_:priority:)`` and means something to that solver only. It is a small number
/// that can be copied and sent anywhere.
public struct Constraint: Hashable, Sendable {
  /// The slot in the solver.
  let index: UInt32
  /// The number that distinguishes this constraint from others in the same slot, and from those of other solvers.
  let generation: UInt32

  /// The priority of a constraint that must be satisfied: 1000, as `UILayoutPriority.required`.
  public static let required: Float = 1000
}

extension Constraint: CustomStringConvertible {
  /// The constraint's number within its solver.
  public var description: String { "constraint \(index)" }
}
