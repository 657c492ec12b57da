public import UIKit

/// A stage of a section to which rows of a form can be added: one that has just begun, or one with rows.
@MainActor public protocol RowAdding: SectionOptions {
  /// The section's rows; for the package.
  var _form: _Form { get }
}

extension SectionStart: RowAdding {
  /// No rows yet; for the package.
  public var _form: _Form { _Form(_configuration) }
}

/// A row of a form, whose own steps follow.
@MainActor public protocol RowOptions: SectionOptions {
  /// The section's rows, this one the last; for the package.
  var _form: _Form { get set }
}

extension RowOptions {
  /// The settings that the section's steps have made so far; for the package.
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

/// `.row(C.self)`: nothing is said yet of what its cell shows.
@MainActor public struct RowStart<Cell: UITableViewCell>: RowOptions {
  /// The section's rows; for the package.
  public var _form: _Form
}

/// A row that shows a field of a draft. It may end.
@MainActor public struct FieldRow<Cell: UITableViewCell, Value>: RowOptions, RowAdding, Finished {
  /// The section's rows; for the package.
  public var _form: _Form
  /// Returns the field's value.
  let value: @MainActor () -> Value

  /// The section with the chain before it; for the package.
  public var _closed: _ClosedChain { _form.closed }
}

/// A row that lacks nothing. It may end.
@MainActor public struct ReadyRow<Cell: UITableViewCell>: RowOptions, RowAdding, Finished {
  /// The section's rows; for the package.
  public var _form: _Form

  /// The section with the chain before it; for the package.
  public var _closed: _ClosedChain { _form.closed }
}

extension RowAdding {
  /// Adds a row with a cell of its own class. Say next what the cell shows: `field` or `adapter`.
  ///
  /// A row is measured by its cell's constraints, unless it, or its section, has a `height`.
  ///
  /// ```swift
  /// .section("who")
  /// .row(TextFieldCell.self).field(\.name, of: draft, in: \.textField)
  /// .row(SwitchCell.self, named: "jackets").field(\.wantsJackets, of: draft, in: \.toggle)
  /// ```
  /// - Parameters:
  ///   - cell: The class. It is registered for you; rows of one class share their cells.
  ///   - name: What the app finds the row by.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func row<Cell: UITableViewCell>(
    _ cell: Cell.Type, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> RowStart<Cell> {
    let place = CallSite(file: file, line: line)
    return RowStart(_form: _form.adding([FormRowSettings(cell, named: name, at: place)]))
  }
}
