/// The changes of a draft as they come, from the moment at which it is asked for.
///
/// ```swift
/// for await change in draft.changes { print(change.keyPath) }
/// ```
///
/// It ends when the draft goes, which the loop does not keep. What comes while the loop is busy waits for it.
@MainActor public struct DraftChanges<Model>: @preconcurrency AsyncSequence {
  /// A change.
  public typealias Element = DraftChange<Model>

  private let queue: Queue

  init(_ queue: Queue) { self.queue = queue }

  /// The changes that nobody has taken yet, and the one who waits for the next.
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

  /// Takes one change after the other.
  @MainActor public struct Iterator: @preconcurrency AsyncIteratorProtocol {
    let queue: Queue

    /// Waits for the next change; nil when the draft is gone, or the task is cancelled.
    public mutating func next() async -> DraftChange<Model>? { await queue.next() }
  }

  /// Makes what takes them. Two of them share the changes.
  public func makeAsyncIterator() -> Iterator { Iterator(queue: queue) }
}

extension Draft {
  /// The changes from now on, to be awaited one after the other. Each call makes a sequence of its own.
  public var changes: DraftChanges<Model> {
    let queue = DraftChanges<Model>.Queue()
    queues.removeAll { $0.object == nil }
    queues.append(WeakReference(queue))
    return DraftChanges(queue)
  }
}
