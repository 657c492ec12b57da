import Foundation

/// Writes days and numbers as the page's language does.
@MainActor final class NotebookDates {
  private let formatter = DateFormatter()
  private let numbers = NumberFormatter()

  init(language: Language, timeZone: TimeZone) {
    let locale =
      switch language {
      case .english: Locale(identifier: "en_GB")
      case .chinese: Locale(identifier: "zh_CN")
      }
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate("dMMM")
    numbers.locale = locale
    numbers.numberStyle = .decimal
  }

  /// A day of the year: 21 Nov, or 11月21日.
  func day(_ date: Date) -> String { formatter.string(from: date) }

  /// A number with its separators.
  func number(_ number: Int) -> String { numbers.string(from: NSNumber(value: number)) ?? "\(number)" }
}
