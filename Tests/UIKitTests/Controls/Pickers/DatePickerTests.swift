import TestSupport
import Testing
import UIKit

@testable import UIKit

/// The values of a date picker, without touches. Apple documents bounds, intervals, rounding, and the countdown's length.
@MainActor @Suite struct DatePickerTests {
  private let picker = DatePickers.make(.dateAndTime, .wheels)

  @Test func `begins with now, a day and a time, compact`() {
    let picker = UIDatePicker()
    #expect(abs(picker.date.timeIntervalSinceNow) < 60)
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact && picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.timeZone == nil)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func `a date outside of the bounds is moved to the nearer one, and bounds move what is chosen`() {
    picker.minimumDate = DatePickers.date("2026-03-10 08:00")
    picker.maximumDate = DatePickers.date("2026-03-20 18:00")
    picker.date = DatePickers.date("2026-01-01 00:00")
    #expect(picker.date == picker.minimumDate)
    picker.setDate(DatePickers.date("2027-01-01 00:00"), animated: true)
    #expect(picker.date == picker.maximumDate)
    picker.maximumDate = DatePickers.date("2026-03-12 12:00")
    #expect(picker.date == picker.maximumDate)
    picker.maximumDate = DatePickers.date("2026-01-01 00:00")
    picker.date = DatePickers.date("2030-01-01 00:00")
    #expect(picker.date == DatePickers.date("2030-01-01 00:00"), "a first date later than the last counts for nothing")
  }

  @Test func `an interval divides sixty, or it is one; dates are rounded down to it where that is wanted`() {
    for (set, kept) in [(15, 15), (30, 30), (7, 1), (0, 1), (-5, 1), (60, 1)] {
      picker.minuteInterval = set
      #expect(picker.minuteInterval == kept, "\(set)")
    }
    picker.minuteInterval = 15
    picker.date = DatePickers.date("2026-03-10 08:44")
    #expect(picker.date == DatePickers.date("2026-03-10 08:30"))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == DatePickers.date("2026-03-10 08:44"))
  }

  @Test func `a countdown lasts from a minute to a day less one, in whole minutes`() {
    picker.datePickerMode = .countDownTimer
    for (set, kept) in [(90.0, 60.0), (0, 60), (7230, 7200), (1e9, 86_340), (-1, 60)] {
      picker.countDownDuration = set
      #expect(picker.countDownDuration == kept, "\(set)")
    }
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 60)
  }

  @Test func `the wheels stand in the locale's order`() {
    func columns(_ mode: UIDatePicker.Mode, _ locale: String) -> [DateColumn] {
      var rules = DatePickerRules()
      rules.mode = mode
      rules.locale = Locale(identifier: locale)
      return DateColumn.columns(rules)
    }
    #expect(columns(.date, "en_US") == [.month, .day, .year])
    #expect(columns(.date, "de_DE") == [.day, .month, .year])
    #expect(columns(.date, "zh_CN") == [.year, .month, .day])
    #expect(columns(.time, "en_US") == [.hour, .minute, .half])
    #expect(columns(.time, "de_DE") == [.hour, .minute])
    #expect(columns(.time, "ko_KR") == [.half, .hour, .minute])
    #expect(columns(.dateAndTime, "en_GB") == [.date, .hour, .minute])
    #expect(columns(.countDownTimer, "en_US") == [.countedHours, .countedMinutes])
  }

  @Test func `rows are told in the locale's words and numbers`() {
    func titles(_ column: DateColumn, _ locale: String, _ rows: [Int]) -> [String] {
      var rules = DatePickers.rules(locale)
      rules.minuteInterval = 5
      let wheel = DateWheelRows(column, rules, around: DatePickers.date("2026-03-10 08:00"))
      return rows.map { wheel.title(of: $0) }
    }
    #expect(titles(.month, "en_US", [0, 11, 12]) == ["January", "December", "January"])
    #expect(titles(.month, "zh_CN", [0, 2]) == ["一月", "三月"] || titles(.month, "zh_CN", [0, 2]) == ["1月", "3月"])
    #expect(titles(.day, "zh_CN", [0]) == ["1日"] && titles(.year, "zh_CN", [2025]) == ["2026年"])
    #expect(titles(.hour, "en_US", [0, 13]) == ["12", "1"] && titles(.hour, "de_DE", [0, 13]) == ["00", "13"])
    #expect(titles(.minute, "en_US", [1, 11]) == ["05", "55"] && titles(.half, "en_US", [0, 1]) == ["AM", "PM"])
    #expect(titles(.minute, "ar_EG", [1]) == ["٠٥"])
    #expect(titles(.countedHours, "en_US", [1, 2]) == ["1 hour", "2 hours"])
  }

  @Test func `a day that its month lacks becomes the last one, a time that a day leaves out the next`() {
    let rules = DatePickers.rules("en_US")
    let last = DatePickers.date("2026-01-31 10:00")
    #expect(rules.date(last, replacing: .month, by: 2) == DatePickers.date("2026-02-28 10:00"))
    var berlin = rules
    berlin.calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    // At 2 o'clock of that day clocks go to 3.
    let day = DatePickers.date("2026-03-29 12:00")
    let early = berlin.calendar.date(bySettingHour: 2, minute: 30, second: 0, of: DatePickers.date("2026-03-10 12:00"))
    let found = berlin.date(onDay: day, atTimeOf: early ?? day)
    #expect(berlin.calendar.isDate(found, inSameDayAs: day) && berlin.calendar.component(.hour, from: found) == 3)
  }

  @Test func `the style decides the size, and a new mode brings its own`() {
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .compact
    let both = picker.intrinsicContentSize
    #expect(abs(both.height - 34.33) < 0.01 && both.width > 150)
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width < both.width)
    picker.preferredDatePickerStyle = .inline
    #expect((330...360).contains(picker.intrinsicContentSize.height))
    #expect(picker.bounds.size == picker.intrinsicContentSize)
  }
}

/// Date pickers for tests: in English, of Greenwich.
@MainActor enum DatePickers {
  static func rules(_ locale: String) -> DatePickerRules {
    var rules = DatePickerRules()
    rules.locale = Locale(identifier: locale)
    rules.calendar = Calendar(identifier: .gregorian)
    rules.calendar.locale = rules.locale
    rules.calendar.timeZone = .gmt
    return rules
  }

  static func date(_ text: String) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.date(from: text) ?? .distantPast
  }

  static func make(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US", date: String = "2026-03-10 08:20"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    picker.calendar = calendar
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.date(date)
    return picker
  }
}
