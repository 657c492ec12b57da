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
  ///   - returnKeyType: The type of the return key, which always moves to the next row; `nil` for Next, or Done in the
  ///     last row.
  ///   - autocorrectionType: The automatic correction of typed words.
  ///   - spellCheckingType: The marking of misspelled words.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func textField<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, placeholder: String? = nil,
    contentType: UITextContentType? = nil, keyboard: UIKeyboardType = .default,
    capitalization: UITextAutocapitalizationType = .sentences, returnKeyType: UIReturnKeyType? = nil,
    autocorrectionType: UITextAutocorrectionType = .default, spellCheckingType: UITextSpellCheckingType = .default,
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    var look = TextRowLook(placeholder: placeholder, contentType: contentType, keyboard: keyboard)
    look.capitalization = keyboard == .emailAddress || keyboard == .URL ? .none : capitalization
    look.returnKeyType = returnKeyType
    (look.autocorrection, look.spellChecking) = (autocorrectionType, spellCheckingType)
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
  ///   - returnKeyType: The type of the return key, which always moves to the next row; `nil` for Next, or Done in the
  ///     last row.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func secureField<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, placeholder: String? = nil,
    contentType: UITextContentType? = .password, returnKeyType: UIReturnKeyType? = nil, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    var look = TextRowLook(placeholder: placeholder, contentType: contentType, isSecure: true, capitalization: .none)
    look.returnKeyType = returnKeyType
    return text(title, field, of: draft, look, ready(TextFieldFormCell.self, name, file, line))
  }

  private func text<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, _ look: TextRowLook,
    _ row: RowStart<UITableViewCell>
  ) -> FieldRow<UITableViewCell, String> {
    let bound = row.bound(
      to: field, of: draft, { (cell: TextFieldFormCell) in cell.field },
      prepare: { cell, row in cell.prepare(title, look, isEnabled: row.isEnabled) }, nil)
    return bound.changedRow { $0.returnKeyType = look.returnKeyType }
  }

  /// Adds a row with a title and a multiline text below it, which the row grows with.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: The text to show while the field is empty.
  ///   - capitalization: The automatic capitalization.
  ///   - autocorrectionType: The automatic correction of typed words.
  ///   - spellCheckingType: The marking of misspelled words.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func textView<Model>(
    _ title: String, _ field: WritableKeyPath<Model, String>, of draft: FormDraft<Model>, placeholder: String? = nil,
    capitalization: UITextAutocapitalizationType = .sentences,
    autocorrectionType: UITextAutocorrectionType = .default, spellCheckingType: UITextSpellCheckingType = .default,
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, String> {
    var look = TextRowLook(placeholder: placeholder, capitalization: capitalization)
    (look.autocorrection, look.spellChecking) = (autocorrectionType, spellCheckingType)
    return ready(TextViewFormCell.self, name, file, line).bound(
      to: field, of: draft, { (cell: TextViewFormCell) in cell.text },
      prepare: { cell, row in cell.prepare(title, look, isEnabled: row.isEnabled) }
    ) { cell, _ in cell.showPlaceholder() }
  }
}
