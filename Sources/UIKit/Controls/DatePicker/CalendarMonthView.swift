import Foundation

/// A view that shows the days of a month.
final class CalendarMonthView: UIView {
  static let rowHeight: CGFloat = 44

  let month: CalendarMonth
  private let buttons: [CalendarDayButton]

  init(_ month: CalendarMonth, _ rules: DatePickerRules, chose: @escaping (Date) -> Void) {
    self.month = month
    let numbers = rules.formatter("d")
    numbers.dateFormat = "d"
    let spoken = rules.formatter("EEEEMMMMdy")
    buttons = (0..<month.dayCount).map { index in
      let day = month.day(index)
      return CalendarDayButton(
        day, number: numbers.string(from: day), spoken: spoken.string(from: day),
        isToday: rules.calendar.isDateInToday(day))
    }
    super.init(frame: .zero)
    for button in buttons {
      button.isEnabled = rules.allows(.day, of: button.day)
      button.addAction(UIAction { [weak button] _ in if let button { chose(button.day) } }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  func select(_ date: Date) {
    for button in buttons { button.isSelected = month.calendar.isDate(button.day, inSameDayAs: date) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    for (index, button) in buttons.enumerated() {
      let place = index + month.blanks
      let frame = CGRect(
        x: CGFloat(place % 7) * width, y: CGFloat(place / 7) * Self.rowHeight, width: width, height: Self.rowHeight)
      button.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }
}
