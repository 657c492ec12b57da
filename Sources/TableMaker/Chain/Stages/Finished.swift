/// A chain that is complete: it can end with `make()` or continue.
///
/// You can also build a chain in a loop:
///
/// ```swift
/// var chain: any Finished = DataSource(tableView)
/// for shelf in library.shelves {
///   chain = chain.section(shelf.name).cell(BookCell.self).data(shelf.books)
///     .adapter { cell, book, index in cell.show(book) }
/// }
/// dataSource = chain.make()
/// ```
@preconcurrency @MainActor public protocol Finished: Chained {
  /// The finished chain; for the package.
  var _closed: _ClosedChain { get }
}

extension Finished {
  /// Sets up the table view, shows its rows, and returns its data source.
  ///
  /// Keep the result in a property. The table view holds it weakly and is empty after it's deallocated.
  /// - Returns: The table view's data source, which is also its delegate.
  @inlinable public func make(file: StaticString = #fileID, line: UInt = #line) -> TableViewDataSource {
    _closed.make(file: file, line: line)
  }

  /// Begins a section.
  ///
  /// This step doesn't copy the chain before it, regardless of its length.
  /// - Parameters:
  ///   - name: A unique name by which you find the section later.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  @inlinable public func section(
    _ name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> SectionStart {
    _closed.section(name, file: file, line: line)
  }

  /// Begins a section for each section of a source, such as a `SectionList`.
  ///
  /// The steps that follow apply to all of these sections. A section's own title overrides a `title` of this chain.
  /// - Parameters:
  ///   - name: A unique name by which you find all of these sections later. Each section also has its own name in the
  ///     source.
  ///   - source: A source of sections with their items. The data source keeps it and shows its changes.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  @inlinable public func sections<Sections: SectionSource>(
    _ name: String? = nil, from source: Sections, file: StaticString = #fileID, line: UInt = #line
  ) -> DataSection<Sections.Item, SectionItems<Sections>> {
    _closed.sections(name, from: source, file: file, line: line)
  }
}

extension _ClosedChain {
  @usableFromInline @MainActor func make(file: StaticString, line: UInt) -> TableViewDataSource {
    TableViewDataSource(table, location: CallSite(file: file, line: line))
  }

  @usableFromInline @MainActor func section(_ name: String?, file: StaticString, line: UInt) -> SectionStart {
    SectionStart(after: table, name: name, file: file, line: line)
  }

  @usableFromInline @MainActor func sections<Sections: SectionSource>(
    _ name: String?, from source: Sections, file: StaticString, line: UInt
  ) -> DataSection<Sections.Item, SectionItems<Sections>> {
    DataSection(after: table, name: name, sections: source, file: file, line: line)
  }
}
