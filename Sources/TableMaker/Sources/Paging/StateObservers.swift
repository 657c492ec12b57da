/// Hears that a source has another state.
@MainActor protocol StateObserver: AnyObject {
  func stateDidChange()
  /// Where it shows a list that is scrolled; nil if it does not.
  func anchor<Item>(of list: PagedList<Item>) -> SavedAnchor?
}

extension StateObserver {
  func anchor<Item>(of list: PagedList<Item>) -> SavedAnchor? { nil }
}

/// Who is told of a source's states: any number of sequences, and observers of the package's, held weakly.
@MainActor final class StateObservers {
  private struct Entry {
    weak var observer: (any StateObserver)?
  }

  private var entries: [Entry] = []
  private var streams: [Int: AsyncStream<ListState>.Continuation] = [:]
  private var count = 0

  isolated deinit {
    for stream in streams.values { stream.finish() }
  }

  func add(_ observer: any StateObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    entries.append(Entry(observer: observer))
  }

  /// Those who are told, but for sequences.
  var all: [any StateObserver] { entries.compactMap(\.observer) }

  /// A sequence of the states from now on, the present one first. It ends with the source, which it does not keep.
  func stream(startingWith state: ListState) -> AsyncStream<ListState> {
    let (stream, continuation) = AsyncStream.makeStream(of: ListState.self)
    count += 1
    streams[count] = continuation
    continuation.onTermination = { [weak self, count] _ in
      Task { @MainActor in self?.streams[count] = nil }
    }
    continuation.yield(state)
    return stream
  }

  func tell(_ state: ListState) {
    for stream in streams.values { stream.yield(state) }
    for entry in entries { entry.observer?.stateDidChange() }
  }
}
