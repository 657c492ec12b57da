/// The end of a load, for callers that wait: it has a response, failed, was canceled, or is no longer needed.
@MainActor final class LoadEnd {
  private var isOver = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A task that ends when the load does.
  var task: Task<Void, Never> { Task { await wait() } }

  private func wait() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func come() {
    isOver = true
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}
