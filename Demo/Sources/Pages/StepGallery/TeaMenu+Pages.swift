import Foundation
import TableMaker

/// The server of the teas.
enum TeaServer {
  /// The closure that delays each response: it sleeps for the duration, or waits for a test.
  @TaskLocal static var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}

/// The teas as a server sends them, which takes its time.
extension TeaMenu {
  /// Returns a page of all teas with a name that contains the query.
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

  /// Returns the teas with a name that contains the query.
  @MainActor func answer(to query: String) async throws -> [Tea] {
    try await TeaServer.pause(.seconds(1))
    return found(query)
  }

  /// Returns the teas that are known for a query before the server responds.
  func start(of query: String) -> [Tea] { Array(found(query).prefix(3)) }

  private func found(_ query: String) -> [Tea] {
    query.isEmpty ? all : all.filter { $0.name.localizedStandardContains(query) }
  }
}
