public import Foundation

/// A control that is on or off; a tap or a drag turns it over.
///
/// It is 51 by 31 points, whatever size it is given.
@MainActor @preconcurrency open class UISwitch: UIControl {
  private var on = false
  /// The state that shows: during a drag it may be ahead of `isOn`.
  private var shown = false
  private var drag: (start: CGFloat, moved: Bool)?
  /// The view of all visible parts: a disabled switch fades as one.
  private let content = UIView()
  private let track = UIView()
  private let knob = KnobView(
    wide: .init(opacity: 0.15, distance: 3, radius: 4), narrow: .init(opacity: 0.06, distance: 3, radius: 0.5))

  private static let size = CGSize(width: 51, height: 31)

  /// Makes a switch that is off.
  ///
  /// - Parameter frame: Its origin counts; the size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  /// Makes a switch from an archive. There are no archives of views on Linux: it is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    bounds = CGRect(origin: .zero, size: UISwitch.size)
  }

  private func setUp() {
    isOpaque = false
    content.isUserInteractionEnabled = false
    track.layer.cornerRadius = UISwitch.size.height / 2
    addSubview(content)
    content.addSubview(track)
    content.addSubview(knob)
    placeParts()
  }

  // MARK: Value

  /// A Boolean value that indicates whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off; sends no event.
  ///
  /// - Parameters:
  ///   - on: Whether it is on afterwards.
  ///   - animated: Whether the knob is seen to move.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    show(on, animated: animated)
  }

  private func show(_ on: Bool, animated: Bool) {
    shown = on
    change(animated: animated) { self.placeParts() }
  }

  // MARK: Look

  /// The color behind the knob while the switch is on; nil for the system's green.
  open var onTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// 49 by 31 points: the alignment rectangle is narrower than the switch.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  override var defaultContentPriorities: ContentPriorities { .controlOfFixedSize }

  /// The right two points do not count for constraints.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Returns 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// The switch's rectangle in its superview; only the origin can be set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// The switch's rectangle in its own coordinates; the size cannot be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let whole = CGRect(origin: .zero, size: UISwitch.size)
    content.frame = whole
    content.alpha = isEnabled ? 1 : UIControl.disabledAlpha
    track.frame = whole
    track.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.color = thumbTintColor ?? .white
    // Under a finger the knob stretches toward the middle.
    let width: CGFloat = isHighlighted ? 34 : 27
    let rect = CGRect(x: shown ? whole.width - width - 2 : 2, y: 2, width: width, height: 27)
    knob.frame = isRightToLeft ? rect.mirrored(in: whole) : rect
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    change(animated: true) { self.placeParts() }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, false)
    return true
  }

  /// A finger that goes far enough to a side takes the knob there (assumed: as far as half of the knob's way).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return true }
    let x = touch.location(in: self).x
    let distance = (x - drag.start) * (isRightToLeft ? -1 : 1)
    guard abs(distance) >= 10 else { return true }
    // From here the way back counts anew.
    self.drag = (x, true)
    if shown != (distance > 0) { show(distance > 0, animated: true) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    let new = drag.moved ? shown : isTouchInside ? !on : on
    guard new != on else { return show(on, animated: true) }
    setOn(new, animated: true)
    sendValueChanged()
  }

  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    show(on, animated: true)
  }
}
