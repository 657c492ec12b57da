public import Foundation

/// A control with a minus and a plus button that decrease and increase a value.
///
/// Its size is always 94 by 32 points.
@MainActor @preconcurrency open class UIStepper: UIControl {
  private var current: Double = 0
  private var least: Double = 0
  private var greatest: Double = 100
  private var step: Double = 1
  let parts = StepperParts()
  /// The half that the user presses, and the number of repeated steps so far.
  private var press: (half: StepperHalf, count: Int)?
  private var repeating: ClockTimer?

  static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper with the range from 0 to 100, the step 1, and the value 0.
  ///
  /// - Parameter frame: The frame, of which only the origin is used because the size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  /// Creates a stepper from an archive.
  ///
  /// Views can't be archived on Linux, so the stepper has the range from 0 to 100, the step 1, and the value 0.
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

  /// The value, clamped to the range between the minimum and the maximum.
  ///
  /// Setting it doesn't send an event. NaN is ignored (assumed).
  open var value: Double {
    get { current }
    set {
      guard !newValue.isNaN else { return }
      current = min(max(newValue, least), greatest)
      setNeedsLayout()
    }
  }

  /// The minimum value, which is 0 by default.
  ///
  /// A smaller maximum or value is raised to it.
  open var minimumValue: Double {
    get { least }
    set {
      guard !newValue.isNaN else { return }
      least = newValue
      greatest = max(greatest, least)
      value = current
    }
  }

  /// The maximum value, which is 100 by default.
  ///
  /// A larger minimum or value is lowered to it.
  open var maximumValue: Double {
    get { greatest }
    set {
      guard !newValue.isNaN else { return }
      greatest = newValue
      least = min(least, greatest)
      value = current
    }
  }

  /// The amount of one step, which is 1 by default.
  ///
  /// A value that isn't greater than 0 raises an exception.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else { raise(.invalidArgument, "Step value must be greater than 0, got \(newValue)") }
      step = newValue
    }
  }

  /// A Boolean value that indicates whether a step beyond one end continues at the other end.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that indicates whether the value keeps changing while the user holds a button.
  open var autorepeat = true

  /// A Boolean value that indicates whether the stepper sends an event for each step, and not only when the touch ends.
  open var isContinuous = true

  // MARK: Appearance

  /// Sets the stretched image behind both buttons in a state, or `nil` for none.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    parts.images.background[state] = image
    setNeedsLayout()
  }

  /// Returns the image that you set behind both buttons in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { parts.images.background[state] }

  /// Sets the image between the buttons for their two states, or `nil` for none.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    parts.images.dividers[StepperImages.Pair(left: leftState, right: rightState)] = image
    setNeedsLayout()
  }

  /// Returns the image that you set between the buttons for their two states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
  ) -> UIImage? {
    parts.images.dividers[StepperImages.Pair(left: state, right: state1)]
  }

  /// Sets the image of the increment button in a state, or `nil` for the stepper's own.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    parts.images.increment[state] = image
    setNeedsLayout()
  }

  /// Returns the image that you set for the increment button in a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { parts.images.increment[state] }

  /// Sets the image of the decrement button in a state, or `nil` for the stepper's own.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    parts.images.decrement[state] = image
    setNeedsLayout()
  }

  /// Returns the image that you set for the decrement button in a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { parts.images.decrement[state] }

  /// The natural size of the stepper, which is 94 by 32 points.
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  override var defaultContentPriorities: ContentPriorities { .controlOfFixedSize }

  /// Returns the natural size of the stepper, which is 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  /// The frame of the stepper, of which you can set only the origin.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  /// The bounds of the stepper, of which you can set only the origin.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  /// The half that the user presses, or `nil` if the touch has left the stepper.
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
    // The value repeats after half a second, ten times a second, and twenty times a second after two more seconds
    // (assumed).
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

  /// Increases the value by one step.
  ///
  /// An app that makes the stepper an accessibility element uses this. Otherwise the two buttons are the elements
  /// (assumed).
  open override func accessibilityIncrement() { if canStep(.increment) { adjust(.increment) } }

  /// Decreases the value by one step.
  ///
  /// See `accessibilityIncrement()`.
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

  /// Steps once when the touch ends, if the press didn't repeat (assumed).
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
