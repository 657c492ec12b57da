/// An asynchronous sequence of a draft's changes, from the moment when you get it.
///
/// ```swift
/// for await change in draft.changes { print(change.keyPath) }
/// ```
///
/// The sequence ends when the draft is deallocated; the loop doesn't keep it. Changes wait while the loop is busy.
@preconcurrency @MainActor public struct DraftChanges<Model>: @preconcurrency AsyncSequence {
  /// The type of the sequence's elements.
  public typealias Element = DraftChange<Model>

  private let queue: Queue

  init(_ queue: Queue) { self.queue = queue }

  /// The changes that wait for the iterator, and the continuation that waits for the next one.
  @MainActor final class Queue {
    private var waiting: [DraftChange<Model>] = []
    private var first = 0
    private var isOver = false
    private var wake: CheckedContinuation<Void, Never>?

    func add(_ change: DraftChange<Model>) {
      waiting.append(change)
      resume()
    }

    func end() {
      isOver = true
      resume()
    }

    private func resume() {
      wake?.resume()
      wake = nil
    }

    func next() async -> DraftChange<Model>? {
      while first == waiting.count {
        waiting = []
        first = 0
        if isOver || Task.isCancelled { return nil }
        await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            resume()
            wake = continuation
            if Task.isCancelled { resume() }
          }
        } onCancel: {
          Task { @MainActor in self.resume() }
        }
      }
      first += 1
      return waiting[first - 1]
    }
  }

  /// An iterator over the changes.
  @preconcurrency @MainActor public struct Iterator: @preconcurrency AsyncIteratorProtocol {
    let queue: Queue

    /// Waits for the next change; returns `nil` when the draft is deallocated or the task is canceled.
    public mutating func next() async -> DraftChange<Model>? { await queue.next() }
  }

  /// Creates an iterator.
  ///
  /// Two iterators of one sequence share its changes.
  public func makeAsyncIterator() -> Iterator { Iterator(queue: queue) }
}

extension FormDraft {
  /// An asynchronous sequence of the changes from now on.
  ///
  /// Each call creates a separate sequence.
  public var changes: DraftChanges<Model> {
    let queue = DraftChanges<Model>.Queue()
    queues.removeAll { $0.object == nil }
    queues.append(WeakReference(queue))
    return DraftChanges(queue)
  }
}
