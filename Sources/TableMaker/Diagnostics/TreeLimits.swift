/// The limits of trees, which messages name.
enum TreeLimits {
  /// The level from which a tree is taken for one without end.
  static let mostLevels = 1000
}
