public import UIKit

// A row of which nothing is said yet has the words that come after a row, unavailable, with what is missing in the message.

extension RowStart {
  /// Not yet: the row shows nothing.
  @available(*, unavailable, message: "This row has no content yet: add .field(…) or .adapter { cell in … }")
  public func make() -> TableViewDataSource { neverCalled() }
  /// Not yet: the row shows nothing.
  @available(*, unavailable, message: "This row has no content yet: add .field(…) or .adapter { cell in … }")
  public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  /// Not yet: the row shows nothing.
  @available(*, unavailable, message: "This row has no content yet: add .field(…) or .adapter { cell in … }")
  public func sections<Sections: SectionSource>(
    _ name: String? = nil, of source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
  /// Not yet: the row shows nothing.
  @available(*, unavailable, message: "This row has no content yet: add .field(…) or .adapter { cell in … }")
  public func row<Other: UITableViewCell>(_ cell: Other.Type, named name: String? = nil) -> RowStart<Other> {
    neverCalled()
  }
  /// Not yet: the row has no value.
  @available(*, unavailable, message: "This row has no value yet: put .field(…) before .validate")
  public func validate<Value>(_ rules: Rule<Value>..., tells telling: MistakeTelling = .afterEditing) -> Self {
    neverCalled()
  }
}

extension ReadyRow {
  /// Not here: the row has no value.
  @available(
    *, unavailable,
    message: "This row has no value: only rows with a .field(…), and ready-made ones that change one, are validated"
  )
  public func validate<Value>(_ rules: Rule<Value>..., tells telling: MistakeTelling = .afterEditing) -> Self {
    neverCalled()
  }
}

// Rows stand in a section of their own: before any section, and beside data, there is none for them.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .row")
  public func row<Cell: UITableViewCell>(_ cell: Cell.Type, named name: String? = nil) -> RowStart<Cell> {
    neverCalled()
  }
}

extension CellSection {
  /// Not here: the section shows data.
  @available(*, unavailable, message: "This section shows data: finish it, and begin one for rows with .section()")
  public func row<Other: UITableViewCell>(_ cell: Other.Type, named name: String? = nil) -> RowStart<Other> {
    neverCalled()
  }
}

extension ItemOptions {
  /// Not here: the section shows data.
  @available(*, unavailable, message: "This section shows data: begin one for rows with .section()")
  public func row<Other: UITableViewCell>(_ cell: Other.Type, named name: String? = nil) -> RowStart<Other> {
    neverCalled()
  }
}

// Steps of the table stand before the first section.

extension SectionOptions {
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .keyboardBar before the first section")
  public func keyboardBar(_ isShown: Bool) -> Self { neverCalled() }
  /// Not here: this step is the table's.
  @available(*, unavailable, message: "This step is the table's: put .guardsLeaving before the first section")
  public func guardsLeaving<Model>(of draft: Draft<Model>) -> Self { neverCalled() }
  /// Not here: this step is a row's, or the table's.
  @available(*, unavailable, message: "Put .readOnly after a row, or for all rows before the first section")
  public func readOnly<Model>(
    when draft: Draft<Model>, @OneValue<Bool> _ condition: @escaping (Draft<Model>) -> Bool
  ) -> Self { neverCalled() }
}

@available(*, unavailable, message: "Hold the owner weakly: write by: weakSelf")
@_documentation(visibility: internal)
extension RowOptions {
  public func onSelect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
}
