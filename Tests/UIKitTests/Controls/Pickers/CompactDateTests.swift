import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// A compact date picker: texts that open a calendar or a picker view. It's documented that it opens over the existing
/// content; its size, and that a tap outside it closes it, are assumed.
@MainActor @Suite struct CompactDateTests {
  @Test func `shows the date and the time as the locale writes them`() {
    func texts(_ mode: UIDatePicker.Mode, _ locale: String) -> [String] {
      DatePickerScene(mode, .compact, locale: locale).pills.map {
        $0.text.replacingOccurrences(of: "\u{202F}", with: " ")
      }
    }
    #expect(texts(.date, "en_US") == ["Mar 10, 2026"] && texts(.time, "en_US") == ["8:20 AM"])
    #expect(texts(.dateAndTime, "de_DE") == ["10.03.2026", "08:20"])
    #expect(texts(.date, "zh_CN") == ["2026年3月10日"])
  }

  @Test func `without a locale it shows the date in the user's first language`() {
    func text(_ languages: [String]) -> String {
      SystemWords.$testedLanguages.withValue(languages) {
        let scene = DatePickerScene(.date, .compact)
        scene.picker.locale = nil
        return scene.pills[0].text
      }
    }
    #expect(text(["zh-Hans"]) == "2026年3月10日")
    #expect(!text(["en", "zh-Hans"]).contains("年"))
  }

  @Test func `a tap opens a calendar beside the text, which follows what is chosen there`() {
    let scene = DatePickerScene(.dateAndTime, .compact)
    scene.tap(scene.pills[0])
    let overlay = scene.views(DateOverlayView.self).first
    #expect(overlay != nil && scene.pills[0].isOpen)
    let calendar = scene.views(CalendarDateView.self)[0]
    let frame = calendar.convert(calendar.bounds, to: nil)
    #expect(frame.minY >= scene.picker.frame.maxY && frame.minX >= 8 && frame.maxX <= 382)
    scene.tap(scene.day(24))
    #expect(scene.take() == ["2026-03-24 08:20"] && scene.pills[0].text == "Mar 24, 2026")
    #expect(!scene.views(DateOverlayView.self).isEmpty, "it stays until it is closed")
    scene.tap(CGPoint(x: 195, y: 20))
    #expect(scene.views(DateOverlayView.self).isEmpty && !scene.pills[0].isOpen && scene.take() == [])
  }

  @Test func `the time opens wheels, and what has no room below opens above`() {
    let scene = DatePickerScene(.time, .compact, top: 640)
    scene.tap(scene.pills[0])
    let wheels = scene.views(DateWheelsView.self)[0]
    #expect(wheels.convert(wheels.bounds, to: nil).maxY <= 640)
    scene.turn(0, by: 1)
    #expect(scene.take() == ["2026-03-10 09:20"])
    let text = scene.pills[0].text.replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(text == "9:20 AM")
  }

  @Test func `a date that is set by code shows in what is open, and a picker that goes closes it`() {
    let scene = DatePickerScene(.date, .compact)
    scene.tap(scene.pills[0])
    scene.picker.date = DatePickers.date("2026-07-04 10:00")
    settleAnimations()
    #expect(
      scene.views(CalendarHeaderView.self)[0].title.currentTitle == "July 2026" && scene.day(4)?.isSelected == true)
    scene.picker.removeFromSuperview()
    settleAnimations()
    #expect(scene.views(DateOverlayView.self).isEmpty && scene.take() == [])
  }

  @Test func `is as wide as its texts, and stands where reading begins`() {
    let scene = DatePickerScene(.dateAndTime, .compact)
    let width = scene.picker.intrinsicContentSize.width
    scene.picker.date = DatePickers.date("2026-12-24 10:45")
    #expect(scene.picker.intrinsicContentSize.width > width)
    scene.picker.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
    scene.test.layOut()
    #expect(scene.pills[0].convert(scene.pills[0].bounds, to: nil).minX == 0)
    scene.test.window.traitOverrides.layoutDirection = .rightToLeft
    scene.test.layOut()
    #expect(abs(scene.pills[0].convert(scene.pills[0].bounds, to: nil).maxX - 390) < 0.5)
  }

  @Test func `each text is a button that is read with its date`() {
    let scene = DatePickerScene(.dateAndTime, .compact)
    #expect(scene.pills.map(\.accessibilityLabel) == ["Date Picker", "Time Picker"])
    #expect(scene.pills[0].accessibilityValue == "Mar 10, 2026" && scene.pills[0].accessibilityTraits.contains(.button))
    scene.picker.accessibilityLabel = "Departure"
    #expect(scene.pills.map(\.accessibilityLabel) == ["Departure", "Departure"])
    scene.tap(scene.pills[0])
    #expect(scene.day(10)?.accessibilityLabel == "Tuesday, March 10, 2026")
    #expect(scene.day(10)?.accessibilityTraits.contains(.selected) == true)
    #expect(scene.views(DateOverlayView.self)[0].accessibilityPerformEscape())
    settleAnimations()
    #expect(scene.views(DateOverlayView.self).isEmpty)
  }

  @Test func `nothing holds a picker that is gone, also with its calendar open`() {
    weak var gone: UIDatePicker?
    do {
      let scene = DatePickerScene(.date, .compact)
      gone = scene.picker
      scene.tap(scene.pills[0])
      scene.picker.removeFromSuperview()
      settleAnimations()
    }
    #expect(gone == nil)
  }
}
