public import UIKit

extension RowAdding {
  /// Adds a row with a title and a switch.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func toggle<Model>(
    _ title: String, _ field: WritableKeyPath<Model, Bool>, of draft: FormDraft<Model>, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Bool> {
    ready(ToggleFormCell.self, name, file, line).bound(
      to: field, of: draft, { (cell: ToggleFormCell) in cell.toggle },
      prepare: { cell, row in cell.prepare(title, isEnabled: row.isEnabled) }, nil)
  }

  /// Adds a row with a title and a segmented control.
  ///
  /// If the title and the control don't fit next to each other, the control is below the title.
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - choices: The values in order. If the field has another value, no segment is selected.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - segment: A closure that returns the title of a value's segment.
  public func segmentedControl<Model, Value: Equatable>(
    _ title: String, _ field: WritableKeyPath<Model, Value>, of draft: FormDraft<Model>, among choices: [Value],
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @OneValue<String> _ segment: @escaping (Value) -> String
  ) -> FieldRow<UITableViewCell, Value> {
    let titles = choices.map(segment)
    return ready(SegmentsFormCell.self, name, file, line).bound(
      to: field, of: draft,
      { [weak draft] (cell: SegmentsFormCell) in
        ConvertedControl(
          cell.segments,
          read: { number in
            if choices.indices.contains(number) { return choices[number] }
            return draft?[field] ?? choices[0]
          },
          write: { value in choices.firstIndex(of: value) ?? UISegmentedControl.noSegment })
      },
      prepare: { cell, row in cell.prepare(title, titles, isEnabled: row.isEnabled) },
      // If the draft's value isn't among the choices, `noSegment` represents it.
      { cell, value in
        let number = choices.firstIndex(of: value) ?? UISegmentedControl.noSegment
        if cell.segments.selectedSegmentIndex != number { cell.segments.selectedSegmentIndex = number }
      })
  }

  // MARK: Without a field

  /// Adds a row with a title and a read-only text from a draft.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - draft: The draft.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - text: A key path, such as `\.name`, or a closure that returns the text. TableMaker reads it again when a value
  ///     that it has read changes.
  public func value<Model>(
    _ title: String, of draft: FormDraft<Model>, named name: String? = nil, file: StaticString = #fileID,
    line: UInt = #line, @OneValue<String> _ text: @escaping (FormDraft<Model>) -> String
  ) -> ReadyRow<UITableViewCell> {
    ready(ValueFormCell.self, name, file, line).filled { (cell: ValueFormCell, row) in
      cell.prepare(title, text(draft), isEnabled: row.isEnabled)
    }
  }

  /// Adds a row that's a button.
  ///
  /// Use `onSelect` to set its action.
  /// - Parameters:
  ///   - title: The title.
  ///   - isDestructive: A Boolean value that indicates whether the action is destructive, and its title red.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func button(
    _ title: String, isDestructive: Bool = false, named name: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> ReadyRow<UITableViewCell> {
    action(title, isDestructive ? .destructive : .button, ready(ActionFormCell.self, name, file, line))
  }

  /// Adds a row with a disclosure indicator that opens another page.
  ///
  /// Use `onSelect` to open the page.
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func link(
    _ title: String, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> ReadyRow<UITableViewCell> {
    action(title, .link, ready(ActionFormCell.self, name, file, line))
  }

  private func action(
    _ title: String, _ look: ActionFormCell.Look, _ row: RowStart<UITableViewCell>
  ) -> ReadyRow<UITableViewCell> {
    row.filled { (cell: ActionFormCell, row) in cell.prepare(title, look, isEnabled: row.isEnabled) }
  }
}

extension RowStart {
  /// Fills the row's cells with a closure.
  func filled<Own: UITableViewCell>(_ fill: @escaping @MainActor (Own, FormRow) -> Void) -> ReadyRow<Cell> {
    var form = _form
    form.changeLast { settings in
      settings.fill = { cell, row in
        guard let cell = cell as? Own else { return false }
        fill(cell, row)
        return true
      }
    }
    return ReadyRow(_form: form)
  }
}
