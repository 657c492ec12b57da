/// The limits of trees, which appear in messages.
enum TreeLimits {
  /// The level above which a tree counts as endless.
  static let mostLevels = 1000
  /// The number of items that can be their own descendants before no item is expanded any further.
  ///
  /// If all items are descendants of all, each path through them would be shown.
  static let mostLoops = 100
}
