import Foundation

// Situations in which a table view rejects updates. `isStrict` also rejects those that only sometimes fail on iOS:
// `batch-updates.md` 4.4.
extension UITableView {
  /// A Boolean value that indicates whether the table view rejects updates that iOS tolerates but that reportedly crash
  /// or misdraw.
  @_spi(Testing) public var isStrict: Bool {
    get { updates.isStrict }
    set { updates.isStrict = newValue }
  }

  /// Crashes if the table view is changed inside a call of its data source or delegate.
  func refuseWhileAsking(_ name: String) {
    guard updates.openQuestions > 0 else { return }
    // The message is our own. Apple's table view becomes inconsistent (X9).
    raise(
      .internalInconsistency,
      "\(name) of UITableView was called while the table was asking its data source or delegate for counts, heights or "
        + "views. Change the table after the method has returned.")
  }

  /// Crashes if an update begins at a time when it sometimes fails on iOS.
  func refuseRiskyTime(_ name: String) {
    if isUpdating || isLoading { refuse("\(name) was called from a method of the delegate while rows are shown (X9)") }
    if window == nil || bounds.isEmpty { refuse("\(name) was called while the table has no window or no size (X8)") }
    if needsCounts { refuse("\(name) was called before the table has loaded its rows (X7)") }
    refuseOtherCounts("before \(name) was called")
  }

  /// Crashes if the data source's counts differ from the table view's without an update (X6).
  func refuseOtherCounts(_ when: String) {
    guard updates.isStrict, !needsCounts, !isLoading else { return }
    let (shown, now) = (loadedSections.map(\.rowCount), currentCounts)
    if shown != now { refuse("the data source changed from \(shown) to \(now) rows \(when) (X6)") }
  }

  func refuse(_ what: String) -> Never {
    raise(.internalInconsistency, "A strict table refuses: \(what).")
  }
}
