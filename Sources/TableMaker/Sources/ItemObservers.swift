/// The observers of a source, held weakly: who shows a list holds it, and not the other way round.
@MainActor public final class ItemObservers {
  private struct Entry {
    weak var observer: (any ItemObserver)?
  }

  private var entries: [Entry] = []
  private var failure: (any Error)?
  /// The items, as Observation knows them.
  private let reading = Reading()

  /// Makes a list without observers.
  public init() {}

  /// Adds an observer. One that came too late for an error is told of it now.
  public func add(_ observer: any ItemObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
    if let failure { observer.itemsDidFail(with: failure) }
  }

  /// Tells every observer that the items are others, or may be. Cheap: tables look later, once for all changes of a turn.
  public func itemsDidChange() {
    for entry in entries { entry.observer?.itemsDidChange() }
    reading.end()
  }

  /// Notes that the items are read, so that a closure which reads them is called again when they are others, as one that reads an
  /// `@Observable` object is.
  @usableFromInline package func noteReading() { reading.begin() }

  /// Tells every observer, now and later, that the source has met an error, until it recovers.
  public func itemsDidFail(with error: any Error) {
    failure = error
    for entry in entries { entry.observer?.itemsDidFail(with: error) }
  }

  /// Forgets an error, so that nobody is told of it who comes later: the source goes on after all.
  public func itemsDidRecover() {
    guard failure != nil else { return }
    failure = nil
    for entry in entries { entry.observer?.itemsDidRecover() }
  }

  /// Tells every observer that a verb of the source could not be done as asked; one line on standard error if none cares.
  public func report(_ diagnostic: Diagnostic) {
    guard !pass(diagnostic) else { return }
    DiagnosticReporter.write(diagnostic)
  }

  /// Tells every observer, those of one table once; false if none has told its app.
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
