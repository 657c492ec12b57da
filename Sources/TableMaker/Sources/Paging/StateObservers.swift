/// An object that's notified when a source's state changes.
@MainActor protocol StateObserver: AnyObject {
  func stateDidChange()
  /// Returns the scroll position of a list, or `nil` if the observer doesn't show it.
  func anchor<Item>(of list: PagedList<Item>) -> SavedAnchor?
  /// Returns a list's visible rows from the top; empty at the very top, or if the observer doesn't show the list.
  func seenRows<Item>(of list: ItemList<Item>) -> [SeenRow]
  /// Called when a list has a position to scroll to.
  func placeDidRestore(of list: any PlacedList)
}

extension StateObserver {
  func anchor<Item>(of list: PagedList<Item>) -> SavedAnchor? { nil }

  func seenRows<Item>(of list: ItemList<Item>) -> [SeenRow] { [] }

  func placeDidRestore(of list: any PlacedList) {}
}

/// The observers of a source's states: sequences, and internal observers that are held weakly.
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

  /// The observers, without sequences.
  var all: [any StateObserver] { entries.compactMap(\.observer) }

  /// Returns a sequence of the states from now on, starting with the present one. It ends with the source, and doesn't
  /// keep it alive.
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
