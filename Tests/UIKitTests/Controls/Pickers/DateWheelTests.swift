import TestSupport
import Testing
import UIKit

@testable import UIKit

/// A date picker's components, turned by a touch.
@MainActor @Suite struct DateWheelTests {
  @Test func `each wheel changes its part, and an event is sent when it rests`() {
    let scene = DatePickerScene(.date, .wheels)
    #expect(scene.wheelTitles == ["March", "10", "2026"])
    scene.turn(0, by: 2)
    #expect(scene.take() == ["2026-05-10 08:20"])
    scene.turn(1, by: -3)
    scene.turn(2, by: 1)
    #expect(scene.take() == ["2026-05-07 08:20", "2027-05-07 08:20"])
    #expect(scene.wheelTitles == ["May", "7", "2027"])
  }

  @Test(arguments: ["en_US", "de_DE"]) func `the wheels of a time are close together in the middle`(locale: String) {
    let scene = DatePickerScene(.time, .wheels, locale: locale)
    let middles = Set(
      scene.views(DateRowLabel.self).map { $0.convert(CGPoint(x: $0.bounds.midX, y: 0), to: scene.picker).x.rounded() }
    ).sorted()
    #expect(middles.count == (locale == "en_US" ? 3 : 2))
    #expect(zip(middles, middles.dropFirst()).allSatisfy { 55...66 ~= $1 - $0 })
    #expect(abs(middles.reduce(0, +) / CGFloat(middles.count) - scene.picker.bounds.midX) < 1)
  }

  @Test func `wheels of what comes again go round`() {
    let scene = DatePickerScene(.dateAndTime, .wheels, locale: "de_DE", date: "2026-03-10 23:58")
    scene.turn(1, by: 3)
    #expect(scene.take() == ["2026-03-10 02:58"])
    scene.turn(2, by: 3)
    #expect(scene.take() == ["2026-03-10 02:01"])
    scene.turn(0, by: -1)
    #expect(scene.take() == ["2026-03-09 02:01"])
  }

  @Test func `the half of the day turns along with the hours, and turns them`() {
    let scene = DatePickerScene(.time, .wheels, date: "2026-03-10 11:05")
    #expect(scene.wheelTitles == ["11", "05", "AM"])
    scene.turn(0, by: 2)
    #expect(scene.take() == ["2026-03-10 13:05"] && scene.wheelTitles == ["1", "05", "PM"])
    scene.turn(2, by: -1)
    #expect(scene.take() == ["2026-03-10 01:05"])
  }

  @Test func `what cannot be chosen goes back, and is gray`() {
    let scene = DatePickerScene(.date, .wheels)
    scene.picker.minimumDate = DatePickers.date("2026-03-08 00:00")
    scene.picker.maximumDate = DatePickers.date("2026-04-20 00:00")
    scene.test.layOut()
    let rows = scene.views(DateRowLabel.self)
    #expect(rows.first { $0.text == "February" }?.textColor == .tertiaryLabel)
    #expect(rows.first { $0.text == "April" }?.textColor == .label)
    #expect(rows.first { $0.text == "7" }?.textColor == .tertiaryLabel)
    scene.turn(1, by: -4)
    #expect(scene.take() == ["2026-03-08 00:00"] && scene.wheelTitles == ["March", "8", "2026"])
    scene.turn(0, by: -1)
    #expect(scene.take() == [] && scene.wheelTitles == ["March", "8", "2026"])
    scene.turn(2, by: 1)
    #expect(scene.take() == ["2026-04-20 00:00"] && scene.wheelTitles == ["April", "20", "2026"])
  }

  @Test func `a month that lacks the day has its last one`() {
    let scene = DatePickerScene(.date, .wheels, date: "2026-01-31 09:00")
    scene.turn(0, by: 1)
    #expect(scene.take() == ["2026-02-28 09:00"] && scene.wheelTitles == ["February", "28", "2026"])
  }

  @Test func `minutes stand at the interval`() {
    let scene = DatePickerScene(.time, .wheels)
    scene.picker.minuteInterval = 15
    #expect(scene.date == "2026-03-10 08:15" && scene.wheelTitles[1] == "15")
    scene.turn(1, by: 2)
    #expect(scene.take() == ["2026-03-10 08:45"])
  }

  @Test func `a countdown is hours and minutes, and is never nothing`() {
    let scene = DatePickerScene(.countDownTimer, .wheels)
    scene.picker.countDownDuration = 2 * 3600
    #expect(scene.wheelTitles == ["2 hours", "0 min"])
    scene.turn(0, by: -1)
    #expect(scene.picker.countDownDuration == 3600 && scene.take().count == 1)
    scene.turn(0, by: -1)
    #expect(scene.picker.countDownDuration == 60 && scene.wheelTitles == ["0 hours", "1 min"])
  }

  @Test func `code turns the wheels without an event`() {
    let scene = DatePickerScene(.dateAndTime, .wheels)
    scene.picker.setDate(DatePickers.date("2027-12-31 17:45"), animated: true)
    settleAnimations()
    #expect(
      scene.take() == [] && scene.wheelTitles == ["Fri, Dec 31", "5", "45", "PM"]
        || scene.wheelTitles == ["Fri Dec 31", "5", "45", "PM"])
    scene.picker.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(scene.wheelTitles[1] == "6")
    scene.picker.locale = Locale(identifier: "zh_CN")
    #expect(scene.wheelTitles.count == 3 && scene.wheelTitles[1] == "18")
  }

  @Test func `a date that is set while a wheel turns waits for that wheel alone`() {
    let scene = DatePickerScene(.date, .wheels)
    let wheel = scene.views(UIPickerView.self)[0].wheels[1]
    let start = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    scene.finger.press(at: start)
    for step in 1...6 { scene.finger.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 11), duration: 0.05) }
    scene.picker.date = DatePickers.date("2028-06-01 08:20")
    #expect(scene.wheelTitles[0] == "June" && scene.wheelTitles[2] == "2028")
    scene.finger.hold(for: 0.2)
    scene.finger.lift()
    settleAnimations()
    #expect(scene.take() == ["2028-06-12 08:20"])
  }

  @Test func `a disabled picker cannot be turned`() {
    let scene = DatePickerScene(.date, .wheels)
    scene.picker.isEnabled = false
    scene.turn(0, by: 1)
    #expect(scene.take() == [] && scene.date == "2026-03-10 08:20")
  }
}
