import PictureComparison
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Pickers as they look.
@MainActor @Suite struct PickerPictureTests {
  private enum Look: String, CaseIterable { case light, dark, mirrored, largest }

  private func apply(_ look: Look, to window: UIWindow) {
    switch look {
    case .light: break
    case .dark: window.traitOverrides.userInterfaceStyle = .dark
    case .mirrored: window.traitOverrides.layoutDirection = .rightToLeft
    case .largest: window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }

  private func expect(
    _ name: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ look: Look, locale: String = "en_US",
    _ change: (DatePickerScene) -> Void = { _ in }
  ) throws {
    let scene = DatePickerScene(mode, style, locale: locale)
    apply(look, to: scene.test.window)
    scene.test.window.frame.size.height = style == .wheels ? 316 : 520
    change(scene)
    scene.test.layOut()
    try expectPicture(of: scene.test.window, named: "Pickers/\(name)-\(look)", scale: 2)
  }

  @Test func `a picker of the app's`() throws {
    for look in Look.allCases {
      let scene = PickerScene()
      scene.test.window.backgroundColor = .systemBackground
      apply(look, to: scene.test.window)
      scene.picker.selectRow(5, inComponent: 0, animated: false)
      scene.test.layOut()
      try expectPicture(of: scene.test.window, named: "Pickers/picker-\(look)", scale: 2)
    }
  }

  @Test func `wheels of dates and times`() throws {
    try expect("date-wheels", .date, .wheels, .light) { $0.picker.minimumDate = DatePickers.date("2026-03-08 00:00") }
    try expect("date-wheels", .date, .wheels, .dark)
    try expect("date-wheels", .date, .wheels, .mirrored, locale: "ar_EG")
    try expect("both-wheels", .dateAndTime, .wheels, .light)
    try expect("both-wheels-chinese", .dateAndTime, .wheels, .light, locale: "zh_CN")
    try expect("countdown", .countDownTimer, .wheels, .largest)
  }

  @Test func `a calendar`() throws {
    try expect("calendar", .dateAndTime, .inline, .light) {
      $0.picker.maximumDate = DatePickers.date("2026-03-20 00:00")
    }
    try expect("calendar", .dateAndTime, .inline, .dark)
    try expect("calendar", .date, .inline, .mirrored, locale: "ar_EG")
    try expect("calendar", .date, .inline, .largest)
    try expect("calendar-chinese", .date, .inline, .light, locale: "zh_CN")
    try expect("calendar-months", .date, .inline, .light) { $0.tap(CGPoint(x: 80, y: 100)) }
  }

  @Test func `texts, and what they open`() throws {
    try expect("compact", .dateAndTime, .compact, .light) { $0.tap($0.pills.first) }
    try expect("compact", .dateAndTime, .compact, .dark) { $0.tap($0.pills.last) }
    try expect("compact", .dateAndTime, .compact, .mirrored, locale: "ar_EG")
    try expect("compact", .dateAndTime, .compact, .largest) { $0.picker.isEnabled = false }
  }
}
