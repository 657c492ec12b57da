import Foundation

/// A view that shows the date and the time as text. A tap on one of them opens a calendar or a time picker above the
/// window.
final class CompactDateView: UIView, DatePickerFace {
  var chose: (Date) -> Void = { _ in }

  private let datePill = DatePill(frame: .zero)
  private let timePill = DatePill(frame: .zero)
  private var rules = DatePickerRules()
  private var date = Date()
  private weak var overlay: DateOverlayView?
  private weak var openFace: (any DatePickerFace)?
  private weak var openPill: DatePill?

  private static let gap: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    datePill.tapped = { [weak self] in self?.toggle(.date) }
    timePill.tapped = { [weak self] in self?.toggle(.time) }
    for pill in [datePill, timePill] { addSubview(pill) }
  }

  required init?(coder: NSCoder) { nil }

  private var pills: [DatePill] {
    switch rules.mode {
    case .date: [datePill]
    case .time: [timePill]
    case .dateAndTime, .countDownTimer: [datePill, timePill]
    }
  }

  var naturalSize: CGSize {
    let widths = pills.map(\.intrinsicContentSize.width)
    return CGSize(
      width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1)), height: DatePill.height)
  }

  func take(_ rules: DatePickerRules, _ date: Date) {
    if rules != self.rules { overlay?.close(animated: false) }
    self.rules = rules
    datePill.isHidden = !pills.contains(datePill)
    timePill.isHidden = !pills.contains(timePill)
    datePill.accessibilityLabel = SystemWords.datePicker
    timePill.accessibilityLabel = SystemWords.timePicker
    show(date, animated: false)
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    let width = naturalSize.width
    datePill.text = rules.formatter(date: .medium, time: .none).string(from: date)
    timePill.text = rules.formatter(date: .none, time: .short).string(from: date)
    setNeedsLayout()
    openFace?.show(date, animated: animated)
    guard naturalSize.width != width else { return }
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Overlay

  private func toggle(_ mode: UIDatePicker.Mode) {
    let pill = mode == .date ? datePill : timePill
    let wasOpen = openPill === pill
    overlay?.close(animated: true)
    if !wasOpen { open(mode, beside: pill) }
  }

  private func open(_ mode: UIDatePicker.Mode, beside pill: DatePill) {
    guard let window else { return }
    let face: any DatePickerFace
    if mode == .date {
      face = CalendarDateView(frame: .zero)
    } else {
      let wheels = DateWheelsView(frame: .zero)
      wheels.ownSize = CGSize(width: 220, height: UIPickerView.standardSize.height)
      face = wheels
    }
    var rules = rules
    rules.mode = mode
    face.take(rules, date)
    face.chose = { [weak self] in self?.chose($0) }
    let overlay = DateOverlayView(face, beside: pill) { [weak self, weak pill] in
      pill?.isOpen = false
      if self?.openPill === pill { self?.openPill = nil }
    }
    (self.overlay, openFace, openPill) = (overlay, face, pill)
    pill.isOpen = true
    overlay.open(in: window)
  }

  /// Closes the overlay when the picker leaves its window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { overlay?.close(animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for pill in pills {
      let size = pill.intrinsicContentSize
      var frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
      x += size.width + Self.gap
      if isRightToLeft { frame = frame.mirrored(in: bounds) }
      pill.frame = frame
    }
    overlay?.setNeedsLayout()
  }
}
