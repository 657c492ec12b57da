/// The query of a searched source, shared by all sources that are derived from it.
@MainActor final class SharedQuery {
  private struct Entry {
    weak var observer: (any QueryObserver)?
  }

  private var entries: [Entry] = []
  /// The text as a property that Observation tracks.
  private let reading = Reading()

  /// The present query.
  private(set) var asked = AskedQuery()

  /// The search text. Setting another text notifies the observers.
  var text: String {
    get {
      reading.begin()
      return asked.text
    }
    set {
      guard newValue != asked.text else { return }
      asked.text = newValue
      tell()
      reading.end()
    }
  }

  func add(_ observer: any QueryObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Notifies all observers that the results may have changed, even if the text is the same.
  func tell() {
    asked.revision += 1
    for entry in entries { entry.observer?.queryDidChange() }
  }
}

/// A search text with a revision.
struct AskedQuery: Hashable, Sendable {
  var text = ""
  /// A number that increases with each query, because the same text can mean something else to an app's condition, such
  /// as in another scope.
  var revision = 0
}

/// An object that receives the changes of a query.
@MainActor protocol QueryObserver: AnyObject {
  func queryDidChange()
}
