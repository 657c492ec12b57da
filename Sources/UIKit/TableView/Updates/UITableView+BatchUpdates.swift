extension UITableView {
  /// Animates several changes together.
  ///
  /// This overload is for closures that don't escape. Apple's closure can be `nil` and doesn't escape. Swift can't
  /// express both in one parameter, so there are two methods. All calls go through the other one. Override that one;
  /// you can't override this one.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the table view's methods.
  ///   - completion: A closure that receives `true`, or `false` if the animation was interrupted.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional.some(updates), completion: completion)
    }
  }
}
