/// A source that follows an asynchronous sequence. Each element of the sequence is the whole list.
///
/// ```swift
/// .section().cell(JobCell.self)
/// .data(ItemStream(observation.values(in: database)))      // a database's observation, Combine's `values`, an `AsyncStream`
/// ```
///
/// The source follows the sequence on the main actor, from the source's creation until nothing holds the source. A data
/// source holds it, and so does your own property. When the source is deallocated, it cancels the sequence, and later
/// elements are dropped.
///
/// If the sequence throws an error, it ends. The items stay, and the error goes to the table's `onError`, also for
/// table views that you set up later. Cancellation isn't an error.
@preconcurrency @MainActor public final class ItemStream<Item>: ItemSource, TellsChanges {
  /// The items that arrived last, in order. Before the first arrive, the items that the source was created with.
  public var items: [Item] {
    observers.noteReading()
    return arrived
  }

  private var arrived: [Item] {
    didSet {
      // The state doesn't change for each list of a burst.
      let isOtherState = !hasArrived || arrived.isEmpty != oldValue.isEmpty
      hasArrived = true
      observers.itemsDidChange()
      if isOtherState { stateObservers.tell(listState) }
    }
  }

  /// The observers of the arriving items.
  public let observers = ItemObservers()

  let stateObservers = StateObservers()
  private var task: Task<Void, Never>?
  private var hasArrived = false
  private var error: (any Error)?

  /// Creates a source that follows a sequence.
  ///
  /// - Parameters:
  ///   - sequence: A sequence of whole lists. Neither the sequence nor the items need to be `Sendable`.
  ///   - items: The items until the first list arrives; empty by default.
  public init<Lists: AsyncSequence>(_ sequence: Lists, startingWith items: [Item] = []) where Lists.Element == [Item] {
    arrived = items
    task = Task { [weak self] in
      do {
        for try await items in sequence {
          guard let self, !Task.isCancelled else { return }
          arrived = items
        }
      } catch {
        guard !(error is CancellationError), !Task.isCancelled else { return }
        self?.fail(with: error)
      }
    }
  }

  deinit { task?.cancel() }

  private func fail(with error: any Error) {
    self.error = error
    observers.itemsDidFail(with: error)
    stateObservers.tell(listState)
  }
}

extension ItemStream: LoadingSource {
  var listState: ListState {
    if let error { return .failed(error, while: hasArrived ? .refresh : .first) }
    if !hasArrived { return .loading(.first) }
    return arrived.isEmpty ? .empty : .exhausted
  }

  // A sequence that ended with an error can't start again.
  var retrying: (() -> Void)? { nil }
}
