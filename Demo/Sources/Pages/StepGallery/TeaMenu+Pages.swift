import Foundation
import TableMaker

/// The server of the teas.
enum TeaServer {
  /// What it does before it answers: it takes its time, or waits for a test.
  @TaskLocal static var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}

/// The teas as a server sends them, which takes its time.
extension TeaMenu {
  /// A page of all teas whose name has a text.
  @MainActor func page(
    _ request: PageRequest<Never>, of query: String = ""
  ) async throws -> ItemPage<Tea, Never> {
    try await TeaServer.pause(.seconds(1))
    let rest = found(query).dropFirst(request.offset)
    return ItemPage(Array(rest.prefix(request.perPage)), hasMore: rest.count > request.perPage)
  }

  /// The teas of another day, and no more.
  @MainActor func freshPage() async throws -> ItemPage<Tea, Never> {
    try await TeaServer.pause(.seconds(1))
    return ItemPage(Array(all.shuffled().prefix(3)), hasMore: false)
  }

  /// A few teas from a server that has much to do.
  @MainActor func slowPage() async throws -> ItemPage<Tea, Never> {
    try await TeaServer.pause(.seconds(3))
    return ItemPage(teas, hasMore: false)
  }

  /// The teas whose name has a text.
  @MainActor func answer(to query: String) async throws -> [Tea] {
    try await TeaServer.pause(.seconds(1))
    return found(query)
  }

  /// What is known of a page before the server has answered.
  func start(of query: String) -> [Tea] { Array(found(query).prefix(3)) }

  private func found(_ query: String) -> [Tea] {
    query.isEmpty ? all : all.filter { $0.name.localizedStandardContains(query) }
  }
}
