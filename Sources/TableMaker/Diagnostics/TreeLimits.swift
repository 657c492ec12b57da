/// The limits of trees, which messages name.
enum TreeLimits {
  /// The level from which a tree is taken for one without end.
  static let mostLevels = 1000
  /// The number of items below themselves after which no item is expanded: where all items are below all, each way through them would
  /// be shown.
  static let mostLoops = 100
}
