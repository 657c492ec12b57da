/// The query of a source that is searched, and of all that are made of it.
@MainActor final class SharedQuery {
  private struct Entry {
    weak var observer: (any QueryObserver)?
  }

  private var entries: [Entry] = []

  /// What is searched for now.
  private(set) var asked = AskedQuery()

  /// The text that is searched for. Observers are told of another one.
  var text: String {
    get { asked.text }
    set {
      guard newValue != asked.text else { return }
      asked.text = newValue
      tell()
    }
  }

  func add(_ observer: any QueryObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Tells every observer that what is found may be something else, whatever the text is.
  func tell() {
    asked.revision += 1
    for entry in entries { entry.observer?.queryDidChange() }
  }
}

/// A text that was searched for at a time.
struct AskedQuery: Hashable, Sendable {
  var text = ""
  /// Another one each time: the same text may mean something else to a rule of the app's, by another scope.
  var revision = 0
}

/// Hears that something else is searched for.
@MainActor protocol QueryObserver: AnyObject {
  func queryDidChange()
}
