import Foundation
import Testing

@testable import Workshop

/// Days of the calendar.
struct DayTests {
  @Test(arguments: ["2026-11-21", "2028-02-29", "1999-12-31", "0987-01-01"])
  func `a day is written as it was read`(text: String) throws {
    #expect(try #require(Day(text)).description == text)
  }

  @Test(arguments: [
    "2026-11-31", "2027-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-11-21", "2026-11-21 ", "2026-11", "",
    "-026-11-21", "2026-11-2x", "2026-11-21-1",
  ])
  func `what is no day is none`(text: String) { #expect(Day(text) == nil) }

  @Test func `days later are counted over the ends of months and years`() throws {
    let day = try #require(Day("2026-11-21"))
    #expect(day.adding(0) == day)
    #expect(day.adding(10).description == "2026-12-01")
    #expect(day.adding(41).description == "2027-01-01")
    #expect(day.adding(-21).description == "2026-10-31")
  }

  /// The database sorts texts, and the page days.
  @Test func `days are in the order of their texts`() throws {
    let first = try #require(Day("2025-12-20"))
    let days = (0..<500).map { first.adding($0) }
    #expect(days == days.sorted())
    #expect(days.map(\.description) == days.map(\.description).sorted())
    #expect(Set(days).count == days.count)
  }

  @Test func `a day's date begins it in Greenwich`() throws {
    #expect(try #require(Day("1970-01-02")).date == Date(timeIntervalSince1970: 86_400))
  }
}
