import Foundation

/// The rows of a column in a date picker: the value of each row, and the row of each date. They don't depend on a view.
///
/// Columns of repeating values (hours, minutes, days of a month, months) wrap around because their rows repeat many
/// times.
struct DateWheelRows {
  let column: DateColumn
  let rules: DatePickerRules
  /// The day in the middle of a column of days.
  let anchor: Date
  private let titles: DateFormatter
  private let names: [String]

  private static let turns = 200
  /// The number of days on each side of the middle of a column of days. Assumed: the user can't reach the end.
  private static let days = 100_000

  init(_ column: DateColumn, _ rules: DatePickerRules, around date: Date) {
    self.column = column
    self.rules = rules
    anchor = rules.calendar.startOfDay(for: date)
    let template =
      switch column {
      case .day: "d"
      case .month: "LLLL"
      case .year: "y"
      case .date: "EEEMMMd"
      case .hour: rules.tellsHalvesOfDay ? "h" : "HH"
      case .minute, .half, .countedHours, .countedMinutes: "mm"
      }
    titles = rules.formatter(template)
    names =
      switch column {
      case .month: titles.standaloneMonthSymbols
      case .half: [titles.amSymbol, titles.pmSymbol]
      default: []
      }
  }

  /// The number of distinct rows.
  var period: Int {
    switch column {
    case .day: rules.calendar.maximumRange(of: .day)?.upperBound.advanced(by: -1) ?? 31
    case .month: max(1, names.count)
    case .year: 9999
    case .date: 2 * Self.days
    case .hour, .countedHours: 24
    case .minute, .countedMinutes: 60 / max(1, rules.minuteInterval)
    case .half: 2
    }
  }

  var goesRound: Bool {
    switch column {
    case .year, .date, .half: false
    default: true
    }
  }

  var count: Int { goesRound ? period * Self.turns : period }

  /// Returns the value of a row: the number of a day, month, or year, an hour, a minute, or AM or PM.
  func value(of row: Int) -> Int {
    let place = row % period
    switch column {
    case .day, .month, .year: return place + 1
    case .date: return place - Self.days
    case .minute, .countedMinutes: return place * max(1, rules.minuteInterval)
    case .hour, .half, .countedHours: return place
    }
  }

  /// Returns the row of a date. In a column that wraps around, it's the nearest one to another row.
  func row(of date: Date, near row: Int? = nil) -> Int {
    let calendar = rules.calendar
    let place: Int
    switch column {
    case .date:
      place = (calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0) + Self.days
    case .half: place = calendar.component(.hour, from: date) < 12 ? 0 : 1
    case .day, .month, .year: place = calendar.component(column.unit, from: date) - 1
    case .hour, .countedHours: place = calendar.component(.hour, from: date)
    case .minute, .countedMinutes: place = calendar.component(.minute, from: date) / max(1, rules.minuteInterval)
    }
    let wanted = min(max(place, 0), period - 1)
    guard goesRound else { return wanted }
    guard let row else { return period * (Self.turns / 2) + wanted }
    var way = (wanted - row % period) % period
    if way > period / 2 { way -= period }
    if way < -(period / 2) { way += period }
    return row + way
  }

  /// Returns the equivalent row in the middle of a column that wraps around.
  func middle(of row: Int) -> Int { goesRound ? period * (Self.turns / 2) + row % period : row }

  /// Returns a date with the column's component replaced by a row's value.
  func date(_ date: Date, at row: Int) -> Date {
    let value = value(of: row)
    switch column {
    case .date:
      let day = rules.calendar.date(byAdding: .day, value: value, to: anchor) ?? anchor
      let parts = rules.calendar.dateComponents([.hour, .minute], from: date)
      return rules.calendar.date(bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: 0, of: day) ?? day
    case .half:
      let hour = rules.calendar.component(.hour, from: date) % 12 + 12 * value
      return rules.date(date, replacing: .hour, by: hour)
    default: return rules.date(date, replacing: column.unit, by: value)
    }
  }

  /// Returns whether the user can choose any date that differs from `date` only in this row, or in smaller units.
  func allows(_ row: Int, from date: Date) -> Bool {
    switch column {
    case .countedHours, .countedMinutes: return true
    case .day:
      let days = rules.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      return value(of: row) <= days && rules.allows(.day, of: self.date(date, at: row))
    case .half:
      let start = rules.calendar.startOfDay(for: date)
      let noon = rules.calendar.date(bySettingHour: 12, minute: 0, second: 0, of: start) ?? start
      let (minimum, maximum) = rules.bounds
      return value(of: row) == 0 ? minimum.map { $0 < noon } ?? true : maximum.map { $0 >= noon } ?? true
    default: return rules.allows(column.unit, of: self.date(date, at: row))
    }
  }

  // MARK: Titles

  func title(of row: Int) -> String {
    let value = value(of: row)
    switch column {
    case .month, .half: return names.indices.contains(row % period) ? names[row % period] : "\(value)"
    case .countedHours: return SystemWords.hours(number(value))
    case .countedMinutes: return SystemWords.minutes(number(value))
    case .minute: return number(value, digits: 2)
    case .hour: return rules.tellsHalvesOfDay ? number((value + 11) % 12 + 1) : number(value, digits: 2)
    case .date:
      let day = rules.calendar.date(byAdding: .day, value: value, to: anchor) ?? anchor
      return rules.calendar.isDateInToday(day) ? SystemWords.today : titles.string(from: day)
    case .day, .year: return titles.string(from: sample(value))
    }
  }

  /// Returns a date with the given day number or year, in a month that has that day, for formatting.
  private func sample(_ value: Int) -> Date {
    var parts = DateComponents(year: 2001, month: 1, day: 1, hour: 12)
    if column == .day { parts.day = value } else { parts.year = value }
    parts.era = column == .year ? rules.calendar.component(.era, from: anchor) : nil
    return rules.calendar.date(from: parts) ?? anchor
  }

  private func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(.number.precision(.integerLength(digits...)).grouping(.never).locale(rules.locale))
  }
}
