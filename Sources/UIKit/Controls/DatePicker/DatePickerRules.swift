import Foundation

/// Which moments a date picker can have, and how they are told apart. Uses no view.
struct DatePickerRules: Equatable {
  var mode = UIDatePicker.Mode.dateAndTime
  var calendar = Calendar.current
  var locale = Locale.current
  var minimum: Date?
  var maximum: Date?
  /// The distance of two minutes that can be chosen; it divides 60.
  var minuteInterval = 1

  /// The bounds that count: none where the first is later than the last, as Apple documents, and none for a countdown.
  var bounds: (minimum: Date?, maximum: Date?) {
    if mode == .countDownTimer { return (nil, nil) }
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  /// Returns the moment nearest to one that lies within the bounds.
  func limited(_ date: Date) -> Date {
    let (minimum, maximum) = bounds
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Returns the moment whose minute can be chosen: the one before, as Apple documents that minutes are rounded down.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, mode != .date else { return date }
    let minute = calendar.component(.minute, from: date)
    let past = TimeInterval(minute % minuteInterval) * 60
    guard past > 0 else { return date }
    return startOfMinute(date.addingTimeInterval(-past))
  }

  func startOfMinute(_ date: Date) -> Date { calendar.dateInterval(of: .minute, for: date)?.start ?? date }

  /// Whether some moment of the day, month, hour or other unit that a date lies in can be chosen.
  func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
    let (minimum, maximum) = bounds
    guard minimum != nil || maximum != nil, let span = calendar.dateInterval(of: unit, for: date) else { return true }
    if let minimum, span.end <= minimum { return false }
    if let maximum, span.start > maximum { return false }
    return true
  }

  /// Returns the moment of a day at the time of another one, within the bounds.
  func date(onDay day: Date, atTimeOf time: Date) -> Date {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
    let start = calendar.startOfDay(for: day)
    // A time that the day leaves out, as clocks are put forward, is the next one that it has.
    let date =
      calendar.date(
        bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: start) ?? start
    return limited(date)
  }

  /// Returns a date with one part replaced; a day that its month does not have becomes the month's last.
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

  /// Whether hours are told by morning and afternoon, as the locale has it.
  var tellsHalvesOfDay: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
    return format.contains("a") || format.contains("B") || format.contains("b")
  }

  /// A formatter of a template of the locale's, such as `yMMMMd`.
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// A formatter of the locale's usual lengths.
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
