import Foundation

/// An object that formats the words that a letter shows in addition to its text, in the page's language.
@MainActor final class PostWords {
  private let language: Language
  private let now: Date
  private let calendar: Calendar
  private let time, weekday, day, dayOfYear: DateFormatter

  /// - Parameter now: When the letters are looked at.
  init(language: Language, timeZone: TimeZone, now: Date) {
    self.language = language
    self.now = now
    let locale = language == .chinese ? Locale(identifier: "zh_CN") : Locale(identifier: "en_GB")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    func formatter(_ template: String) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.timeZone = timeZone
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter
    }
    (time, weekday) = (formatter("Hmm"), formatter("EEE"))
    (day, dayOfYear) = (formatter("dMMM"), formatter("dMMMy"))
  }

  /// Returns the date of a letter, as short as possible: 08:12, Yesterday, Wed, 2 Oct, 14 Dec 2025.
  func date(of letter: Letter) -> String {
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: letter.date), to: calendar.startOfDay(for: now)
    ).day
    return switch days {
    case 0?: time.string(from: letter.date)
    case 1?: language == .chinese ? "昨天" : "Yesterday"
    case (2...6)?: weekday.string(from: letter.date)
    default:
      (calendar.isDate(letter.date, equalTo: now, toGranularity: .year) ? day : dayOfYear).string(from: letter.date)
    }
  }

  /// The placeholder for a letter without a subject.
  var noSubject: String { language == .chinese ? "（无主题）" : "(no subject)" }

  /// The words that an unread letter has in addition to its dot.
  var unread: String { language == .chinese ? "未读" : "Unread" }

  /// Returns the title of the button that marks every letter as read.
  static func readAll(in language: Language) -> String { language == .chinese ? "全部已读" : "Read All" }
}
