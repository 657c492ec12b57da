public import Foundation

/// Two buttons, minus and plus, that take a value down and up by steps.
///
/// It is 94 by 32 points, whatever size it is given.
@MainActor @preconcurrency open class UIStepper: UIControl {
  private var current: Double = 0
  private var least: Double = 0
  private var greatest: Double = 100
  private var step: Double = 1
  let parts = StepperParts()
  /// The half that the finger is on, and how often it has stepped since it was put down.
  private var press: (half: StepperHalf, count: Int)?
  private var repeating: ClockTimer?

  static let size = CGSize(width: 94, height: 32)

  /// Makes a stepper from 0 to 100 by 1, at 0.
  ///
  /// - Parameter frame: Its origin counts; the size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  /// Makes a stepper from an archive. There are no archives of views on Linux: it goes from 0 to 100 by 1, at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    bounds = CGRect(origin: .zero, size: UIStepper.size)
  }

  private func setUp() {
    isOpaque = false
    for view in parts.all { addSubview(view) }
    parts.background.layer.cornerRadius = 8
    parts.background.clipsToBounds = true
    placeParts()
  }

  // MARK: Value

  /// The value, always between the minimum and the maximum. Setting it sends no event; what is no number is ignored
  /// (assumed).
  open var value: Double {
    get { current }
    set {
      guard !newValue.isNaN else { return }
      current = min(max(newValue, least), greatest)
      setNeedsLayout()
    }
  }

  /// The least value; 0 by default. A smaller maximum or value is moved up to it.
  open var minimumValue: Double {
    get { least }
    set {
      guard !newValue.isNaN else { return }
      least = newValue
      greatest = max(greatest, least)
      value = current
    }
  }

  /// The greatest value; 100 by default. A larger minimum or value is moved down to it.
  open var maximumValue: Double {
    get { greatest }
    set {
      guard !newValue.isNaN else { return }
      greatest = newValue
      least = min(least, greatest)
      value = current
    }
  }

  /// The size of one step; 1 by default. It must be greater than 0: anything else raises an exception.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else { raise(.invalidArgument, "Step value must be greater than 0, got \(newValue)") }
      step = newValue
    }
  }

  /// A Boolean value that indicates whether a step beyond one end leads to the other.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that indicates whether the value keeps stepping while a finger is held on a button.
  open var autorepeat = true

  /// A Boolean value that indicates whether events are sent at each step, not only when the finger is lifted.
  open var isContinuous = true

  // MARK: Look

  /// Shows an image behind both buttons, stretched, in a state; nil for none.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    parts.images.background[state] = image
    setNeedsLayout()
  }

  /// Returns the image that was set behind the buttons for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { parts.images.background[state] }

  /// Shows an image between the buttons while they are in two states; nil for none.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    parts.images.dividers[StepperImages.Pair(left: leftState, right: rightState)] = image
    setNeedsLayout()
  }

  /// Returns the image that was set between the buttons for their two states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
  ) -> UIImage? {
    parts.images.dividers[StepperImages.Pair(left: state, right: state1)]
  }

  /// Shows an image for the plus in a state; nil for the stepper's own.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    parts.images.increment[state] = image
    setNeedsLayout()
  }

  /// Returns the image that was set for the plus in a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { parts.images.increment[state] }

  /// Shows an image for the minus in a state; nil for the stepper's own.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    parts.images.decrement[state] = image
    setNeedsLayout()
  }

  /// Returns the image that was set for the minus in a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { parts.images.decrement[state] }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  override var defaultContentPriorities: ContentPriorities { .controlOfFixedSize }

  /// Returns 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  /// The stepper's rectangle in its superview; only the origin can be set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  /// The stepper's rectangle in its own coordinates; the size cannot be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  /// The half that a finger presses, if it is still on it.
  var pressedHalf: StepperHalf? { isHighlighted ? press?.half : nil }

  /// Returns whether a step in a direction changes the value.
  func canStep(_ half: StepperHalf) -> Bool {
    isEnabled && (wraps ? greatest > least : half == .increment ? current < greatest : current > least)
  }

  private func half(at point: CGPoint) -> StepperHalf {
    (point.x < bounds.midX) != isRightToLeft ? .decrement : .increment
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch.location(in: self))
    guard canStep(half) else { return false }
    press = (half, 0)
    // Half a second until it repeats, then ten times a second, after two seconds of that twenty (assumed).
    if autorepeat { repeating = AnimationClock.shared.after(0.5) { [weak self] in self?.stepAgain() } }
    setNeedsLayout()
    return true
  }

  private func stepAgain() {
    guard let press else { return }
    if isHighlighted {
      step(press.half)
      self.press?.count += 1
    }
    repeating = AnimationClock.shared.after(press.count < 20 ? 0.1 : 0.05) { [weak self] in self?.stepAgain() }
  }

  /// Steps up once, for an app that makes the stepper one element: its two buttons are elements otherwise (assumed).
  open override func accessibilityIncrement() { if canStep(.increment) { adjust(.increment) } }

  /// Steps down once; see `accessibilityIncrement()`.
  open override func accessibilityDecrement() { if canStep(.decrement) { adjust(.decrement) } }

  private func adjust(_ half: StepperHalf) {
    let old = current
    step(half)
    if !isContinuous, current != old { sendValueChanged() }
  }

  private func step(_ half: StepperHalf) {
    let old = current
    var new = current + (half == .increment ? step : -step)
    if wraps {
      if new > greatest { new = least } else if new < least { new = greatest }
    }
    value = new
    if current != old, isContinuous { sendValueChanged() }
  }

  /// A press that did not repeat steps once, when the finger is lifted (assumed).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let press else { return }
    let old = current
    stopPress()
    if press.count == 0, isTouchInside { step(press.half) }
    if !isContinuous, press.count > 0 || current != old { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) { stopPress() }

  private func stopPress() {
    repeating?.cancel()
    repeating = nil
    press = nil
    setNeedsLayout()
  }
}
