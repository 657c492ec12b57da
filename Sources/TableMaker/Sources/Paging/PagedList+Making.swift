import TableMakerDiffing

extension PagedList {
  /// Creates a list that requests pages by number, or by the number of items before them.
  ///
  /// - Parameters:
  ///   - perPage: The number of items on a page. If it isn't positive, TableMaker uses 20 and reports a diagnostic.
  ///   - items: The items until the first response arrives, such as from a cache. Then the table view shows the
  ///     difference.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - load: A closure that requests a page from the server. The list holds it, so list the objects that it needs in
  ///     its capture list. TableMaker cancels a call that's no longer needed.
  public convenience init(
    perPage: Int, startingWith items: [Item] = [], file: StaticString = #fileID, line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Never>) async throws -> ItemPage<Item, Never>
  ) {
    self.init(
      perPage: perPage, startingWith: items, cursor: nil, location: CallSite(file: file, line: line),
      fetch: Self.fetch(load))
  }

  /// Creates a list that requests pages by number, with a property that identifies its items.
  ///
  /// - Parameters:
  ///   - perPage: The number of items on a page. If it isn't positive, TableMaker uses 20 and reports a diagnostic.
  ///   - id: A property that's unique in the list, for items that aren't `Identifiable` or that have another identity.
  ///   - items: The items until the first response arrives, such as from a cache. Then the table view shows the
  ///     difference.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - load: A closure that requests a page from the server. The list holds it, so list the objects that it needs in
  ///     its capture list. TableMaker cancels a call that's no longer needed.
  public convenience init<ID: Hashable>(
    perPage: Int, id: any KeyPath<Item, ID> & Sendable, startingWith items: [Item] = [],
    file: StaticString = #fileID, line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Never>) async throws -> ItemPage<Item, Never>
  ) {
    self.init(
      perPage: perPage, startingWith: items, identity: .given(by: id), cursor: nil,
      location: CallSite(file: file, line: line), fetch: Self.fetch(load))
  }

  /// Creates a list that requests pages by cursor. The server provides the next cursor with each page.
  ///
  /// - Parameters:
  ///   - perPage: The number of items on a page. If it isn't positive, TableMaker uses 20 and reports a diagnostic.
  ///   - cursor: The type of the cursor. If it's `Hashable`, a repeated cursor ends the list, and TableMaker reports a
  ///     diagnostic.
  ///   - items: The items until the first response arrives, such as from a cache. Then the table view shows the
  ///     difference.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - load: A closure that requests a page from the server. The list holds it, so list the objects that it needs in
  ///     its capture list. TableMaker cancels a call that's no longer needed.
  public convenience init<Cursor: Sendable>(
    perPage: Int, cursor: Cursor.Type, startingWith items: [Item] = [], file: StaticString = #fileID,
    line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Cursor>) async throws -> ItemPage<Item, Cursor>
  ) {
    self.init(
      perPage: perPage, startingWith: items, cursor: cursor, location: CallSite(file: file, line: line),
      fetch: Self.fetch(load))
  }

  /// Creates a list that requests pages by cursor, with a property that identifies its items.
  ///
  /// - Parameters:
  ///   - perPage: The number of items on a page. If it isn't positive, TableMaker uses 20 and reports a diagnostic.
  ///   - cursor: The type of the cursor. If it's `Hashable`, a repeated cursor ends the list, and TableMaker reports a
  ///     diagnostic.
  ///   - id: A property that's unique in the list, for items that aren't `Identifiable` or that have another identity.
  ///   - items: The items until the first response arrives, such as from a cache. Then the table view shows the
  ///     difference.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - load: A closure that requests a page from the server. The list holds it, so list the objects that it needs in
  ///     its capture list. TableMaker cancels a call that's no longer needed.
  public convenience init<Cursor: Sendable, ID: Hashable>(
    perPage: Int, cursor: Cursor.Type, id: any KeyPath<Item, ID> & Sendable, startingWith items: [Item] = [],
    file: StaticString = #fileID, line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Cursor>) async throws -> ItemPage<Item, Cursor>
  ) {
    self.init(
      perPage: perPage, startingWith: items, identity: .given(by: id), cursor: cursor,
      location: CallSite(file: file, line: line), fetch: Self.fetch(load))
  }

  /// Returns a closure that requests a load's page with the cursor type of the app.
  private static func fetch<Cursor: Sendable>(
    _ load: @escaping @MainActor (PageRequest<Cursor>) async throws -> ItemPage<Item, Cursor>
  ) -> @MainActor (PageLoad, Int) async throws -> PageAnswer<Item> {
    { asked, perPage in
      PageAnswer(
        try await load(
          PageRequest(
            page: asked.page, offset: asked.offset, perPage: perPage, cursor: asked.cursor?.value as? Cursor,
            load: asked.kind)))
    }
  }
}

extension PageAnswer {
  fileprivate init<Cursor>(_ page: ItemPage<Item, Cursor>) {
    self.init(items: page.items, next: page.next, previous: page.previous, total: page.total)
  }
}
