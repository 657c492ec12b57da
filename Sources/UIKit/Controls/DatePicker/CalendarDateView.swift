import Foundation

/// A calendar that shows one month, with the time below it if the mode includes one.
final class CalendarDateView: UIView, DatePickerFace {
  var chose: (Date) -> Void = { _ in }

  private let header = CalendarHeaderView(frame: .zero)
  private let weekdays = UIView()
  private let clip = UIView()
  private let monthWheels = DateWheelsView(frame: .zero)
  private let timeLabel = UILabel(frame: .zero)
  private let time = CompactDateView(frame: .zero)
  private var monthView: CalendarMonthView?
  private var rules = DatePickerRules()
  private var date = Date()
  private var isChoosingMonth = false

  // The heights of an iPhone's calendar, which is 330 to 360 points high in total (metrics.md 15).
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let timeHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    header.titleTapped = { [weak self] in self?.toggleMonthWheels() }
    header.moved = { [weak self] in self?.move(by: $0) }
    monthWheels.columns = DateColumn.monthAndYear
    monthWheels.alpha = 0
    monthWheels.isHidden = true
    monthWheels.chose = { [weak self] in self?.choseMonth($0) }
    timeLabel.font = .systemFont(ofSize: 17)
    time.chose = { [weak self] in self?.chose($0) }
    for view in [header, weekdays, clip, monthWheels, timeLabel, time] { addSubview(view) }
    for isForward in [true, false] {
      let swipe = CalendarSwipeGestureRecognizer()
      swipe.direction = isForward ? .left : .right
      swipe.swiped = { [weak self] in
        guard let self, !isChoosingMonth else { return }
        move(by: isForward != isRightToLeft ? 1 : -1)
      }
      clip.addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var hasTime: Bool { rules.mode == .dateAndTime }

  var naturalSize: CGSize {
    let rows = 6 * CalendarMonthView.rowHeight
    let time = hasTime ? Self.timeHeight : 0
    return CGSize(width: 320, height: Self.headerHeight + Self.weekdayHeight + rows + time + Self.margin)
  }

  func take(_ rules: DatePickerRules, _ date: Date) {
    let isNew = rules != self.rules || monthView == nil
    self.rules = rules
    timeLabel.text = SystemWords.time
    timeLabel.isHidden = !hasTime
    time.isHidden = !hasTime
    if hasTime {
      var timeRules = rules
      timeRules.mode = .time
      time.take(timeRules, date)
    }
    if isNew {
      showWeekdays()
      monthView?.removeFromSuperview()
      monthView = nil
    }
    show(date, animated: false)
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    let month = CalendarMonth(containing: date, calendar: rules.calendar)
    // The month that the user turned to stays visible until the user chooses another day.
    if monthView?.month.contains(date) != true { show(month, animated: animated) }
    monthView?.select(date)
    if hasTime { time.show(date, animated: animated) }
  }

  private func showWeekdays() {
    for view in weekdays.subviews { view.removeFromSuperview() }
    let month = CalendarMonth(containing: date, calendar: rules.calendar)
    for name in month.weekdays(rules.formatter("E")) {
      let label = UILabel(frame: .zero)
      label.text = name.uppercased(with: rules.locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      // VoiceOver skips the weekday labels because each day's label includes its weekday.
      label.isAccessibilityElement = false
      weekdays.addSubview(label)
    }
    setNeedsLayout()
  }

  // MARK: Months

  private func show(_ month: CalendarMonth, animated: Bool) {
    let old = monthView
    let new = CalendarMonthView(month, rules) { [weak self] day in
      guard let self else { return }
      chose(rules.date(onDay: day, atTimeOf: date))
    }
    monthView = new
    clip.addSubview(new)
    new.select(date)
    showHeader()
    setNeedsLayout()
    guard animated, window != nil, UIView.areAnimationsEnabled, let old else { return old?.removeFromSuperview() ?? () }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let isLater = (month.start > old.month.start) != isRightToLeft
    let width = clip.bounds.width * (isLater ? 1 : -1)
    old.isUserInteractionEnabled = false
    new.transform = CGAffineTransform(translationX: width, y: 0)
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      new.transform = .identity
      old.transform = CGAffineTransform(translationX: -width, y: 0)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  private func showHeader() {
    guard let month = monthView?.month else { return }
    header.show(rules.formatter("yMMMM").string(from: month.start), isOpen: isChoosingMonth)
    header.earlier.isEnabled = rules.allows(.month, of: month.adding(months: -1).start)
    header.later.isEnabled = rules.allows(.month, of: month.adding(months: 1).start)
  }

  /// Shows another month without changing the chosen day.
  private func move(by months: Int) {
    guard let month = monthView?.month.adding(months: months), rules.allows(.month, of: month.start) else { return }
    show(month, animated: true)
  }

  private func toggleMonthWheels() {
    guard let month = monthView?.month else { return }
    isChoosingMonth.toggle()
    showHeader()
    if isChoosingMonth { monthWheels.take(rules, month.start) }
    let wheelsShow = isChoosingMonth
    if wheelsShow { monthWheels.isHidden = false }
    UIView.animate(withDuration: 0.25) {
      self.monthWheels.alpha = wheelsShow ? 1 : 0
      self.clip.alpha = wheelsShow ? 0 : 1
      self.weekdays.alpha = wheelsShow ? 0 : 1
    } completion: { _ in
      self.monthWheels.isHidden = !self.isChoosingMonth
    }
  }

  /// Moves the chosen date to another month. It keeps the day if the month has it.
  private func choseMonth(_ month: Date) {
    let parts = rules.calendar.dateComponents([.year, .month], from: month)
    var new = rules.date(date, replacing: .year, by: parts.year ?? 1)
    new = rules.date(new, replacing: .month, by: parts.month ?? 1)
    chose(new)
    monthWheels.show(date, animated: true)
    showHeader()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.headerHeight)
    let inner = CGRect(x: Self.margin, y: 0, width: max(0, bounds.width - 2 * Self.margin), height: 0)
    weekdays.frame = CGRect(
      x: inner.minX, y: Self.headerHeight, width: inner.width, height: Self.weekdayHeight)
    let width = inner.width / 7
    for (index, label) in weekdays.subviews.enumerated() {
      let frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.weekdayHeight)
      label.frame = isRightToLeft ? frame.mirrored(in: weekdays.bounds) : frame
    }
    let rows = 6 * CalendarMonthView.rowHeight
    clip.frame = CGRect(
      x: inner.minX, y: weekdays.frame.maxY, width: inner.width, height: rows)
    if let monthView {
      monthView.bounds.size = clip.bounds.size
      monthView.center = CGPoint(x: clip.bounds.midX, y: clip.bounds.midY)
    }
    monthWheels.frame = CGRect(x: 0, y: Self.headerHeight, width: bounds.width, height: rows + Self.weekdayHeight)
    guard hasTime else { return }
    let y = clip.frame.maxY
    let size = time.naturalSize
    let label = CGRect(x: 16, y: y, width: bounds.width / 2, height: Self.timeHeight)
    let pill = CGRect(
      x: bounds.width - 16 - size.width, y: y + roundedToPixel((Self.timeHeight - size.height) / 2), width: size.width,
      height: size.height)
    timeLabel.frame = isRightToLeft ? label.mirrored(in: bounds) : label
    time.frame = isRightToLeft ? pill.mirrored(in: bounds) : pill
  }
}

/// A gesture recognizer for a swipe to another month.
final class CalendarSwipeGestureRecognizer: UISwipeGestureRecognizer {
  var swiped: () -> Void = {}

  override var state: State {
    didSet { if state == .ended { swiped() } }
  }
}
