import TestSupport
import Testing
import UIKit

@testable import UIKit

/// A date picker's calendar, in place and opened by the compact style. Its appearance and the way it turns are assumed, from
/// the look of an iPhone; Apple documents that such styles exist.
@MainActor @Suite struct DateCalendarTests {
  @Test func `a tap on a day chooses it, at the same time of the day`() {
    let scene = DatePickerScene(.date, .inline)
    #expect(scene.views(CalendarDayButton.self).count == 31 && scene.day(10)?.isSelected == true)
    scene.tap(scene.day(17))
    #expect(
      scene.take() == ["2026-03-17 08:20"] && scene.day(17)?.isSelected == true && scene.day(10)?.isSelected == false)
    scene.tap(scene.day(17))
    #expect(scene.take() == [])
  }

  @Test func `the arrows and a swipe go to other months, where the chosen day stays`() {
    let scene = DatePickerScene(.date, .inline)
    let header = scene.views(CalendarHeaderView.self)[0]
    scene.tap(header.later)
    #expect(header.title.currentTitle == "April 2026" && scene.views(CalendarDayButton.self).count == 30)
    #expect(scene.take() == [] && scene.date == "2026-03-10 08:20")
    scene.finger.press(at: CGPoint(x: 100, y: 300))
    for step in 1...6 { scene.finger.move(to: CGPoint(x: 100 + CGFloat(step) * 25, y: 300)) }
    scene.finger.lift()
    settleAnimations()
    #expect(header.title.currentTitle == "March 2026" && scene.take() == [])
    scene.tap(header.earlier)
    scene.tap(scene.day(3))
    #expect(scene.take() == ["2026-02-03 08:20"])
  }

  @Test func `from right to left the days and the swipes are the other way round`() {
    let scene = DatePickerScene(.date, .inline)
    scene.test.window.traitOverrides.layoutDirection = .rightToLeft
    scene.test.layOut()
    // The 1st of March 2026 is a Sunday, with which the week begins.
    let (first, second) = (scene.day(1)?.frame ?? .zero, scene.day(2)?.frame ?? .zero)
    #expect(first.minX > second.minX)
    scene.finger.press(at: CGPoint(x: 100, y: 300))
    for step in 1...6 { scene.finger.move(to: CGPoint(x: 100 + CGFloat(step) * 25, y: 300)) }
    scene.finger.lift()
    settleAnimations()
    #expect(scene.views(CalendarHeaderView.self)[0].title.currentTitle == "April 2026")
  }

  @Test func `days outside of the bounds cannot be chosen, nor months gone to`() {
    let scene = DatePickerScene(.date, .inline)
    scene.picker.minimumDate = DatePickers.date("2026-03-08 12:00")
    scene.picker.maximumDate = DatePickers.date("2026-04-02 12:00")
    scene.test.layOut()
    #expect(scene.day(7)?.isEnabled == false && scene.day(8)?.isEnabled == true)
    scene.tap(scene.day(7))
    #expect(scene.take() == [])
    scene.tap(scene.day(8))
    #expect(scene.take() == ["2026-03-08 12:00"], "the time is moved into the bounds")
    let header = scene.views(CalendarHeaderView.self)[0]
    #expect(!header.earlier.isEnabled && header.later.isEnabled)
    scene.tap(header.later)
    #expect(!header.later.isEnabled && scene.day(3)?.isEnabled == false)
  }

  @Test func `the month's name opens wheels of months and years`() {
    let scene = DatePickerScene(.date, .inline)
    let header = scene.views(CalendarHeaderView.self)[0]
    scene.tap(CGPoint(x: 80, y: 100))
    #expect(scene.wheelTitles == ["March", "2026"] && scene.views(CalendarDayButton.self).isEmpty)
    scene.turn(1, by: 2)
    #expect(scene.take() == ["2028-03-10 08:20"] && header.title.currentTitle == "March 2028")
    scene.tap(CGPoint(x: 80, y: 100))
    #expect(scene.views(UIPickerView.self).isEmpty && scene.day(10)?.isSelected == true)
  }

  @Test func `with a time there is a row for it, which opens wheels over the window`() {
    let scene = DatePickerScene(.dateAndTime, .inline)
    #expect(scene.pills.map(\.text).map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } == ["8:20 AM"])
    scene.tap(scene.pills.first)
    #expect(scene.views(DateOverlayView.self).count == 1 && scene.wheelTitles == ["8", "20", "AM"])
    scene.turn(1, by: 5)
    #expect(scene.take() == ["2026-03-10 08:25"])
    scene.tap(CGPoint(x: 5, y: 5))
    #expect(scene.views(DateOverlayView.self).isEmpty)
  }

  @Test func `months begin with the calendar's first weekday`() {
    var calendar = Calendar.greenwich
    calendar.firstWeekday = 2
    let month = CalendarMonth(containing: DatePickers.date("2026-03-10 00:00"), calendar: calendar)
    #expect(month.blanks == 6 && month.dayCount == 31 && month.rowCount == 6)
    #expect(month.adding(months: -1).rowCount == 5 && month.adding(months: -1).blanks == 6)
    calendar.firstWeekday = 1
    #expect(CalendarMonth(containing: month.start, calendar: calendar).blanks == 0)
  }
}
