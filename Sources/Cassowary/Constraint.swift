/// A constraint of a solver.
///
/// ``Solver/makeConstraint(_:priority:)`` makes a constraint, and only that solver knows it. A constraint is a small
/// number that you can copy and send across threads.
public struct Constraint: Hashable, Sendable {
  /// The slot in the solver.
  let index: UInt32
  /// The number that distinguishes this constraint from others in the same slot, and from those of other solvers.
  let generation: UInt32

  /// The priority of a constraint that must be satisfied: 1000, like `UILayoutPriority.required`.
  public static let required: Float = 1000
}

extension Constraint: CustomStringConvertible {
  /// The constraint's number within its solver.
  public var description: String { "constraint \(index)" }
}
