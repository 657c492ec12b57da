public import Foundation
public import UIKit

// Ready-made rows for numbers of any type. Each step has a form with a format and one without it. The label identifies
// the form, so the type checker never tries both.

extension RowAdding {
  // MARK: Typing

  /// Adds a row with a title and a text field for a number, in the style of the user's language and region.
  ///
  /// If the text isn't a number, or a fraction is typed for a whole number, it stays in the field and a message appears
  /// below the row. The draft keeps its value.
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - placeholder: The text to show while the field is empty.
  ///   - keyboard: The keyboard type.
  ///   - returnKeyType: The type of the return key, which always moves to the next row; `nil` for Next, or Done in the
  ///     last row.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func numberField<Model, Value: FormNumber>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, placeholder: String? = nil,
    keyboard: UIKeyboardType = .decimalPad, returnKeyType: UIReturnKeyType? = nil, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> {
    let look = TextRowLook(
      placeholder: placeholder, keyboard: keyboard, capitalization: .none, returnKeyType: returnKeyType)
    return typed(title, field, of: draft, TypedText(), look, ready(TextFieldFormCell.self, name, file, line))
  }

  /// Adds a row with a title and a text field for a formatted value, such as a number or an amount of money.
  ///
  /// If the text isn't a valid value, it stays in the field and a message appears below the row. The draft keeps its
  /// value. If the format can't parse texts, such as your own format that adds “kg”, TableMaker reads the number in the
  /// text in the style of the user's region. If the value isn't a number either, it reports a diagnostic, and no text is
  /// valid.
  ///
  /// ```swift
  /// .numberField("Price", \.price, of: draft, format: .currency(code: "EUR"))
  /// ```
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - format: The format of the value, such as `.number` or `.currency(code: "EUR")`.
  ///   - placeholder: The text to show while the field is empty.
  ///   - keyboard: The keyboard type.
  ///   - returnKeyType: The type of the return key, which always moves to the next row; `nil` for Next, or Done in the
  ///     last row.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func numberField<Model, Value, Format: FormatStyle>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, format: Format,
    placeholder: String? = nil, keyboard: UIKeyboardType = .decimalPad, returnKeyType: UIReturnKeyType? = nil,
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> where Format.FormatInput == Value, Format.FormatOutput == String {
    let look = TextRowLook(
      placeholder: placeholder, keyboard: keyboard, capitalization: .none, returnKeyType: returnKeyType)
    let text = TypedText(format)
    var row = typed(
      title, field, of: draft, text ?? TypedText(text: { format.format($0) }, value: { _ in nil }), look,
      ready(TextFieldFormCell.self, name, file, line))
    if text == nil {
      let location = CallSite(file: file, line: line)
      row._form.configuration.problems.append(
        .formatWithoutParsing(title: title, format: "\(Format.self)", value: "\(Value.self)", at: location))
    }
    return row
  }

  private func typed<Model, Value>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, _ text: TypedText<Value>,
    _ look: TextRowLook, _ row: RowStart<UITableViewCell>
  ) -> FieldRow<UITableViewCell, Value> {
    let bound = row.bound(
      to: field, of: draft, { (cell: TextFieldFormCell) in cell.field }, text,
      prepare: { cell, row in cell.prepare(title, look, isEnabled: row.isEnabled) }, nil)
    return bound.changedRow { $0.returnKeyType = look.returnKeyType }
  }

  // MARK: Stepping

  /// Adds a row with a title, a number, and a stepper.
  ///
  /// If the value is outside the bounds, the row shows it, the stepper continues from the nearest bound, and TableMaker
  /// reports a diagnostic.
  /// - Parameters:
  ///   - title: The title.
  ///   - field: The field, a number of any type.
  ///   - draft: The draft.
  ///   - bounds: The range of the stepper.
  ///   - step: The amount of a change. If it isn't finite and above zero, it's one, and TableMaker reports a diagnostic.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func stepper<Model, Value: FormNumber>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>,
    in bounds: ClosedRange<Value> = 0...100, step: Value = 1, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> {
    let location = CallSite(file: file, line: line)
    return stepping(title, field, of: draft, bounds, step, name, at: location) { $0._text }
  }

  /// Adds a row with a title, a formatted number, and a stepper.
  ///
  /// If the value is outside the bounds, the row shows it, the stepper continues from the nearest bound, and TableMaker
  /// reports a diagnostic.
  ///
  /// ```swift
  /// .stepper("Discount", \.discount, of: draft, in: 0...0.5, step: 0.05, format: .percent)
  /// ```
  /// - Parameters:
  ///   - title: The title.
  ///   - field: The field, a number of any type.
  ///   - draft: The draft.
  ///   - bounds: The range of the stepper.
  ///   - step: The amount of a change. If it isn't finite and above zero, it's one, and TableMaker reports a diagnostic.
  ///   - format: The format of the number, such as `.percent`.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func stepper<Model, Value: FormNumber, Format: FormatStyle>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>,
    in bounds: ClosedRange<Value> = 0...100, step: Value = 1, format: Format, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> where Format.FormatInput == Value, Format.FormatOutput == String {
    let location = CallSite(file: file, line: line)
    return stepping(title, field, of: draft, bounds, step, name, at: location) { format.format($0) }
  }

  private func stepping<Model, Value: FormNumber>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, _ bounds: ClosedRange<Value>,
    _ step: Value, _ name: String?, at location: CallSite, _ text: @escaping @MainActor (Value) -> String
  ) -> FieldRow<UITableViewCell, Value> {
    let isUsable = step > 0 && step._double.isFinite
    let range = NumberRange(bounds: bounds, step: isUsable ? step : 1)
    let (least, most) = (bounds.lowerBound._double, bounds.upperBound._double)
    var row = RowStart<UITableViewCell>(
      _form: _form.adding([FormRowSettings(StepperFormCell.self, named: name, at: location)])
    ).bound(
      to: field, of: draft,
      { [weak draft] (cell: StepperFormCell) in
        // The stepper's numbers aren't exact, so only its steps count.
        ConvertedControl(
          cell.stepper,
          read: { number in draft.map { range.number(at: number, from: $0[field]) } ?? Value(_nearest: number) },
          write: { $0._double })
      },
      prepare: { cell, row in
        row.check(draft[field], in: bounds, of: title)
        cell.prepare(title, from: least, to: most, by: range.step._double, isEnabled: row.isEnabled)
      }
    ) { cell, value in cell.show(value._double, as: text(value)) }
    row._form.changeLast { settings in settings.valueText = { ($0 as? Value).map(text) ?? "\($0)" } }
    if !isUsable { row._form.configuration.problems.append(.invalidStep("\(step)", title: title, at: location)) }
    return row
  }

  // MARK: Sliding

  /// Adds a row with a title and a slider.
  ///
  /// The slider changes whole numbers by one. To show the value next to it, pass a format. If the value is outside the
  /// bounds, the slider is at the nearest bound until the user moves it, and TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field, a number of any type.
  ///   - draft: The draft.
  ///   - bounds: The range of the slider.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func slider<Model, Value: FormNumber>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>,
    in bounds: ClosedRange<Value> = 0...1, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> {
    sliding(title, field, of: draft, bounds, ready(SliderFormCell.self, name, file, line), nil)
  }

  /// Adds a row with a title, a slider, and its value as text.
  ///
  /// The slider changes whole numbers by one. If the value is outside the bounds, the row shows it, the slider is at the
  /// nearest bound until the user moves it, and TableMaker reports a diagnostic.
  ///
  /// ```swift
  /// .slider("Volume", \.volume, of: draft, format: .percent.precision(.fractionLength(0)))
  /// ```
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field, a number of any type.
  ///   - draft: The draft.
  ///   - bounds: The range of the slider.
  ///   - format: The format of the value, such as `.percent`.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func slider<Model, Value: FormNumber, Format: FormatStyle>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>,
    in bounds: ClosedRange<Value> = 0...1, format: Format, named name: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> FieldRow<UITableViewCell, Value> where Format.FormatInput == Value, Format.FormatOutput == String {
    sliding(title, field, of: draft, bounds, ready(SliderFormCell.self, name, file, line)) { format.format($0) }
  }

  private func sliding<Model, Value: FormNumber>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, _ bounds: ClosedRange<Value>,
    _ row: RowStart<UITableViewCell>, _ text: (@MainActor (Value) -> String)?
  ) -> FieldRow<UITableViewCell, Value> {
    let (least, most) = (Float(usable: bounds.lowerBound._double), Float(usable: bounds.upperBound._double))
    let ends = text.map { text in [text(bounds.lowerBound), text(bounds.upperBound)] }
    var row = row.bound(
      to: field, of: draft,
      { (cell: SliderFormCell) in
        ConvertedControl(
          cell.slider,
          read: { position in
            if position <= least { return bounds.lowerBound }
            if position >= most { return bounds.upperBound }
            // The shortest description has the digits that were meant: 0.7, and not 0.699999988.
            let number = Value(_nearest: Double("\(position)") ?? Double(position))
            return min(max(number, bounds.lowerBound), bounds.upperBound)
          },
          write: { Float(usable: $0._double) })
      },
      prepare: { cell, row in
        row.check(draft[field], in: bounds, of: title)
        cell.prepare(title, from: least, to: most, ends: ends, isEnabled: row.isEnabled)
      },
      text.map { text in { cell, value in cell.show(text(value)) } })
    if let text {
      row._form.changeLast { settings in settings.valueText = { ($0 as? Value).map(text) ?? "\($0)" } }
    }
    return row
  }
}
