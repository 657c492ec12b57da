import Foundation

// When a table takes no update. `isStrict` refuses what goes wrong only sometimes on iOS: `batch-updates.md` 4.4.
extension UITableView {
  /// A Boolean value that indicates whether the table refuses updates that iOS tolerates but that are reported to crash
  /// or misdraw.
  @_spi(Testing) public var isStrict: Bool {
    get { updates.isStrict }
    set { updates.isStrict = newValue }
  }

  /// Ends the process where a table is asked to change in the middle of a question.
  func refuseWhileAsking(_ name: String) {
    guard updates.openQuestions > 0 else { return }
    // Our words. Apple's table gets out of step with itself (X9).
    raise(
      .internalInconsistency,
      "\(name) of UITableView was called while the table was asking its data source or delegate for counts, heights or "
        + "views. Change the table after the method has returned.")
  }

  /// Ends the process where an update begins at a time at which it goes wrong on iOS now and then.
  func refuseRiskyTime(_ name: String) {
    if isUpdating || isLoading { refuse("\(name) was called from a method of the delegate while rows are shown (X9)") }
    if window == nil || bounds.isEmpty { refuse("\(name) was called while the table has no window or no size (X8)") }
    if needsCounts { refuse("\(name) was called before the table has loaded its rows (X7)") }
    refuseOtherCounts("before \(name) was called")
  }

  /// Ends the process where the data source has other rows than the table shows, and no update said so (X6).
  func refuseOtherCounts(_ when: String) {
    guard updates.isStrict, !needsCounts, !isLoading else { return }
    let (shown, now) = (loadedSections.map(\.rowCount), currentCounts)
    if shown != now { refuse("the data source changed from \(shown) to \(now) rows \(when) (X6)") }
  }

  func refuse(_ what: String) -> Never {
    raise(.internalInconsistency, "A strict table refuses: \(what).")
  }
}
