import Foundation

/// The kinds of columns in a date picker.
enum DateColumn: Equatable {
  case day, month, year
  /// A day with its month and weekday.
  case date
  case hour, minute
  /// AM or PM.
  case half
  case countedHours, countedMinutes

  /// The calendar component that the column shows.
  var unit: Calendar.Component {
    switch self {
    case .day, .date: .day
    case .month: .month
    case .year: .year
    case .hour, .half, .countedHours: .hour
    case .minute, .countedMinutes: .minute
    }
  }

  /// Returns the columns of a mode, in the locale's order.
  static func columns(_ rules: DatePickerRules) -> [DateColumn] {
    switch rules.mode {
    case .time: times(rules)
    case .date: days(rules, template: "yMMMMd")
    case .dateAndTime: [.date] + times(rules)
    case .countDownTimer: [.countedHours, .countedMinutes]
    }
  }

  /// Returns the columns for the month and the year, in the locale's order.
  static func monthAndYear(_ rules: DatePickerRules) -> [DateColumn] { days(rules, template: "yMMMM") }

  private static func days(_ rules: DatePickerRules, template: String) -> [DateColumn] {
    var columns: [DateColumn] = []
    for letter in letters(of: template, rules) {
      let column: DateColumn? =
        switch letter {
        case "y", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let column, !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  private static func times(_ rules: DatePickerRules) -> [DateColumn] {
    guard rules.tellsHalvesOfDay else { return [.hour, .minute] }
    let letters = letters(of: "jmm", rules)
    return letters.first == "a" || letters.first == "B" ? [.half, .hour, .minute] : [.hour, .minute, .half]
  }

  /// Returns the letters of a date format, without quoted text.
  private static func letters(of template: String, _ rules: DatePickerRules) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: rules.locale) ?? template
    var isQuoted = false
    return format.filter { letter in
      if letter == "'" { isQuoted.toggle() }
      return !isQuoted && letter.isLetter && letter.isASCII
    }
  }
}
