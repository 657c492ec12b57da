public import Foundation
public import UIKit

/// The parts of a date that the user chooses in a row.
public enum DateParts: Sendable {
  /// The day.
  case date
  /// The hour and the minute.
  ///
  /// The day stays the same.
  case time
  /// Both.
  case dateAndTime

  var mode: UIDatePicker.Mode {
    switch self {
    case .date: .date
    case .time: .time
    case .dateAndTime: .dateAndTime
    }
  }
}

/// The ways to choose a date in a row.
public enum DateRowStyle: Sendable {
  /// Tapping the date opens a calendar above the table view; tapping the time opens a time picker.
  case compact
  /// Tapping the row expands a calendar or a time picker below it; another tap collapses it.
  case unfolding
}

extension RowAdding {
  /// Adds a row with a title and a date.
  ///
  /// If the date is outside the bounds, the control shows the nearer bound and a message appears below the row
  /// immediately. The draft keeps its value until the user chooses another one.
  ///
  /// ```swift
  /// .datePicker("When", \.date, of: draft, from: .now)
  /// .datePicker("Alarm", \.alarm, of: draft, parts: .time, style: .unfolding, every: 15)
  /// ```
  /// - Parameters:
  ///   - title: The title.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - parts: The parts of the date that the user chooses.
  ///   - style: The control that the user chooses the date with.
  ///   - first: The earliest date that the user can choose; `nil` for any.
  ///   - last: The latest date that the user can choose; `nil` for any.
  ///   - minutes: The interval between times that the user can choose, in minutes: from 1 to 30, and a divisor of 60.
  ///   - name: The name by which you find the row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func datePicker<Model>(
    _ title: String, _ field: WritableKeyPath<Model, Date>, of draft: FormDraft<Model>, parts: DateParts = .date,
    style: DateRowStyle = .compact, from first: Date? = nil, to last: Date? = nil, every minutes: Int = 1,
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Date> {
    let location = CallSite(file: file, line: line)
    var problems: [Diagnostic] = []
    let isCrossed = first.flatMap { first in last.map { first > $0 } } ?? false
    if isCrossed, let first, let last {
      problems.append(
        .invalidDateRange(title: title, first: first.formatted(), last: last.formatted(), at: location))
    }
    let isDivisor = (1...30).contains(minutes) && 60 % minutes == 0
    if !isDivisor { problems.append(.invalidMinutes(minutes, title: title, at: location)) }
    let limits = DateLimits(
      parts: parts, first: isCrossed ? nil : first, last: isCrossed ? nil : last, minutes: isDivisor ? minutes : 1)
    let cell: UITableViewCell.Type = style == .compact ? CompactDateFormCell.self : FoldedDateFormCell.self
    let start = ready(cell, name, file, line)
    var row =
      style == .compact
      ? start.bound(
        to: field, of: draft, { (cell: CompactDateFormCell) in cell.picker },
        prepare: { cell, row in cell.prepare(title, limits, isEnabled: row.isEnabled) }, nil)
      : start.unfolding(title, field, of: draft, limits, at: location)
    row._form.changeLast { settings in
      settings.misfit = { limits.mistake(in: draft[field]) }
      settings.valueText = { ($0 as? Date).map(limits.text) ?? "\($0)" }
    }
    for problem in problems { row._form.configuration.problems.append(problem) }
    return row
  }
}

extension RowStart where Cell == UITableViewCell {
  /// Shows a date in the row, and adds a part that changes it.
  fileprivate func unfolding<Model>(
    _ title: String, _ field: WritableKeyPath<Model, Date>, of draft: FormDraft<Model>, _ limits: DateLimits,
    at location: CallSite
  ) -> FieldRow<UITableViewCell, Date> {
    let calendar = RowStart(_form: _form.adding([FormRowSettings(UnfoldedDateFormCell.self, at: location)]))
      .bound(
        to: field, of: draft, { (cell: UnfoldedDateFormCell) in cell.picker },
        prepare: { cell, row in cell.prepare(title, limits, isEnabled: row.isEnabled) }, nil)
    var form = _form
    form.changeLast { settings in
      settings.field = FormField(field, of: draft)
      settings.unfolds = true
      settings.fill = { cell, row in
        guard let cell = cell as? FoldedDateFormCell else { return false }
        cell.prepare(title, limits.text(of: draft[field]), isUnfolded: row.isUnfolded, isEnabled: row.isEnabled)
        return true
      }
    }
    var part = calendar._form.lastRows
    for index in part.indices { part[index].isPart = true }
    form.join(part)
    return FieldRow(_form: form, value: { draft[field] })
  }
}
