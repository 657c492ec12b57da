import TestSupport
import UIKit

@testable import UIKit

/// A date picker in a window, a simulated touch, and a record of the picker's events.
@MainActor final class DatePickerScene {
  let test: TestWindow
  let picker: UIDatePicker
  let finger: TestFinger
  private(set) var events: [String] = []

  init(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US", date: String = "2026-03-10 08:20",
    top: CGFloat = 80
  ) {
    test = TestWindow(size: CGSize(width: 390, height: 700))
    test.window.backgroundColor = .systemBackground
    picker = DatePickers.make(mode, style, locale: locale, date: date)
    finger = TestFinger(on: test)
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 35, y: top)
    test.window.addSubview(picker)
    test.layOut()
    picker.addAction(
      UIAction { [unowned self] _ in events.append(Self.text(picker.date)) }, for: .valueChanged)
  }

  static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }

  /// The events since the last call, each the date at that moment.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  var date: String { Self.text(picker.date) }

  /// The views of a class in the window that can be seen, from back to front.
  func views<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
    let view = view ?? test.window
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  func tap(_ view: UIView?) {
    guard let view else { return }
    tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  func tap(_ point: CGPoint) {
    finger.press(at: point)
    finger.lift()
    settleAnimations()
  }

  /// Turns a component of the foremost picker by a number of rows.
  func turn(_ wheel: Int, by rows: Int) {
    guard let picker = views(UIPickerView.self).last else { return }
    let wheel = picker.wheels[wheel]
    let start = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    // A drag begins after the touch moves by 10 points, and the component doesn't follow these.
    let way = CGFloat(rows) * UIPickerView.standardRowHeight + (rows > 0 ? 12 : -12)
    finger.press(at: start)
    for step in 1...10 {
      finger.move(to: CGPoint(x: start.x, y: start.y - way * CGFloat(step) / 10), duration: 0.05)
    }
    finger.hold(for: 0.2)
    finger.lift()
    settleAnimations()
  }

  /// The titles of the components' middle rows.
  var wheelTitles: [String] {
    (views(UIPickerView.self).last?.wheels ?? []).map { $0.accessibilityValue ?? "" }
  }

  func day(_ number: Int) -> CalendarDayButton? {
    views(CalendarDayButton.self).last { Calendar.greenwich.component(.day, from: $0.day) == number }
  }

  var pills: [DatePill] { views(DatePill.self, in: picker) }
}

extension Calendar {
  static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
