extension UITableView {
  /// Shows several changes as one animation: Apple's one method, for closures that do not escape.
  ///
  /// Apple's closure may be nil and does not escape. Swift cannot say both at once, so that there are two methods here.
  /// All calls go through the other one, which is the one to override; this one cannot be.
  ///
  /// - Parameters:
  ///   - updates: Changes the data source, and calls the table's methods for it.
  ///   - completion: Called with true, or with false where the animation was cut short.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional.some(updates), completion: completion)
    }
  }
}
