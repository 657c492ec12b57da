public import Foundation

/// A control that the user turns on or off with a tap or a drag.
///
/// Its size is always 51 by 31 points.
@MainActor @preconcurrency open class UISwitch: UIControl {
  private var on = false
  /// The state that is visible. During a drag, it can differ from `isOn`.
  private var shown = false
  private var drag: (start: CGFloat, moved: Bool)?
  /// The view that contains all visible parts, so that they fade together when the switch is disabled.
  private let content = UIView()
  private let track = UIView()
  private let knob = KnobView(
    wide: .init(opacity: 0.15, distance: 3, radius: 4), narrow: .init(opacity: 0.06, distance: 3, radius: 0.5))

  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch that is off.
  ///
  /// - Parameter frame: The frame, of which only the origin is used because the size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  /// Creates a switch from an archive.
  ///
  /// Views can't be archived on Linux, so the switch is off.
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

  /// A Boolean value that indicates whether the switch is on.
  ///
  /// Setting it doesn't send an event.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event.
  ///
  /// - Parameters:
  ///   - on: A Boolean value that indicates whether to turn the switch on.
  ///   - animated: A Boolean value that indicates whether to animate the knob.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    show(on, animated: animated)
  }

  private func show(_ on: Bool, animated: Bool) {
    shown = on
    change(animated: animated) { self.placeParts() }
  }

  // MARK: Appearance

  /// The background color while the switch is on, or `nil` for the system's green.
  open var onTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// The color of the knob, or `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// The natural size of the switch, which is 49 by 31 points, like its alignment rectangle.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  override var defaultContentPriorities: ContentPriorities { .controlOfFixedSize }

  /// The insets of the alignment rectangle, which leaves out the two points at the right.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Returns the size of the switch, which is 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// The frame of the switch, of which you can set only the origin.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// The bounds of the switch, of which you can set only the origin.
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
    // The knob stretches toward the middle while the user touches the switch.
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

  /// Turns the switch when the user drags far enough to one side (assumed: half of the knob's range).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return true }
    let x = touch.location(in: self).x
    let distance = (x - drag.start) * (isRightToLeft ? -1 : 1)
    guard abs(distance) >= 10 else { return true }
    // The next drag back is measured from this point.
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
