public import Foundation
public import UIKit

/// What of a date the user chooses in a row.
public enum DateParts: Sendable {
  /// The day.
  case date
  /// The hour and the minute; the day stays as it is.
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

/// How a date is chosen in a row.
public enum DateRowStyle: Sendable {
  /// A tap on the date opens a calendar above the table, a tap on the time wheels.
  case compact
  /// A tap on the row unfolds a calendar below it, or wheels for a time, and folds it again.
  case unfolding
}

extension RowAdding {
  /// Adds a row with a title and a date.
  ///
  /// A date outside the bounds is told below the row, at once: the control shows the nearer bound, and the draft keeps what it has until the user
  /// chooses another.
  ///
  /// ```swift
  /// .datePicker("When", \.date, of: draft, from: .now)
  /// .datePicker("Alarm", \.alarm, of: draft, parts: .time, style: .unfolding, every: 15)
  /// ```
  /// - Parameters:
  ///   - title: The title.
  ///   - field: The field.
  ///   - draft: The draft.
  ///   - parts: What of the date is chosen.
  ///   - style: How it is chosen.
  ///   - first: The first moment that can be chosen; nil for any.
  ///   - last: The last moment that can be chosen; nil for any.
  ///   - minutes: The minutes between two times that can be chosen: from 1 to 30, and a divisor of 60.
  ///   - name: What the app finds the row by.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func datePicker<Model>(
    _ title: String, _ field: WritableKeyPath<Model, Date>, of draft: Draft<Model>, parts: DateParts = .date,
    style: DateRowStyle = .compact, from first: Date? = nil, to last: Date? = nil, every minutes: Int = 1,
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldRow<UITableViewCell, Date> {
    let place = CallSite(file: file, line: line)
    var problems: [Diagnostic.Form] = []
    let isCrossed = first.flatMap { first in last.map { first > $0 } } ?? false
    if isCrossed, let first, let last {
      problems.append(.crossedDates(title: title, first: first.formatted(), last: last.formatted()))
    }
    let isDivisor = (1...30).contains(minutes) && 60 % minutes == 0
    if !isDivisor { problems.append(.invalidMinutes(minutes, title: title)) }
    let limits = DateLimits(
      parts: parts, first: isCrossed ? nil : first, last: isCrossed ? nil : last, minutes: isDivisor ? minutes : 1)
    let cell: UITableViewCell.Type = style == .compact ? CompactDateFormCell.self : FoldedDateFormCell.self
    let start = ready(cell, name, file, line)
    var row =
      style == .compact
      ? start.bound(
        to: field, of: draft, { (cell: CompactDateFormCell) in cell.picker },
        prepare: { cell, row in cell.prepare(title, limits, isEnabled: row.isEnabled) }, nil)
      : start.unfolding(title, field, of: draft, limits, at: place)
    row._form.changeLast { settings in settings.misfit = { limits.mistake(in: draft[field]) } }
    for problem in problems { row._form.configuration.problems.append(.form(problem, at: place)) }
    return row
  }
}

extension RowStart where Cell == UITableViewCell {
  /// Has the row show a date, and be followed by one that changes it.
  fileprivate func unfolding<Model>(
    _ title: String, _ field: WritableKeyPath<Model, Date>, of draft: Draft<Model>, _ limits: DateLimits,
    at place: CallSite
  ) -> FieldRow<UITableViewCell, Date> {
    let calendar = RowStart(_form: _form.adding([FormRowSettings(UnfoldedDateFormCell.self, at: place)]))
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
