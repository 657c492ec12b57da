/// The observers of a source, held weakly: a data source holds its sources, and they don't hold it.
@preconcurrency @MainActor public final class ItemObservers {
  private struct Entry {
    weak var observer: (any ItemObserver)?
  }

  private var entries: [Entry] = []
  private var failure: (any Error)?
  /// The items as a property that Observation tracks.
  private let reading = Reading()

  /// Creates a list without observers.
  public init() {}

  /// Adds an observer. If the source is in an error state, notifies the observer of the error immediately.
  public func add(_ observer: any ItemObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
    if let failure { observer.itemsDidFail(with: failure) }
  }

  /// Notifies all observers that the items have changed, or may have changed.
  ///
  /// A call costs little: table views read the items later, once for all changes of a turn.
  public func itemsDidChange() {
    for entry in entries { entry.observer?.itemsDidChange() }
    reading.end()
  }

  /// Records that the items are being read, so that Observation calls a tracking closure again when they change, as it
  /// does for an `@Observable` object.
  @usableFromInline package func noteReading() { reading.begin() }

  /// Notifies all current and future observers that the source encountered an error, until it recovers.
  public func itemsDidFail(with error: any Error) {
    failure = error
    for entry in entries { entry.observer?.itemsDidFail(with: error) }
  }

  /// Clears the error and notifies all observers. Observers that you add later don't receive the error.
  public func itemsDidRecover() {
    guard failure != nil else { return }
    failure = nil
    for entry in entries { entry.observer?.itemsDidRecover() }
  }

  /// Reports an edit that the source couldn't perform. If no observer handles the diagnostic, it goes to standard
  /// error.
  public func report(_ diagnostic: Diagnostic) {
    guard !pass(diagnostic) else { return }
    DiagnosticReporter.write(diagnostic)
  }

  /// Notifies each observer, but only one for each table view. Returns `false` if no observer's app received the
  /// diagnostic.
  func pass(_ diagnostic: Diagnostic) -> Bool {
    var isTold = false
    var tables: Set<ObjectIdentifier> = []
    for case let observer? in entries.map(\.observer) {
      if let table = (observer as? any TableObserver)?.table, !tables.insert(table).inserted { continue }
      if observer.itemsDidReport(diagnostic) { isTold = true }
    }
    return isTold
  }
}
