public import Foundation
public import UIKit

// Ready-made rows, in UIKit's look: a title, and what shows the value beside it, or below it at large text sizes.

extension RowAdding {
  /// Begins a ready-made row.
  func ready(
    _ cell: UITableViewCell.Type, _ name: String?, _ file: StaticString, _ line: UInt
  ) -> RowStart<UITableViewCell> {
    RowStart(_form: _form.adding([FormRowSettings(cell, named: name, at: CallSite(file: file, line: line))]))
  }

  /// Adds a row with a title and a text that the user types.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: What stands there while there is no text.
  ///   - contentType: What the text means, so that the system offers it.
  ///   - keyboard: The keyboard that suits it.
  ///   - capitalization: Which letters begin as capitals; none of an email address or a URL by themselves.
  ///   - name: What the app finds the row by.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func textField<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: Draft<Model>, placeholder: String? = nil,
    contentType: UITextContentType? = nil, keyboard: UIKeyboardType = .default,
    capitalization: UITextAutocapitalizationType = .sentences, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    var look = TextRowLook(placeholder: placeholder, contentType: contentType, keyboard: keyboard)
    look.capitalization = keyboard == .emailAddress || keyboard == .URL ? .none : capitalization
    return text(title, field, of: draft, look, ready(TextFieldFormCell.self, name, file, line))
  }

  /// Adds a row with a title and a text that is not seen, such as a password.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: What stands there while there is no text.
  ///   - contentType: What the text means, so that the system offers it.
  ///   - name: What the app finds the row by.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func secureField<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: Draft<Model>, placeholder: String? = nil,
    contentType: UITextContentType? = .password, named name: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    let look = TextRowLook(placeholder: placeholder, contentType: contentType, isSecure: true, capitalization: .none)
    return text(title, field, of: draft, look, ready(TextFieldFormCell.self, name, file, line))
  }

  private func text<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: Draft<Model>, _ look: TextRowLook,
    _ row: RowStart<UITableViewCell>
  ) -> FieldRow<UITableViewCell, String> {
    row.bound(
      to: field, of: draft, { (cell: TextFieldFormCell) in cell.field },
      prepare: { cell, row in cell.prepare(title, look, isEnabled: row.isEnabled) }, nil)
  }

  /// Adds a row with a title and a value that is typed as a text: a number, an amount of money.
  ///
  /// What is typed and cannot be read is told below the row, and the draft keeps the value that it has.
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - format: How the value is written and read: `.number`, `.currency(code: "EUR")`.
  ///   - placeholder: What stands there while there is no text.
  ///   - keyboard: The keyboard that suits it.
  ///   - name: What the app finds the row by.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func numberField<Model, Value, Format: ParseableFormatStyle>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: Draft<Model>, format: Format,
    placeholder: String? = nil, keyboard: UIKeyboardType = .decimalPad, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> where Format.FormatInput == Value, Format.FormatOutput == String {
    let look = TextRowLook(placeholder: placeholder, keyboard: keyboard, capitalization: .none)
    return ready(TextFieldFormCell.self, name, file, line).bound(
      to: field, of: draft, { (cell: TextFieldFormCell) in cell.field }, format,
      prepare: { cell, row in cell.prepare(title, look, isEnabled: row.isEnabled) }, nil)
  }

  /// Adds a row with a title, and below it a text of several lines. The row grows with it.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: What stands there while there is no text.
  ///   - name: What the app finds the row by.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func textView<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: Draft<Model>, placeholder: String? = nil,
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    ready(TextViewFormCell.self, name, file, line).bound(
      to: field, of: draft, { (cell: TextViewFormCell) in cell.text },
      prepare: { cell, row in cell.prepare(title, placeholder: placeholder, isEnabled: row.isEnabled) }
    ) { cell, _ in cell.showPlaceholder() }
  }
}
