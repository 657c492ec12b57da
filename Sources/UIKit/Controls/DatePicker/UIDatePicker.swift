public import Foundation

/// A control for choosing a day, a time, both, or the duration of a countdown.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  private var rules = DatePickerRules()
  private var chosen = Date()
  private var countDown: TimeInterval = 60
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?
  private(set) var face: (any DatePickerFace)?

  /// Creates a picker for a day and a time, with the current date.
  ///
  /// If the frame is empty, the picker gets the size of its style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates a picker from an archive.
  ///
  /// Views can't be archived on Linux, so the picker is new.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { rulesChanged() }

  // MARK: Mode and locale

  /// The mode of the picker.
  ///
  /// By default, the user chooses a day and a time.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { modeChanged() } }
  }

  /// The preferred style, which applies if the mode supports it.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { modeChanged() } }
  }

  /// The current style, which is never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    // As Apple documents, a countdown supports only `wheels`.
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale of names and of the order of components, or `nil` for the user's locale.
  open var locale: Locale? {
    get { ownLocale }
    set {
      ownLocale = newValue
      rulesChanged()
    }
  }

  /// The calendar of the picker, or `nil` for the user's calendar.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      rulesChanged()
    }
  }

  /// The time zone of the displayed date, or `nil` for the calendar's time zone.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      rulesChanged()
    }
  }

  /// The earliest date that the user can choose, or `nil` for no limit.
  ///
  /// It's ignored if it's later than the maximum date.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { rulesChanged() } }
  }

  /// The latest date that the user can choose, or `nil` for no limit.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { rulesChanged() } }
  }

  /// The interval between minutes that the user can choose, from 1 to 30.
  ///
  /// A number that doesn't divide 60 counts as 1.
  open var minuteInterval: Int {
    get { rules.minuteInterval }
    set {
      rules.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      rulesChanged()
    }
  }

  /// A Boolean value that indicates whether `date` is rounded down to the minute interval.
  ///
  /// The default is `true`.
  open var roundsToMinuteInterval = true

  // MARK: Chosen date

  /// The chosen date.
  ///
  /// A date outside of the bounds becomes the nearest bound. A countdown doesn't have bounds.
  open var date: Date {
    get { roundsToMinuteInterval ? rules.rounded(chosen) : chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = rules.limited(date)
    face?.show(shownDate, animated: animated)
  }

  /// The duration of a countdown in seconds, in whole minutes from 1 minute to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { countDown }
    set {
      guard newValue.isFinite else { return }
      let minutes = min(max((newValue / 60).rounded(.down), 1), 23 * 60 + 59)
      countDown = minutes * 60
      if datePickerMode == .countDownTimer { face?.show(shownDate, animated: false) }
    }
  }

  /// The date that the picker shows. A countdown is shown as a time of day.
  var shownDate: Date {
    guard datePickerMode == .countDownTimer else { return date }
    return rules.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)).addingTimeInterval(countDown)
  }

  /// Updates the picker after the user chooses a date.
  func userChose(_ date: Date) {
    let old = shownDate
    if datePickerMode == .countDownTimer {
      let parts = rules.calendar.dateComponents([.hour, .minute], from: date)
      let minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
      countDownDuration = TimeInterval(minutes > 0 ? minutes : rules.minuteInterval) * 60
    } else {
      chosen = rules.limited(date)
    }
    face?.show(shownDate, animated: true)
    if shownDate != old { sendValueChanged() }
  }

  // MARK: Style view

  private func modeChanged() {
    face?.removeFromSuperview()
    face = nil
    rulesChanged()
    // A picker that has the size of its old style gets the size of its new style.
    if let fittedSize, bounds.size == fittedSize { sizeToFit() }
  }

  /// The size that `sizeToFit()` set, or `nil`.
  private var fittedSize: CGSize?

  open override func sizeToFit() {
    super.sizeToFit()
    fittedSize = bounds.size
  }

  private func rulesChanged() {
    var calendar = ownCalendar ?? .current
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    rules.locale = ownLocale ?? SystemWords.locale
    calendar.locale = rules.locale
    // A countdown doesn't depend on the time zone or on daylight saving time.
    if datePickerMode == .countDownTimer {
      calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    }
    rules.calendar = calendar
    rules.mode = datePickerMode
    rules.minimum = minimumDate
    rules.maximum = maximumDate
    chosen = rules.limited(chosen)
    if let face {
      face.take(rules, shownDate)
      face.setNeedsLayout()
    } else {
      makeFace()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeFace() {
    let face: any DatePickerFace =
      switch datePickerStyle {
      case .compact: CompactDateView(frame: .zero)
      case .inline where datePickerMode != .time: CalendarDateView(frame: .zero)
      default: DateWheelsView(frame: .zero)
      }
    face.chose = { [weak self] in self?.userChose($0) }
    face.isUserInteractionEnabled = isEnabled
    face.alpha = isEnabled ? 1 : Self.disabledAlpha
    addSubview(face)
    self.face = face
    face.take(rules, shownDate)
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    face?.isUserInteractionEnabled = isEnabled
    face?.alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  /// The size of the style.
  ///
  /// Wheels are 320 by 216 points, text is as wide as its content, and a calendar is as high as its rows.
  open override var intrinsicContentSize: CGSize { face?.naturalSize ?? .zero }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let face else { return }
    // Text keeps its size at the leading edge. The other styles fill the available width.
    var frame = bounds
    if datePickerStyle == .compact {
      frame.size = face.naturalSize
      frame.origin.y = roundedToPixel((bounds.height - frame.height) / 2)
      if isRightToLeft { frame = frame.mirrored(in: bounds) }
    }
    face.frame = frame
  }
}

extension UIView {
  /// The date picker that contains the view.
  var enclosingDatePicker: UIDatePicker? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIDatePicker }.first
  }
}

/// A view that shows a date picker's date in one of its styles.
@MainActor protocol DatePickerFace: UIView {
  /// A closure called when the user chooses a date.
  var chose: (Date) -> Void { get set }
  var naturalSize: CGSize { get }
  /// Shows a date, by rules that can be different from the last ones.
  func take(_ rules: DatePickerRules, _ date: Date)
  func show(_ date: Date, animated: Bool)
}
