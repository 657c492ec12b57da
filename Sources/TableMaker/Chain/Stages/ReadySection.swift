/// A section that lacks nothing.
@MainActor public struct ReadySection<Cell, Item, Source: ItemSource<Item>>: CellOptions, Finished {
  /// The settings that the section's steps have made so far; for the package.
  public var _draft: _SectionDraft
  /// The settings that depend on the type of the items; for the package.
  public var _rows: _RowDraft<Item>
  let source: Source
  let maker: _RowMaker<Item>

  @usableFromInline init(
    _draft: _SectionDraft, _rows: _RowDraft<Item>, source: Source, maker: _RowMaker<Item>
  ) {
    self._draft = _draft
    self._rows = _rows
    self.source = source
    self.maker = maker
  }

  /// The section with the chain before it; for the package.
  public var _closed: _ClosedDraft {
    var rows = _rows
    // A `title` has come after them.
    if !_draft.settings.hasTitles { rows.titles = nil }
    return _ClosedDraft(table: _draft.closed(TypedSectionContent(source: source, rows: rows, maker: maker)))
  }
}
