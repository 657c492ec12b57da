public import UIKit

// Rejects rows that aren't finished, and steps of rows in other places. Each returns what the chain would have had, so
// the compiler still checks the rest.

@available(*, unavailable, message: "This row has no content yet: add .bind(…) or .adapter { cell in … }")
@_documentation(visibility: internal)
extension RowStart {
  public func make() -> TableViewDataSource { neverCalled() }
  public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  public func sections<Sections: SectionSource>(
    _ name: String? = nil, from source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
  public func row<Other: UITableViewCell>(_ cell: Other.Type, named name: String? = nil) -> RowStart<Other> {
    neverCalled()
  }
  public func validate<Value>(_ rules: ValidationRule<Value>..., feedback: ValidationFeedback = .afterEditing) -> Self {
    neverCalled()
  }
}

@available(
  *, unavailable,
  message: "This row has no value: validate a row with .bind(…), or a ready-made row that changes a value"
)
@_documentation(visibility: internal)
extension ReadyRow {
  public func validate<Value>(_ rules: ValidationRule<Value>..., feedback: ValidationFeedback = .afterEditing) -> Self {
    neverCalled()
  }
}

@available(*, unavailable, message: "This step applies to a section: put .section() before it")
@_documentation(visibility: internal)
extension DataSource {
  public func row<Cell: UITableViewCell>(_ cell: Cell.Type, named name: String? = nil) -> RowStart<Cell> {
    neverCalled()
  }
  public func titles<Model>(
    of draft: FormDraft<Model>, @OneValue<String?> _ title: @escaping (FormDraft<Model>) -> String?
  ) -> Self { neverCalled() }
  public func footerTitles<Model>(
    of draft: FormDraft<Model>, @OneValue<String?> _ title: @escaping (FormDraft<Model>) -> String?
  ) -> Self { neverCalled() }
}

@available(*, unavailable, message: "This section shows data: finish it, and begin one for rows with .section()")
@_documentation(visibility: internal)
extension CellSection {
  public func row<Other: UITableViewCell>(_ cell: Other.Type, named name: String? = nil) -> RowStart<Other> {
    neverCalled()
  }
}

@available(*, unavailable, message: "This section shows data: begin one for rows with .section()")
@_documentation(visibility: internal)
extension ItemOptions {
  public func row<Other: UITableViewCell>(_ cell: Other.Type, named name: String? = nil) -> RowStart<Other> {
    neverCalled()
  }
}

@available(*, unavailable, message: "This step applies to the whole table: put it before the first section")
@_documentation(visibility: internal)
extension SectionOptions {
  public func keyboardBar(_ isShown: Bool) -> Self { neverCalled() }
  public func confirmsUnsavedChanges<Model>(of draft: FormDraft<Model>) -> Self { neverCalled() }
}

@available(*, unavailable, message: "Put this step after a row, or before the first section for all rows")
@_documentation(visibility: internal)
extension SectionOptions {
  public func readOnly<Model>(
    when draft: FormDraft<Model>, @OneValue<Bool> _ condition: @escaping (FormDraft<Model>) -> Bool
  ) -> Self { neverCalled() }
}

@available(
  *, unavailable,
  message: "A form can't have a placeholder: put this step before the first section, or into a section with .data"
)
@_documentation(visibility: internal)
extension RowOptions {
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> Self { neverCalled() }
}

@available(*, unavailable, message: "Hold the owner weakly: write by: weakSelf")
@_documentation(visibility: internal)
extension RowOptions {
  public func onSelect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
}
