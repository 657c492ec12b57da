public import Foundation

/// A day of the calendar, without a time and without a time zone.
public struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The year, the month from 1, and the day of the month from 1.
  public let year, month, day: Int

  /// The day of a text such as 2026-11-21, as files and the database write it; nil if it is none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, zip(parts, [4, 2, 2]).allSatisfy({ $0.count == $1 && $0.allSatisfy(\.isNumber) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    // The calendar takes 31 April for 1 May.
    guard Day(date) == self else { return nil }
  }

  private init(_ date: Date) {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
    (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
  }

  /// The day's beginning in Greenwich: give it to a formatter of that time zone.
  public var date: Date {
    Self.calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  /// The day that comes a number of days later, or earlier.
  public func adding(_ days: Int) -> Day {
    Day(Self.calendar.date(byAdding: .day, value: days, to: date) ?? date)
  }

  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// The form in files and the database: texts of it are in the order of their days.
  public var description: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()
}
