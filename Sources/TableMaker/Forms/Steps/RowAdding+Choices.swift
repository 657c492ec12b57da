public import UIKit

extension RowAdding {
  // MARK: A row for each value

  /// Adds a row for each value; tapping a row chooses its value, which has a checkmark.
  ///
  /// The following steps apply to all of these rows. To show many values, use `picker`, which has a separate page.
  /// - Parameters:
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - choices: The values in order.
  ///   - name: The name by which you find the rows. You hide, move, and remove them together.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - title: A closure that returns the title of a value's row.
  public func inlinePicker<Model, Value: Equatable>(
    _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, among choices: [Value],
    named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line, @OneValue<String> _ title: @escaping (Value) -> String
  ) -> FieldRow<UITableViewCell, Value> {
    let rows = choices.map { choice in
      row(
        title(choice), at: CallSite(file: file, line: line), isChosen: { draft[field] == choice },
        choose: { draft[field] = choice })
    }
    return chosen(rows, field, of: draft, named: name)
  }

  /// Adds a row for each value; tapping a row chooses or deselects its value.
  ///
  /// The following steps apply to all of these rows. To show many values, use `multiPicker`, which has a separate page.
  /// - Parameters:
  ///   - field: The field with the chosen values.
  ///   - draft: The draft.
  ///   - choices: The values in order.
  ///   - name: The name by which you find the rows. You hide, move, and remove them together.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - title: A closure that returns the title of a value's row.
  public func inlineMultiPicker<Model, Value: Hashable>(
    _ field: WritableKeyPath<Model, Set<Value>>, of draft: FormDraft<Model>, among choices: [Value],
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @OneValue<String> _ title: @escaping (Value) -> String
  ) -> FieldRow<UITableViewCell, Set<Value>> {
    let rows = choices.map { choice in
      row(
        title(choice), at: CallSite(file: file, line: line), isChosen: { draft[field].contains(choice) },
        choose: { draft[field].formSymmetricDifference([choice]) })
    }
    return chosen(rows, field, of: draft, named: name)
  }

  /// Adds the rows of a field's values. Their mistake is below the last one.
  private func chosen<Model, Value>(
    _ rows: [FormRowSettings], _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, named name: String?
  ) -> FieldRow<UITableViewCell, Value> {
    var rows = rows
    for index in rows.indices {
      rows[index].field = FormField(field, of: draft)
      rows[index].hasRules = index == rows.count - 1
      rows[index].continuesChoice = index > 0
    }
    if !rows.isEmpty { rows[0].name = name }
    return FieldRow(_form: _form.adding(rows), value: { draft[field] })
  }

  private func row(
    _ title: String, at location: CallSite, isChosen: @escaping @MainActor () -> Bool,
    choose: @escaping @MainActor () -> Void
  ) -> FormRowSettings {
    var settings = FormRowSettings(ActionFormCell.self, at: location)
    settings.tapped = { row in
      choose()
      row.source?.didChoose(by: row)
    }
    settings.fill = { cell, row in
      guard let cell = cell as? ActionFormCell else { return false }
      cell.prepare(title, .choice(isChosen: isChosen()), isEnabled: row.isEnabled)
      return true
    }
    return settings
  }

  // MARK: A separate page

  /// Adds a row with the chosen value, which opens a page with all values where the user chooses one.
  ///
  /// A tap on a value also closes the page. TableMaker pushes the page if the table view's controller is in a
  /// navigation controller, and presents it otherwise.
  ///
  /// ```swift
  /// .picker("Harbour", \.harbour, of: draft, among: harbours) { $0.name }
  /// ```
  /// - Parameters:
  ///   - title: The title of the row and of the page.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - choices: The values in order. If the field has another value, the row shows it, and the page has no checkmark.
  ///   - isSearchable: A Boolean value that indicates whether the page has a search bar; if it's `nil`, the page has
  ///     one for 20 values or more.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - text: A closure that returns the title of a value.
  public func picker<Model, Value: Equatable>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, among choices: [Value],
    isSearchable: Bool? = nil, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @OneValue<String> _ text: @escaping (Value) -> String
  ) -> FieldRow<UITableViewCell, Value> {
    let question = ChoiceQuestion(
      title: title, isSearchable: isSearchable ?? (choices.count >= ChoiceQuestion.manyChoices), isOfOne: true,
      titles: { choices.map(text) },
      marks: {
        let value = draft[field]
        return choices.map { $0 == value }
      },
      choose: { number in draft[field] = choices[number] })
    return ready(ValueFormCell.self, name, file, line).asking(question, field, of: draft) { text(draft[field]) }
  }

  /// Adds a row with the chosen values, which opens a page where the user chooses and deselects values.
  ///
  /// TableMaker pushes the page if the table view's controller is in a navigation controller, and presents it
  /// otherwise.
  ///
  /// ```swift
  /// .multiPicker("On board", \.extras, of: draft, among: Extra.allCases) { $0.name }
  /// ```
  /// - Parameters:
  ///   - title: The title of the row and of the page.
  ///   - field: The field with the chosen values.
  ///   - draft: The draft.
  ///   - choices: The values in order. Other values stay in the field and aren't shown.
  ///   - isSearchable: A Boolean value that indicates whether the page has a search bar; if it's `nil`, the page has
  ///     one for 20 values or more.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - text: A closure that returns the title of a value.
  public func multiPicker<Model, Value: Hashable>(
    _ title: String, _ field: WritableKeyPath<Model, Set<Value>>, of draft: FormDraft<Model>, among choices: [Value],
    isSearchable: Bool? = nil, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @OneValue<String> _ text: @escaping (Value) -> String
  ) -> FieldRow<UITableViewCell, Set<Value>> {
    let question = ChoiceQuestion(
      title: title, isSearchable: isSearchable ?? (choices.count >= ChoiceQuestion.manyChoices), isOfOne: false,
      titles: { choices.map(text) },
      marks: {
        let values = draft[field]
        return choices.map { values.contains($0) }
      },
      choose: { number in draft[field].formSymmetricDifference([choices[number]]) })
    return ready(ValueFormCell.self, name, file, line).asking(question, field, of: draft) {
      let values = draft[field]
      let chosen = choices.filter { values.contains($0) }.map(text)
      return chosen.isEmpty ? InterfaceText.nothingChosen.text : chosen.formatted(.list(type: .and, width: .narrow))
    }
  }
}

extension RowStart where Cell == UITableViewCell {
  /// Shows the chosen values in the row, and opens the page when the user taps it.
  fileprivate func asking<Model, Value>(
    _ question: ChoiceQuestion, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>,
    _ text: @escaping @MainActor () -> String
  ) -> FieldRow<UITableViewCell, Value> {
    var row = filled { (cell: ValueFormCell, row) in
      cell.prepare(question.title, text(), isEnabled: row.isEnabled, opensPage: row.isChangeable)
    }
    row._form.changeLast { settings in
      settings.field = FormField(field, of: draft)
      settings.tapped = { row in ChoicePage.open(question, of: row) }
    }
    return FieldRow(_form: row._form, value: { draft[field] })
  }
}

extension InterfaceText {
  /// The text of a row without a chosen value.
  static let nothingChosen = InterfaceText("None", chinese: "无")
}
