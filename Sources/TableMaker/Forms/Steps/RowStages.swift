public import UIKit

/// A section to which you can add rows of a form: one without items, or one with rows.
@preconcurrency @MainActor public protocol RowAdding: SectionOptions {
  /// The section's rows; for the package.
  var _form: _Form { get }
}

extension SectionStart: RowAdding {
  /// A form without rows; for the package.
  public var _form: _Form { _Form(_configuration) }
}

/// A row of a form, with the steps that apply to it.
@preconcurrency @MainActor public protocol RowOptions: SectionOptions {
  /// The section's rows, with this one last; for the package.
  var _form: _Form { get set }
}

extension RowOptions {
  /// The settings of the section's steps so far; for the package.
  public var _configuration: _SectionConfiguration {
    get { _form.configuration }
    set { _form.configuration = newValue }
  }

  func changedRow(withParts: Bool = false, _ change: (inout FormRowSettings) -> Void) -> Self {
    var copy = self
    copy._form.changeLast(withParts: withParts, change)
    return copy
  }
}

/// A row without content yet: `.row(C.self)`.
@preconcurrency @MainActor public struct RowStart<Cell: UITableViewCell>: RowOptions {
  /// The section's rows; for the package.
  public var _form: _Form
}

/// A finished row that shows a field of a draft.
@preconcurrency @MainActor public struct FieldRow<Cell: UITableViewCell, Value>: RowOptions, RowAdding, Finished {
  /// The section's rows; for the package.
  public var _form: _Form
  /// Returns the field's value.
  let value: @MainActor () -> Value

  /// The section, with the chain before it; for the package.
  public var _closed: _ClosedChain { _form.closed }
}

/// A finished row without a field.
@preconcurrency @MainActor public struct ReadyRow<Cell: UITableViewCell>: RowOptions, RowAdding, Finished {
  /// The section's rows; for the package.
  public var _form: _Form

  /// The section, with the chain before it; for the package.
  public var _closed: _ClosedChain { _form.closed }
}

extension RowAdding {
  /// Adds a row with a custom cell class.
  ///
  /// Follow it with `bind` or `adapter`, which set the cell's content. TableMaker measures the row with its cell's
  /// constraints, unless the row or its section has a `height`.
  ///
  /// ```swift
  /// .section("who")
  /// .row(TextFieldCell.self).bind(\.name, of: draft, to: \.textField)
  /// .row(SwitchCell.self, named: "jackets").bind(\.wantsJackets, of: draft, to: \.toggle)
  /// ```
  /// - Parameters:
  ///   - cell: The cell class. TableMaker registers it; rows with the same class share their cells.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func row<Cell: UITableViewCell>(
    _ cell: Cell.Type, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> RowStart<Cell> {
    let location = CallSite(file: file, line: line)
    return RowStart(_form: _form.adding([FormRowSettings(cell, named: name, at: location)]))
  }
}
