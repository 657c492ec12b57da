/// An unknown number that a solver finds, such as the left edge or the width of a view.
///
/// ``Solver/makeVariable()`` makes a variable, and only that solver knows it. A variable is a small number that you can
/// copy and send across threads.
public struct Variable: Hashable, Sendable {
  /// The slot in the solver.
  let index: UInt32
  /// The number that distinguishes this variable from others in the same slot, and from those of other solvers.
  let generation: UInt32

  /// The variable's place among those of its solver.
  ///
  /// Places start at 0 in the order in which the variables are made. A new variable first takes the place of a
  /// discarded one.
  public var number: Int { Int(index) }
}

extension Variable: CustomStringConvertible {
  /// The variable's number within its solver.
  public var description: String { "variable \(index)" }
}
