/// An unknown number that a solver finds: a view's left edge, its width.
///
/// A variable is made by ``Solver/makeVariable()`` and means something to that solver only. It is a small number that
/// can be copied and sent anywhere.
public struct Variable: Hashable, Sendable {
  /// The slot in the solver.
  let index: UInt32
  /// The number that distinguishes this variable from others in the same slot, and from those of other solvers.
  let generation: UInt32

  /// The variable's place among those of its solver: from 0 in the order they are made, the place of a discarded one
  /// first.
  public var number: Int { Int(index) }
}

extension Variable: CustomStringConvertible {
  /// The variable's number within its solver.
  public var description: String { "variable \(index)" }
}
