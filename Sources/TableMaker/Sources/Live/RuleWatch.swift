import Observation

/// Follows the `@Observable` objects and lists that an app's rule reads: an order, a condition, or a key of groups.
///
/// A rule runs for many items. Each run is tracked, and all of them end together when one of the objects changes.
@MainActor final class RuleWatch {
  private struct Entry {
    weak var observer: (any RuleObserver)?
  }

  private var entries: [Entry] = []
  /// The mark of the runs that are tracked.
  private var reading = Reading()
  private var runs = 0
  /// The number of changes so far, so that work in slices notices one.
  private(set) var changes = 0
  /// A closure that drops what the rule has returned before the observers are notified.
  var onChange: () -> Void = {}

  /// The number of tracked runs for one mark. With more, objects that never change would collect all of them.
  private static let mostRuns = 256

  deinit { reading.end() }

  func add(_ observer: any RuleObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// A Boolean value that indicates whether the rule must run for all items again, because there are too many runs.
  var isFull: Bool { runs >= Self.mostRuns }

  /// Runs a rule, and follows what it reads in addition to earlier runs.
  func following<Result>(_ body: () -> Result) -> Result {
    runs += 1
    let reading = reading
    return withObservationTracking {
      reading.begin()
      return body()
    } onChange: { [weak self] in
      onMainActor { self?.hasChanged(since: reading) }
    }
  }

  /// Ends all tracked runs, because the rule runs for all items again.
  func restart() {
    guard runs > 0 else { return }
    let old = reading
    (reading, runs) = (Reading(), 0)
    old.end()
  }

  private func hasChanged(since reading: Reading) {
    // The end of older runs also counts as a change.
    guard reading === self.reading else { return }
    noteChange()
    for entry in entries { entry.observer?.ruleDidChange(self) }
  }

  /// Notes that the rule may return something else, without notifying anyone.
  func noteChange() {
    changes += 1
    restart()
    onChange()
  }

  /// Passes a problem of the rule to the first observer.
  func report(_ diagnostic: Diagnostic) { entries.lazy.compactMap(\.observer).first?.ruleDidReport(diagnostic) }

  /// Returns whether an observer is the first, because one notification is enough for those that share a query.
  func isFirst(_ observer: any RuleObserver) -> Bool {
    entries.lazy.compactMap(\.observer).first.map { $0 === observer } ?? false
  }
}

/// An object that shows the results of a rule.
@MainActor protocol RuleObserver: AnyObject {
  /// The rule may return something else now.
  func ruleDidChange(_ watch: RuleWatch)

  /// The rule has a problem.
  func ruleDidReport(_ diagnostic: Diagnostic)
}
