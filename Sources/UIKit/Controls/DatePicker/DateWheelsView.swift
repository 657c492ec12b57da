import Foundation

/// A view with spinning columns for a date.
final class DateWheelsView: UIView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
  var chose: (Date) -> Void = { _ in }

  private let picker = UIPickerView(frame: .zero)
  private var rows: [DateWheelRows] = []
  private var rules = DatePickerRules()
  private var date = Date()
  /// The columns to show instead of those of the rules' mode, or `nil`.
  var columns: ((DatePickerRules) -> [DateColumn])?
  /// The size of the picker, or `nil` for the standard size.
  var ownSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { ownSize ?? UIPickerView.standardSize }

  func take(_ rules: DatePickerRules, _ date: Date) {
    let wanted = columns?(rules) ?? DateColumn.columns(rules)
    guard rules != self.rules || wanted != rows.map(\.column) else { return show(date, animated: false) }
    self.rules = rules
    self.date = date
    rows = wanted.map { DateWheelRows($0, rules, around: date) }
    picker.reloadAllComponents()
    for (component, rows) in rows.enumerated() {
      picker.selectRow(rows.row(of: date), inComponent: component, animated: false)
    }
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    for (component, rows) in rows.enumerated() {
      let wheel = picker.wheels[component]
      // A column that the user is spinning reports its row when it stops.
      guard !wheel.isTurning else { continue }
      let old = wheel.selectedRow
      let row = rows.row(of: date, near: old)
      if row != old { picker.selectRow(row, inComponent: component, animated: animated) }
    }
    for wheel in picker.wheels { wheel.refresh() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    rows[component].title(of: row)
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? DateRowLabel ?? DateRowLabel()
    let isAllowed = rows[component].allows(row, from: date)
    let isWord = rows[component].column == .month || rows[component].column == .date
    label.show(
      rows[component].title(of: row), color: isAllowed ? .label : .tertiaryLabel,
      alignment: isWord && rows.count > 1 ? .natural : .center)
    return label
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let weights = rows.map { rows -> CGFloat in
      switch rows.column {
      case .date: 2.6
      case .month: 1.9
      case .year, .countedHours, .countedMinutes: 1.4
      case .day, .hour, .minute, .half: 1
      }
    }
    let gaps = UIPickerView.gap * CGFloat(max(0, rows.count - 1))
    let sum = weights.reduce(0, +)
    // The columns for numbers are close together in the middle, as on an iPhone (the 60 points are assumed).
    let isTime = rows.allSatisfy { [.hour, .minute, .half].contains($0.column) }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let most: CGFloat = isTime && !isLarge ? 60 * sum : 300
    return max(0, min(bounds.width - 2 * UIPickerView.margin - gaps, most)) * weights[component] / sum
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let new = rows[component].date(date, at: row)
    let middle = rows[component].middle(of: row)
    if middle != row { pickerView.selectRow(middle, inComponent: component, animated: false) }
    // If the user can't choose the row, the picker spins the column back to its current date.
    chose(new)
  }
}

/// The view of a row in a date picker's column.
final class DateRowLabel: UIView {
  private let label = PickerRowLabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? { label.text }
  var textColor: UIColor? { label.textColor }

  func show(_ title: String, color: UIColor, alignment: NSTextAlignment) {
    label.show(title, color: color, alignment: alignment)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 6, dy: 0)
  }
}
