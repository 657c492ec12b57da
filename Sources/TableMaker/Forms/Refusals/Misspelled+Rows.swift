public import Foundation
public import UIKit

// Rows written without their capitals: the compiler then names the step.

extension RowAdding {
  /// Write `textField`.
  @available(*, unavailable, renamed: "textField")
  public func textfield<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: Draft<Model>
  ) -> FieldRow<UITableViewCell, String> { neverCalled() }
  /// Write `secureField`.
  @available(*, unavailable, renamed: "secureField")
  public func securefield<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: Draft<Model>
  ) -> FieldRow<UITableViewCell, String> { neverCalled() }
  /// Write `textView`.
  @available(*, unavailable, renamed: "textView")
  public func textview<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: Draft<Model>
  ) -> FieldRow<UITableViewCell, String> { neverCalled() }
  /// Write `numberField`.
  @available(*, unavailable, renamed: "numberField")
  public func numberfield<Model, Value, Format: ParseableFormatStyle>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: Draft<Model>, format: Format
  ) -> FieldRow<UITableViewCell, Value> where Format.FormatInput == Value, Format.FormatOutput == String {
    neverCalled()
  }
}

extension RowAdding {
  /// Write `datePicker`.
  @available(*, unavailable, renamed: "datePicker")
  public func datepicker<Model>(
    _ title: String, _ field: WritableKeyPath<Model, Date>, of draft: Draft<Model>, parts: DateParts = .date,
    style: DateRowStyle = .compact, from first: Date? = nil, to last: Date? = nil, every minutes: Int = 1
  ) -> FieldRow<UITableViewCell, Date> { neverCalled() }
}

extension RowAdding {
  /// Write `choicePage`.
  @available(*, unavailable, renamed: "choicePage")
  public func choicepage<Model, Value: Equatable>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: Draft<Model>, among choices: [Value],
    @OneValue<String> _ text: @escaping (Value) -> String
  ) -> FieldRow<UITableViewCell, Value> { neverCalled() }
  /// Write `choicesPage`.
  @available(*, unavailable, renamed: "choicesPage")
  public func choicespage<Model, Value: Hashable>(
    _ title: String, _ field: WritableKeyPath<Model, Set<Value>>, of draft: Draft<Model>, among choices: [Value],
    @OneValue<String> _ text: @escaping (Value) -> String
  ) -> FieldRow<UITableViewCell, Set<Value>> { neverCalled() }
}

extension DataSource {
  /// Write `keyboardBar`.
  @available(*, unavailable, renamed: "keyboardBar")
  public func keyboardbar(_ isShown: Bool) -> DataSource { neverCalled() }
  /// Write `guardsLeaving`.
  @available(*, unavailable, renamed: "guardsLeaving")
  public func guardsleaving<Model>(of draft: Draft<Model>) -> DataSource { neverCalled() }
  /// Write `readOnly(when:_:)`.
  @available(*, unavailable, renamed: "readOnly(when:_:)")
  public func readonly<Model>(
    when draft: Draft<Model>, @OneValue<Bool> _ condition: @escaping (Draft<Model>) -> Bool
  ) -> DataSource { neverCalled() }
}

extension RowOptions {
  /// Write `readOnly(when:_:)`.
  @available(*, unavailable, renamed: "readOnly(when:_:)")
  public func readonly<Model>(
    when draft: Draft<Model>, @OneValue<Bool> _ condition: @escaping (Draft<Model>) -> Bool
  ) -> Self { neverCalled() }
  /// Write `onSelect(_:)`.
  @available(*, unavailable, renamed: "onSelect(_:)")
  public func onselect(@ClosureWithoutReturn _ body: @escaping () throws -> Void) -> Self { neverCalled() }
  /// Write `onSelect(with:_:)`.
  @available(*, unavailable, renamed: "onSelect(with:_:)")
  public func onselect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onSelect(by:_:)`.
  @available(*, unavailable, renamed: "onSelect(by:_:)")
  public func onselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
}

extension SectionOptions {
  /// Write `footerTitles(of:_:)`.
  @available(*, unavailable, renamed: "footerTitles(of:_:)")
  public func footertitles<Model>(
    of draft: Draft<Model>, @OneValue<String?> _ title: @escaping (Draft<Model>) -> String?
  ) -> Self { neverCalled() }
}
