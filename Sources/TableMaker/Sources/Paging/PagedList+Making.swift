import TableMakerDiffing

extension PagedList {
  /// Makes a list whose pages are asked for by their number, or by the number of items before them.
  ///
  /// - Parameters:
  ///   - perPage: The number of items of a page. One that is not above zero is taken for 20, with a diagnostic.
  ///   - items: What is shown until the first answer has come, as from a cache; then the difference is shown.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - load: Asks the server for a page. It is kept as long as the list: name what it needs in its capture list. What it is called for
  ///     is cancelled once it is not awaited any more.
  public convenience init(
    perPage: Int, startingWith items: [Item] = [], file: StaticString = #fileID, line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Never>) async throws -> Page<Item, Never>
  ) {
    self.init(
      perPage: perPage, startingWith: items, cursor: nil, place: CallSite(file: file, line: line),
      fetch: Self.fetch(load))
  }

  /// Makes a list whose pages are asked for by number, and says what makes two of its items the same over time.
  ///
  /// - Parameters:
  ///   - perPage: The number of items of a page. One that is not above zero is taken for 20, with a diagnostic.
  ///   - id: The part of an item that no other item of the list has, for items that are not `Identifiable`, or are known by another part.
  ///   - items: What is shown until the first answer has come, as from a cache; then the difference is shown.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - load: Asks the server for a page. It is kept as long as the list: name what it needs in its capture list. What it is called for
  ///     is cancelled once it is not awaited any more.
  public convenience init<ID: Hashable>(
    perPage: Int, id: any KeyPath<Item, ID> & Sendable, startingWith items: [Item] = [],
    file: StaticString = #fileID, line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Never>) async throws -> Page<Item, Never>
  ) {
    self.init(
      perPage: perPage, startingWith: items, identity: .given(by: id), cursor: nil,
      place: CallSite(file: file, line: line), fetch: Self.fetch(load))
  }

  /// Makes a list whose server says with each page what the next one is asked for by.
  ///
  /// - Parameters:
  ///   - perPage: The number of items of a page. One that is not above zero is taken for 20, with a diagnostic.
  ///   - cursor: The type of what pages are asked for by. Where it is `Hashable`, one that comes again ends the list, with a diagnostic.
  ///   - items: What is shown until the first answer has come, as from a cache; then the difference is shown.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - load: Asks the server for a page. It is kept as long as the list: name what it needs in its capture list. What it is called for
  ///     is cancelled once it is not awaited any more.
  public convenience init<Cursor: Sendable>(
    perPage: Int, cursor: Cursor.Type, startingWith items: [Item] = [], file: StaticString = #fileID,
    line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Cursor>) async throws -> Page<Item, Cursor>
  ) {
    self.init(
      perPage: perPage, startingWith: items, cursor: cursor, place: CallSite(file: file, line: line),
      fetch: Self.fetch(load))
  }

  /// Makes a list by cursors, and says what makes two of its items the same over time.
  ///
  /// - Parameters:
  ///   - perPage: The number of items of a page. One that is not above zero is taken for 20, with a diagnostic.
  ///   - cursor: The type of what pages are asked for by. Where it is `Hashable`, one that comes again ends the list, with a diagnostic.
  ///   - id: The part of an item that no other item of the list has, for items that are not `Identifiable`, or are known by another part.
  ///   - items: What is shown until the first answer has come, as from a cache; then the difference is shown.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - load: Asks the server for a page. It is kept as long as the list: name what it needs in its capture list. What it is called for
  ///     is cancelled once it is not awaited any more.
  public convenience init<Cursor: Sendable, ID: Hashable>(
    perPage: Int, cursor: Cursor.Type, id: any KeyPath<Item, ID> & Sendable, startingWith items: [Item] = [],
    file: StaticString = #fileID, line: UInt = #line,
    load: @escaping @MainActor (PageRequest<Cursor>) async throws -> Page<Item, Cursor>
  ) {
    self.init(
      perPage: perPage, startingWith: items, identity: .given(by: id), cursor: cursor,
      place: CallSite(file: file, line: line), fetch: Self.fetch(load))
  }

  /// Asks by cursor for what a load is of.
  private static func fetch<Cursor: Sendable>(
    _ load: @escaping @MainActor (PageRequest<Cursor>) async throws -> Page<Item, Cursor>
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
  fileprivate init<Cursor>(_ page: Page<Item, Cursor>) {
    self.init(items: page.items, next: page.next, previous: page.previous, total: page.total)
  }
}
