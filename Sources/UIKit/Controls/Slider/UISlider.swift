public import Foundation

/// A control for choosing a value from a range by dragging a knob along a track.
@MainActor @preconcurrency open class UISlider: UIControl {
  private var current: Float = 0
  private var least: Float = 0
  private var greatest: Float = 1
  /// The distance of the touch from the knob's center during a drag.
  private var grip: CGFloat?
  let parts = SliderParts()
  private var images = SliderImages()

  /// Creates a slider with the range from 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from an archive.
  ///
  /// Views can't be archived on Linux, so the slider has the range from 0 to 1 and the value 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    addSubview(parts.content)
  }

  // MARK: Value

  /// The value, clamped to the range between the minimum and the maximum.
  ///
  /// Setting it doesn't send an event. NaN is ignored (assumed).
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending an event.
  ///
  /// - Parameters:
  ///   - value: The new value, clamped to the range.
  ///   - animated: A Boolean value that indicates whether to animate the knob.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    current = min(max(value, least), greatest)
    change(animated: animated) { self.placeParts() }
  }

  /// Increases the value by a tenth of the range (reported), and sends the event.
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  /// Decreases the value by a tenth of the range (reported), and sends the event.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by part: Float) {
    guard isEnabled else { return }
    let old = current
    value = current + (greatest - least) * part
    if current != old { sendValueChanged() }
  }

  /// The value at the leading end, which is 0 by default.
  ///
  /// A smaller maximum or value is raised to it.
  open var minimumValue: Float {
    get { least }
    set {
      guard !newValue.isNaN else { return }
      least = newValue
      greatest = max(greatest, least)
      value = current
    }
  }

  /// The value at the trailing end, which is 1 by default.
  ///
  /// A larger minimum or value is lowered to it.
  open var maximumValue: Float {
    get { greatest }
    set {
      guard !newValue.isNaN else { return }
      greatest = newValue
      least = min(least, greatest)
      value = current
    }
  }

  /// A Boolean value that indicates whether the slider sends events during a drag, and not only when it ends.
  open var isContinuous = true

  // MARK: Appearance

  /// The image at the leading end.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The image at the trailing end.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The color of the track between the minimum and the knob, or `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The color of the track between the knob and the maximum, or `nil` for the system's color.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The color of the knob, or `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Sets the image that replaces the knob in a state, or `nil` for none.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
    setNeedsLayout()
  }

  /// Sets the stretched image that replaces the track between the minimum and the knob in a state, or `nil` for none.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[state] = image
    setNeedsLayout()
  }

  /// Sets the stretched image that replaces the track between the knob and the maximum in a state, or `nil` for none.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[state] = image
    setNeedsLayout()
  }

  /// Returns the image that you set for the knob in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }

  /// Returns the image that you set for the track between the minimum and the knob in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }

  /// Returns the image that you set for the track between the knob and the maximum in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }

  /// The image of the knob in the current state, or `nil` for the slider's own.
  open var currentThumbImage: UIImage? { images.thumb.shown(in: state) }

  /// The image of the track between the minimum and the knob in the current state, or `nil` for the slider's own.
  open var currentMinimumTrackImage: UIImage? { images.minimumTrack.shown(in: state) }

  /// The image of the track between the knob and the maximum in the current state, or `nil` for the slider's own.
  open var currentMaximumTrackImage: UIImage? { images.maximumTrack.shown(in: state) }

  /// The natural size of the slider, which is 34 points high and has no width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  /// Returns a size that is 34 points high and as wide as the slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 34) }

  /// Returns the frame of the track.
  ///
  /// - Parameter bounds: The bounds of the slider.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { usualTrackRect(in: bounds) }

  /// Returns the frame of the knob.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider.
  ///   - rect: The frame of the track.
  ///   - value: The value at which the knob is placed.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    usualThumbRect(on: rect, value: value)
  }

  /// Returns the frame of the image at the leading end, which is empty if there is no image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let rect = endRect(of: minimumValueImage, in: bounds)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Returns the frame of the image at the trailing end, which is empty if there is no image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let rect = endRect(of: maximumValueImage, in: bounds)
    return isRightToLeft ? rect : rect.mirrored(in: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  /// Begins a drag if the touch is on or near the knob.
  ///
  /// The track ignores touches.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let knob = currentThumbRect
    // The touch area is at least 44 points wide and high.
    guard knob.insetBy(dx: min(0, (knob.width - 44) / 2), dy: min(0, (knob.height - 44) / 2)).contains(point) else {
      return false
    }
    grip = point.x - knob.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip else { return true }
    let old = value
    value = value(forKnobAt: touch.location(in: self).x - grip)
    if isContinuous, value != old { sendValueChanged() }
    return true
  }

  /// Ends the drag, and sends an event even if the slider is continuous.
  ///
  /// Assumed, because apps read the touch's phase in that event.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard grip != nil else { return }
    grip = nil
    sendValueChanged()
  }

  open override func cancelTracking(with event: UIEvent?) { grip = nil }
}
