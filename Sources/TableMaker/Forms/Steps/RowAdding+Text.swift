public import Foundation
public import UIKit

// Ready-made rows in UIKit's style. They show a title, and the value next to it, or below it at accessibility text
// sizes.

extension RowAdding {
  /// Begins a ready-made row.
  func ready(
    _ cell: UITableViewCell.Type, _ name: String?, _ file: StaticString, _ line: UInt
  ) -> RowStart<UITableViewCell> {
    RowStart(_form: _form.adding([FormRowSettings(cell, named: name, at: CallSite(file: file, line: line))]))
  }

  /// Adds a row with a title and a text field.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: The text to show while the field is empty.
  ///   - contentType: The meaning of the text, so the system can suggest it.
  ///   - keyboard: The keyboard type.
  ///   - capitalization: The automatic capitalization, which TableMaker turns off for the email address and URL
  ///     keyboards.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func textField<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, placeholder: String? = nil,
    contentType: UITextContentType? = nil, keyboard: UIKeyboardType = .default,
    capitalization: UITextAutocapitalizationType = .sentences, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    var look = TextRowLook(placeholder: placeholder, contentType: contentType, keyboard: keyboard)
    look.capitalization = keyboard == .emailAddress || keyboard == .URL ? .none : capitalization
    return text(title, field, of: draft, look, ready(TextFieldFormCell.self, name, file, line))
  }

  /// Adds a row with a title and a text field that hides its text, such as for a password.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: The text to show while the field is empty.
  ///   - contentType: The meaning of the text, so the system can suggest it.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func secureField<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, placeholder: String? = nil,
    contentType: UITextContentType? = .password, named name: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    let look = TextRowLook(placeholder: placeholder, contentType: contentType, isSecure: true, capitalization: .none)
    return text(title, field, of: draft, look, ready(TextFieldFormCell.self, name, file, line))
  }

  private func text<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, _ look: TextRowLook,
    _ row: RowStart<UITableViewCell>
  ) -> FieldRow<UITableViewCell, String> {
    row.bound(
      to: field, of: draft, { (cell: TextFieldFormCell) in cell.field },
      prepare: { cell, row in cell.prepare(title, look, isEnabled: row.isEnabled) }, nil)
  }

  /// Adds a row with a title and a text field for a formatted value, such as a number or an amount of money.
  ///
  /// If the text isn't a valid value, it stays in the field and a message appears below the row. The draft keeps its
  /// value.
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - format: The format of the value, such as `.number` or `.currency(code: "EUR")`.
  ///   - placeholder: The text to show while the field is empty.
  ///   - keyboard: The keyboard type.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func numberField<Model, Value, Format: ParseableFormatStyle>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, format: Format,
    placeholder: String? = nil, keyboard: UIKeyboardType = .decimalPad, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> where Format.FormatInput == Value, Format.FormatOutput == String {
    let look = TextRowLook(placeholder: placeholder, keyboard: keyboard, capitalization: .none)
    return ready(TextFieldFormCell.self, name, file, line).bound(
      to: field, of: draft, { (cell: TextFieldFormCell) in cell.field }, format,
      prepare: { cell, row in cell.prepare(title, look, isEnabled: row.isEnabled) }, nil)
  }

  /// Adds a row with a title and a multiline text below it, which the row grows with.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: The text to show while the field is empty.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func textView<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, placeholder: String? = nil,
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    ready(TextViewFormCell.self, name, file, line).bound(
      to: field, of: draft, { (cell: TextViewFormCell) in cell.text },
      prepare: { cell, row in cell.prepare(title, placeholder: placeholder, isEnabled: row.isEnabled) }
    ) { cell, _ in cell.showPlaceholder() }
  }
}
