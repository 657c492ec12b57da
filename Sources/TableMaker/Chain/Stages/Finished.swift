/// A chain that lacks nothing: it may end or go on.
///
/// A chain may grow in a loop, too:
///
/// ```swift
/// var chain: any Finished = DataSource(tableView)
/// for shelf in library.shelves {
///   chain = chain.section(shelf.name).cell(BookCell.self).data(shelf.books)
///     .adapter { cell, book, index in cell.show(book) }
/// }
/// dataSource = chain.make()
/// ```
@MainActor public protocol Finished: Chained {
  /// The finished chain; for the package.
  var _closed: _ClosedChain { get }
}

extension Finished {
  /// Makes the table: fills it, and gives the live object that does so.
  ///
  /// Keep the result in a property: the table holds it weakly, and is empty once it is gone.
  /// - Returns: The table's data source and delegate.
  @inlinable public func make(file: StaticString = #fileID, line: UInt = #line) -> TableViewDataSource {
    _closed.make(file: file, line: line)
  }

  /// Begins the next section, or the first. The chain before it is not copied, however long it is.
  ///
  /// - Parameters:
  ///   - name: What the app finds it by; no other section's.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  @inlinable public func section(
    _ name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> SectionStart {
    _closed.section(name, file: file, line: line)
  }

  /// Begins a section for each of a source's sections, such as a `SectionList`. What follows is said of all of them.
  ///
  /// A section's own title goes before a `title` of this chain.
  ///
  /// - Parameters:
  ///   - name: What the app finds all of them by; no other section's. Each has its own name in the source.
  ///   - source: The sections with their items, held as long as the table is shown. Observed: the table follows its changes.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  @inlinable public func sections<Sections: SectionSource>(
    _ name: String? = nil, of source: Sections, file: StaticString = #fileID, line: UInt = #line
  ) -> DataSection<Sections.Item, SectionItems<Sections>> {
    _closed.sections(name, of: source, file: file, line: line)
  }
}

extension _ClosedChain {
  @usableFromInline @MainActor func make(file: StaticString, line: UInt) -> TableViewDataSource {
    TableViewDataSource(table, place: CallSite(file: file, line: line))
  }

  @usableFromInline @MainActor func section(_ name: String?, file: StaticString, line: UInt) -> SectionStart {
    SectionStart(after: table, name: name, file: file, line: line)
  }

  @usableFromInline @MainActor func sections<Sections: SectionSource>(
    _ name: String?, of source: Sections, file: StaticString, line: UInt
  ) -> DataSection<Sections.Item, SectionItems<Sections>> {
    DataSection(after: table, name: name, sections: source, file: file, line: line)
  }
}
