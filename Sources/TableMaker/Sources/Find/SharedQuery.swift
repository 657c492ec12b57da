/// The query of a source that is searched, and of all that are made of it.
@MainActor final class SharedQuery {
  private struct Entry {
    weak var observer: (any QueryObserver)?
  }

  private var entries: [Entry] = []

  /// The text that is searched for. Observers are told of another one.
  var text = "" {
    didSet {
      if text != oldValue { tell() }
    }
  }

  func add(_ observer: any QueryObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Tells every observer that what is found may be something else, whatever the text is.
  func tell() {
    for entry in entries { entry.observer?.queryDidChange() }
  }
}

/// Hears that something else is searched for.
@MainActor protocol QueryObserver: AnyObject {
  func queryDidChange()
}
