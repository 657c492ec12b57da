import UIKit

/// A cell with a title and a date that opens a calendar when the user taps it.
final class CompactDateFormCell: FormCell {
  let picker = UIDatePicker()
  override var padding: CGFloat { 5 }
  override var valueFills: Bool { false }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picker.preferredDatePickerStyle = .compact
    place(picker, fills: false)
  }

  required init?(coder: NSCoder) { nil }

  func prepare(_ title: String, _ limits: DateLimits, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    picker.accessibilityLabel = title
    limits.apply(to: picker)
  }
}

/// A cell with a calendar, or a time picker, below the row that shows the date.
final class UnfoldedDateFormCell: FormCell {
  let picker = UIDatePicker()
  override var padding: CGFloat { 4 }
  override var isAlwaysBelow: Bool { true }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picker.preferredDatePickerStyle = .inline
    place(picker, fills: true)
  }

  required init?(coder: NSCoder) { nil }

  func prepare(_ title: String, _ limits: DateLimits, isEnabled: Bool) {
    show(title: "", isEnabled: isEnabled)
    picker.accessibilityLabel = title
    let style: UIDatePickerStyle = limits.parts == .time ? .wheels : .inline
    if picker.preferredDatePickerStyle != style { picker.preferredDatePickerStyle = style }
    limits.apply(to: picker)
  }
}

/// A cell with a title and a date as text. A tap expands the date picker below it.
final class FoldedDateFormCell: FormCell {
  private let value = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    value.font = .preferredFont(forTextStyle: .body)
    value.adjustsFontForContentSizeCategory = true
    value.numberOfLines = 0
    place(value, fills: false)
  }

  required init?(coder: NSCoder) { nil }

  func prepare(_ title: String, _ text: String, isUnfolded: Bool, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    if value.text != text { value.text = text }
    value.textColor = isUnfolded && isEnabled ? tintColor : .secondaryLabel
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityValue = text
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }
}

/// The dates that the user can choose in a row.
@MainActor struct DateLimits {
  let parts: DateParts
  /// The earliest and the latest date; `nil` for no bound.
  let first: Date?
  let last: Date?
  let minutes: Int

  func apply(to picker: UIDatePicker) {
    if picker.datePickerMode != parts.mode { picker.datePickerMode = parts.mode }
    if picker.minimumDate != first { picker.minimumDate = first }
    if picker.maximumDate != last { picker.maximumDate = last }
    if picker.minuteInterval != minutes { picker.minuteInterval = minutes }
  }

  /// Returns the message for a date that the control can't show; `nil` if it can.
  func mistake(in date: Date) -> String? {
    if let first, date < first, !isSameDay(date, first) { return InterfaceText.notBefore.text(text(of: first)) }
    if let last, date > last, !isSameDay(date, last) { return InterfaceText.notAfter.text(text(of: last)) }
    return nil
  }

  /// If the user chooses only the day, the hours of the bounds don't matter.
  private func isSameDay(_ one: Date, _ other: Date) -> Bool {
    parts == .date && Calendar.current.isDate(one, inSameDayAs: other)
  }

  /// Returns the text of a date, in the format of the row's value.
  func text(of date: Date) -> String {
    let locale = InterfaceText.locale
    let format: Date.FormatStyle =
      switch parts {
      case .date: Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
      case .time: Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
      case .dateAndTime: Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
      }
    return date.formatted(format)
  }
}
