import TableMaker

/// The teas as a server sends them, which takes its time.
extension TeaMenu {
  /// A page of all teas.
  @MainActor func page(_ request: PageRequest<Never>) async throws -> TableMaker.Page<Tea, Never> {
    try await Task.sleep(for: .seconds(1))
    let rest = all.dropFirst(request.offset)
    return TableMaker.Page(Array(rest.prefix(request.perPage)), hasMore: rest.count > request.perPage)
  }

  /// The teas of another day, and no more.
  @MainActor func freshPage() async throws -> TableMaker.Page<Tea, Never> {
    try await Task.sleep(for: .seconds(1))
    return TableMaker.Page(Array(all.shuffled().prefix(3)), hasMore: false)
  }
}
