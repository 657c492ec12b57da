public import Foundation
import UIKit

extension RowStart {
  /// Sets the closure that shows the row's content in its cell.
  ///
  /// TableMaker calls it again when a draft's value that it has read changes. Use this step once in each row.
  /// - Parameter body: A closure that receives the cell.
  public func adapter(@ClosureWithoutReturn _ body: @escaping (Cell) -> Void) -> ReadyRow<Cell> {
    filled { (cell: Cell, _) in body(cell) }
  }

  /// Binds a control of the cell to a field of a draft, in both directions.
  ///
  /// The user's change is in the draft immediately, and other rows of the same field show it. A change in code appears
  /// in the control. The binding belongs to the cell, and ends when the cell is reused for another row. Use this step
  /// once in each row.
  /// - Parameters:
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - control: The control in the cell, or a view of it, such as `\.stepper.wholeNumbers`.
  ///   - show: A closure that shows the value in the rest of the cell, called when the value changes.
  public func bind<Model, Control: ValueControl>(
    _ field: WritableKeyPath<Model, Control.Value>, of draft: FormDraft<Model>, to control: KeyPath<Cell, Control>,
    _ show: ((Cell, Control.Value) -> Void)? = nil
  ) -> FieldRow<Cell, Control.Value> {
    bound(to: field, of: draft, { (cell: Cell) in cell[keyPath: control] }, show)
  }

  /// Binds a text of the cell to a field of a draft with a format, in both directions.
  ///
  /// TableMaker parses the text after each character. If the text isn't a valid value, it stays in the control, a
  /// message appears below the row, and the draft keeps its value. When the user leaves the row, TableMaker formats the
  /// value again. Use this step once in each row.
  /// - Parameters:
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - control: The text field or text view in the cell.
  ///   - format: The format of the value, such as `.number` or `.currency(code: "EUR")`.
  ///   - show: A closure that shows the value in the rest of the cell, called when the value changes.
  public func bind<Model, Value, Control: ValueControl, Format: ParseableFormatStyle>(
    _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, to control: KeyPath<Cell, Control>,
    format: Format,
    _ show: ((Cell, Value) -> Void)? = nil
  ) -> FieldRow<Cell, Value>
  where Control.Value == String, Format.FormatInput == Value, Format.FormatOutput == String {
    // A format that can be parsed always has a text.
    let typed = TypedText(format) ?? TypedText(text: { format.format($0) }, value: { _ in nil })
    return bound(to: field, of: draft, { (cell: Cell) in cell[keyPath: control] }, typed, show)
  }

  func bound<Model, Own: UITableViewCell, Control: ValueControl>(
    to field: WritableKeyPath<Model, Control.Value>, of draft: FormDraft<Model>,
    _ control: @escaping @MainActor (Own) -> Control,
    prepare: @escaping @MainActor (Own, FormRow) -> Void = { _, _ in }, _ show: ((Own, Control.Value) -> Void)?
  ) -> FieldRow<Cell, Control.Value> {
    var form = _form
    form.changeLast { settings in
      settings.field = FormField(field, of: draft)
      settings.isTyped = Control.isTyped
      let kind: DraftHistory<Model>.Kind = Control.changesContinuously ? .continuous : .single
      settings.fill = { cell, row in
        guard let cell = cell as? Own else { return false }
        prepare(cell, row)
        let own = control(cell)
        // Marked text changes the row's height, although it isn't in the draft yet.
        let shown = cell.isMeasuring ? (row.binding?.cell as? Own).map(control) : nil
        let value = shown.flatMap { $0.isComposing ? $0.controlValue : nil } ?? draft[field]
        if !own.isComposing, isSame(own.controlValue, value) != true { own.controlValue = value }
        own.show(isEnabled: row.isEnabled)
        show?(cell, value)
        let refresh: @MainActor () -> Void = { [weak cell, weak row, weak draft] in
          guard let cell, let row, row.isThere, let draft else { return }
          let (own, value) = (control(cell), draft[field])
          if isSame(own.controlValue, value) != true { own.controlValue = value }
        }
        row.bind(own, of: cell, refresh: refresh) { [weak cell, weak row, weak draft] in
          guard let cell, let row, row.isThere, let draft else { return }
          let own = control(cell)
          guard !own.isComposing else {
            if own.growsWithText { row.grow() }
            return
          }
          let written = own.controlValue
          row.writing { draft.write(written, at: field, kind) }
          guard row.isThere else { return }
          // A closure that handles the change can change the value.
          let value = draft[field]
          if isSame(own.controlValue, value) == false { own.controlValue = value }
          show?(cell, value)
          if own.growsWithText { row.grow() }
        }
        return true
      }
    }
    return FieldRow(_form: form, value: { draft[field] })
  }

  func bound<Model, Value, Own: UITableViewCell, Control: ValueControl>(
    to field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>,
    _ control: @escaping @MainActor (Own) -> Control,
    _ typed: TypedText<Value>, prepare: @escaping @MainActor (Own, FormRow) -> Void = { _, _ in },
    _ show: ((Own, Value) -> Void)?
  ) -> FieldRow<Cell, Value> where Control.Value == String {
    var form = _form
    form.changeLast { settings in
      settings.field = FormField(field, of: draft)
      settings.isTyped = Control.isTyped
      settings.isParsed = true
      settings.valueText = { ($0 as? Value).map(typed.text) ?? "\($0)" }
      settings.fill = { cell, row in
        guard let cell = cell as? Own else { return false }
        prepare(cell, row)
        let own = control(cell)
        let value = draft[field]
        // Keeps text that the user is editing or that's invalid.
        if !own.controlView.isFirstResponder || cell.isMeasuring {
          let text = row.unreadable?.typed ?? typed.text(value)
          if own.controlValue != text { own.controlValue = text }
        }
        own.show(isEnabled: row.isEnabled)
        show?(cell, value)
        let refresh: @MainActor () -> Void = { [weak cell, weak row, weak draft] in
          guard let cell, let row, row.isThere, let draft else { return }
          row.read(nil)
          control(cell).controlValue = typed.text(draft[field])
        }
        row.bind(own, of: cell, refresh: refresh) { [weak cell, weak row, weak draft] in
          guard let cell, let row, row.isThere, let draft else { return }
          let own = control(cell)
          guard !own.isComposing else { return }
          let text = own.controlValue
          if let value = typed.value(text) {
            row.read(nil)
            row.writing { draft.write(value, at: field, .continuous) }
            guard row.isThere else { return }
            if !own.controlView.isFirstResponder { own.controlValue = typed.text(draft[field]) }
          } else {
            row.read(FormRow.Unreadable(typed: text, message: InterfaceText.unreadable.text))
          }
          show?(cell, draft[field])
        }
        return true
      }
    }
    return FieldRow(_form: form, value: { draft[field] })
  }
}

extension ValueControl {
  /// A Boolean value that indicates whether the user types into the control.
  static var isTyped: Bool {
    if Value.self == String.self || Value.self == String?.self { return true }
    if self is UITextField.Type || self is UITextView.Type { return true }
    return (self as? any ConvertingControl.Type)?.isTypedInto == true
  }

  /// A Boolean value that indicates whether the control's height depends on its text, so each change measures its row
  /// again.
  var growsWithText: Bool { (controlView as? UITextView)?.isScrollEnabled == false }

  func show(isEnabled: Bool) {
    if let control = controlView as? UIControl, control.isEnabled != isEnabled { control.isEnabled = isEnabled }
    if let text = controlView as? UITextView, text.isEditable != isEnabled { text.isEditable = isEnabled }
  }
}
