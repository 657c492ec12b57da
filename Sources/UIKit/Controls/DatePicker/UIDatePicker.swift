public import Foundation

/// A control for a day, a time, both, or the length of a countdown.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  private var rules = DatePickerRules()
  private var chosen = Date()
  private var countDown: TimeInterval = 60
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?
  private(set) var face: (any DatePickerFace)?

  /// Makes a picker of a day and a time, which are now; without a size it gets that of its style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    if frame.size == .zero { sizeToFit() }
  }

  /// Makes a picker from an archive. There are no archives of views on Linux: it is a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { rulesChanged() }

  // MARK: What is asked for

  /// What the picker asks for; a day and a time by default.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { modeChanged() } }
  }

  /// The style that the picker is to have, if its mode can.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { modeChanged() } }
  }

  /// The style that the picker has; never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    // Apple documents that a countdown has wheels alone.
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale of names and order; nil for the user's.
  open var locale: Locale? {
    get { ownLocale }
    set {
      ownLocale = newValue
      rulesChanged()
    }
  }

  /// The calendar; nil for the user's.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      rulesChanged()
    }
  }

  /// The time zone of what is shown; nil for the calendar's.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      rulesChanged()
    }
  }

  /// The first moment that can be chosen; nil for no bound. It counts for nothing if it is later than the last one.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { rulesChanged() } }
  }

  /// The last moment that can be chosen; nil for no bound.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { rulesChanged() } }
  }

  /// The distance of two minutes that can be chosen, from 1 to 30; a number that does not divide 60 is 1.
  open var minuteInterval: Int {
    get { rules.minuteInterval }
    set {
      rules.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      rulesChanged()
    }
  }

  /// A Boolean value that indicates whether `date` is rounded down to a minute that can be chosen; true by default.
  open var roundsToMinuteInterval = true

  // MARK: What is chosen

  /// The moment that is chosen. One outside of the bounds is moved to the nearer one; a countdown has none.
  open var date: Date {
    get { roundsToMinuteInterval ? rules.rounded(chosen) : chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the moment; no event is sent.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = rules.limited(date)
    face?.show(shownDate, animated: animated)
  }

  /// The length of a countdown in seconds, from a minute to 23 hours and 59 minutes; in whole minutes.
  open var countDownDuration: TimeInterval {
    get { countDown }
    set {
      guard newValue.isFinite else { return }
      let minutes = min(max((newValue / 60).rounded(.down), 1), 23 * 60 + 59)
      countDown = minutes * 60
      if datePickerMode == .countDownTimer { face?.show(shownDate, animated: false) }
    }
  }

  /// What the wheels show: a countdown is the time of a day.
  var shownDate: Date {
    guard datePickerMode == .countDownTimer else { return date }
    return rules.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)).addingTimeInterval(countDown)
  }

  /// The user has chosen a moment on the face.
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

  // MARK: The face

  private func modeChanged() {
    face?.removeFromSuperview()
    face = nil
    rulesChanged()
    // A picker that had the size of its style has the size of the new one.
    if let fittedSize, bounds.size == fittedSize { sizeToFit() }
  }

  /// The size that the picker was given by its own size, if it was.
  private var fittedSize: CGSize?

  open override func sizeToFit() {
    super.sizeToFit()
    fittedSize = bounds.size
  }

  private func rulesChanged() {
    var calendar = ownCalendar ?? .current
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    rules.locale = ownLocale ?? .current
    calendar.locale = rules.locale
    // A countdown is the same in every time zone, also on a day when clocks are put forward.
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

  /// The size of the style: wheels of 320 by 216 points, texts as long as they are, a calendar as high as its rows.
  open override var intrinsicContentSize: CGSize { face?.naturalSize ?? .zero }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let face else { return }
    // Texts keep their size, and stand where reading begins; what is larger is as wide as there is room.
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
  /// The date picker that the view is a part of.
  var enclosingDatePicker: UIDatePicker? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIDatePicker }.first
  }
}

/// What a date picker shows of itself, by its style.
@MainActor protocol DatePickerFace: UIView {
  /// Called when the user has chosen a moment.
  var chose: (Date) -> Void { get set }
  var naturalSize: CGSize { get }
  /// Shows a moment by rules that may have changed.
  func take(_ rules: DatePickerRules, _ date: Date)
  func show(_ date: Date, animated: Bool)
}
