import Foundation

/// A month that is arranged in weeks. It doesn't depend on a view.
struct CalendarMonth: Equatable {
  let calendar: Calendar
  /// The first day of the month.
  let start: Date
  /// The number of empty cells before the first day.
  let blanks: Int
  let dayCount: Int

  init(containing date: Date, calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    let weekday = calendar.component(.weekday, from: start)
    blanks = (weekday - calendar.firstWeekday + 7) % 7
    dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
  }

  var rowCount: Int { (blanks + dayCount + 6) / 7 }

  /// Returns a day of the month, counted from 0.
  func day(_ index: Int) -> Date { calendar.date(byAdding: .day, value: index, to: start) ?? start }

  func contains(_ date: Date) -> Bool { calendar.isDate(date, equalTo: start, toGranularity: .month) }

  func adding(months: Int) -> CalendarMonth {
    CalendarMonth(containing: calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar: calendar)
  }

  /// Returns the short names of the weekdays, starting with the first day of the week.
  func weekdays(_ formatter: DateFormatter) -> [String] {
    let names = formatter.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }
}
