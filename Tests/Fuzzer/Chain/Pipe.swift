/// An asynchronous sequence that delivers the elements that are sent to it, on the main actor.
///
/// Because it never uses another thread, the order of the elements and the number of turns are the same each time.
@MainActor final class Pipe<Element: Sendable> {
  private var waiting: CheckedContinuation<Element?, Never>?
  private var sent: [Element] = []
  private var isOver = false

  func send(_ element: Element) {
    guard let waiting else { return sent.append(element) }
    self.waiting = nil
    waiting.resume(returning: element)
  }

  fileprivate func next() async -> Element? {
    if !sent.isEmpty { return sent.removeFirst() }
    if isOver { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.end() }
    }
  }

  private func end() {
    isOver = true
    waiting?.resume(returning: nil)
    waiting = nil
  }
}

extension Pipe {
  /// The elements that come out of a pipe.
  struct Elements: AsyncSequence {
    let pipe: Pipe

    func makeAsyncIterator() -> Iterator { Iterator(pipe: pipe) }

    struct Iterator: AsyncIteratorProtocol {
      let pipe: Pipe

      func next() async -> Element? { await pipe.next() }

      func next(isolation actor: isolated (any Actor)?) async -> Element? { await pipe.next() }
    }
  }

  var elements: Elements { Elements(pipe: self) }
}
