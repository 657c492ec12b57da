import Foundation

/// An object that formats the words that a post shows in addition to its text, in the page's language.
@MainActor final class TrailWords {
  private let language: Language
  private let dates = DateFormatter()
  private let numbers = NumberFormatter()

  init(language: Language, timeZone: TimeZone) {
    self.language = language
    let locale =
      switch language {
      case .english: Locale(identifier: "en_GB")
      case .chinese: Locale(identifier: "zh_CN")
      }
    dates.locale = locale
    dates.timeZone = timeZone
    dates.setLocalizedDateFormatFromTemplate("dMMM")
    numbers.locale = locale
    numbers.numberStyle = .decimal
    numbers.maximumFractionDigits = 1
  }

  /// Returns the day: “15 Nov”.
  func day(of post: TrailPost) -> String { dates.string(from: post.date) }

  /// The word below a text that is cut.
  var more: String { language == .chinese ? "展开" : "more" }

  /// Returns the distance: “14.2 km”; nil if that was not noted.
  func distance(of post: TrailPost) -> String? {
    guard post.kilometers > 0 else { return nil }
    let number = numbers.string(from: NSNumber(value: post.kilometers)) ?? ""
    return language == .chinese ? "\(number) 公里" : "\(number) km"
  }

  /// Returns the ascent: “960 m”; nil if that was not noted.
  func ascent(of post: TrailPost) -> String? {
    guard post.ascent > 0 else { return nil }
    let number = numbers.string(from: NSNumber(value: post.ascent)) ?? ""
    return language == .chinese ? "\(number) 米" : "\(number) m"
  }
}
