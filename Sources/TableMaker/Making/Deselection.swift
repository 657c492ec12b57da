/// What becomes of a row's selection when a tap has been dealt with.
public enum Deselection: Sendable {
  /// The row is deselected, with animation. A table that allows several selected rows keeps them.
  case afterTap
  /// The row stays selected.
  case never
}
