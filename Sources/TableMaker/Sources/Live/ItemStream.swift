/// Items that arrive over time: each element of an asynchronous sequence is the whole list.
///
/// ```swift
/// .section().cell(JobCell.self)
/// .data(ItemStream(observation.values(in: database)))      // a database's observation, Combine's `values`, an `AsyncStream`
/// ```
///
/// The sequence is followed on the main actor, from the moment the stream is made until nothing holds the stream any more: a
/// table's live object holds it, and so does whoever keeps it in a property. Then the sequence is cancelled, and what it still
/// delivers is dropped.
///
/// An error ends the stream: the items stay, and the error goes to the table's `onError`, also to that of tables that are made
/// later. A cancellation is not an error.
@MainActor public final class ItemStream<Item>: ItemSource, TellsChanges {
  /// The items that arrived last, in order; until the first arrive, those that the stream was made with.
  public var items: [Item] {
    observers.noteReading()
    return arrived
  }

  private var arrived: [Item] {
    didSet {
      // Not for each list of a burst.
      let isOtherState = !hasArrived || arrived.isEmpty != oldValue.isEmpty
      hasArrived = true
      observers.itemsDidChange()
      if isOtherState { stateObservers.tell(listState) }
    }
  }

  /// Who is told when items arrive.
  public let observers = ItemObservers()

  let stateObservers = StateObservers()
  private var task: Task<Void, Never>?
  private var hasArrived = false
  private var error: (any Error)?

  /// Follows a sequence.
  ///
  /// - Parameters:
  ///   - sequence: Its elements are whole lists. Nothing is asked of it or of the items but to be there: neither need be
  ///     `Sendable`.
  ///   - items: What there is until the first list arrives; nothing without it.
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

  // A sequence that has ended with an error does not begin anew.
  var retrying: (() -> Void)? { nil }
}
