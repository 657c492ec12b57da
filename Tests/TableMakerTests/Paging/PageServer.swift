import TableMaker
import Testing

/// A server of notes that sends its responses when the test says so.
@MainActor final class PageServer {
  struct Failure: Error {}

  private(set) var asked: [PageRequest<Never>] = []
  /// The numbers of the pages that are waited for, the oldest first.
  private(set) var waiting: [(page: Int, continuation: CheckedContinuation<ItemPage<Note, Never>, any Error>)] = []
  /// The requested pages that the list no longer awaits.
  private(set) var cancelled: [Int] = []

  func list(perPage: Int = 2) -> PagedList<Note> {
    PagedList(perPage: perPage) { [self] request in try await load(request) }
  }

  func load(_ request: PageRequest<Never>) async throws -> ItemPage<Note, Never> {
    asked.append(request)
    let page = try await withCheckedThrowingContinuation { waiting.append((request.page, $0)) }
    if Task.isCancelled { cancelled.append(request.page) }
    return page
  }

  /// Answers the oldest request.
  func answer(_ ids: some Sequence<Int>, hasMore: Bool = true, total: Int? = nil) async {
    await wait()
    answer(ItemPage(ids.map { Note($0, "note \($0)") }, hasMore: hasMore, total: total))
    await turns()
  }

  private func answer(_ page: ItemPage<Note, Never>) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().continuation.resume(returning: page)
  }

  /// Fails the oldest request.
  func fail(with error: any Error = Failure()) async {
    await wait()
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().continuation.resume(throwing: error)
    await turns()
  }

  /// Waits until something is asked for.
  private func wait() async { await expectSoon("Nothing is asked for") { !waiting.isEmpty } }
}

/// Lets everything happen that waits for its turn, also where it goes by way of another thread.
@MainActor func turns(_ count: Int = 30) async {
  for _ in 0..<count { await Task.yield() }
  for _ in 0..<5 { try? await Task.sleep(for: .milliseconds(4)) }
}

/// Notes the states of a list, in words.
@MainActor final class StateLog {
  private(set) var words: [String] = []
  private(set) var hasEnded = false
  private var task: Task<Void, Never>?

  init(_ states: AsyncStream<ListState>) {
    task = Task { [weak self] in
      for await state in states { self?.words.append(state.words) }
      self?.hasEnded = true
    }
  }

  deinit { task?.cancel() }

  /// Waits until it has so many words: a sequence's elements come by way of another thread, which is not the test's turn.
  func has(_ count: Int) async throws { try await until { words.count >= count } }
}
