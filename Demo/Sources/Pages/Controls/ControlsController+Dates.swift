import UIKit

// Pickers of dates and times in each of their styles.
extension ControlsController {
  func makeDateSection() -> SheetSection {
    let departure = makePicker(.dateAndTime, .compact)
    let day = makePicker(.date, .inline)
    day.minimumDate = Self.dawn.addingTimeInterval(-6 * 86_400)
    let alarm = makePicker(.time, .wheels)
    alarm.minuteInterval = 5
    return SheetSection(
      words.dates,
      [
        SheetRow(words.departure, departure), SheetRow.column(titled: words.day, day),
        SheetRow.column(titled: words.alarm, alarm),
      ])
  }

  private func makePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = words.locale
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.date = Self.dawn
    return picker
  }

  /// The 10th of May 2026, at a quarter past five.
  private static let dawn = Date(timeIntervalSince1970: 1_778_390_100)
}
