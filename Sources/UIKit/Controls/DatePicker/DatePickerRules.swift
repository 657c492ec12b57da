import Foundation

/// The rules for which dates a date picker can have, and how it formats them. They don't depend on a view.
struct DatePickerRules: Equatable {
  var mode = UIDatePicker.Mode.dateAndTime
  var calendar = Calendar.current
  var locale = SystemWords.locale
  var minimum: Date?
  var maximum: Date?
  /// The distance between two minutes that the user can choose. It divides 60.
  var minuteInterval = 1

  /// The effective bounds. As Apple documents, there are none if the minimum is later than the maximum, or for a
  /// countdown.
  var bounds: (minimum: Date?, maximum: Date?) {
    if mode == .countDownTimer { return (nil, nil) }
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  /// Returns the date within the bounds that is nearest to `date`.
  func limited(_ date: Date) -> Date {
    let (minimum, maximum) = bounds
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Returns the date rounded down to a minute that the user can choose, as Apple documents.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, mode != .date else { return date }
    let minute = calendar.component(.minute, from: date)
    let past = TimeInterval(minute % minuteInterval) * 60
    guard past > 0 else { return date }
    return startOfMinute(date.addingTimeInterval(-past))
  }

  func startOfMinute(_ date: Date) -> Date { calendar.dateInterval(of: .minute, for: date)?.start ?? date }

  /// Returns whether the user can choose any date in the day, month, hour, or other unit that contains `date`.
  func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
    let (minimum, maximum) = bounds
    guard minimum != nil || maximum != nil, let span = calendar.dateInterval(of: unit, for: date) else { return true }
    if let minimum, span.end <= minimum { return false }
    if let maximum, span.start > maximum { return false }
    return true
  }

  /// Returns the date on a day at the time of another date, within the bounds.
  func date(onDay day: Date, atTimeOf time: Date) -> Date {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
    let start = calendar.startOfDay(for: day)
    // If the day skips that time because of daylight saving time, the next existing time is used.
    let date =
      calendar.date(
        bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: start) ?? start
    return limited(date)
  }

  /// Returns a date with one component replaced. A day that its month doesn't have becomes the month's last day.
  func date(_ date: Date, replacing part: Calendar.Component, by value: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    parts.setValue(value, for: part)
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    let days = calendar.range(of: .day, in: .month, for: first)?.count ?? day
    parts.day = min(day, days)
    return calendar.date(from: parts) ?? date
  }

  /// A Boolean value that indicates whether the locale uses a 12-hour clock.
  var tellsHalvesOfDay: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
    return format.contains("a") || format.contains("B") || format.contains("b")
  }

  /// Returns a formatter for a template in the locale, such as `yMMMMd`.
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// Returns a formatter with the locale's standard styles.
  func formatter(date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }
}
