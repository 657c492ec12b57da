public import Foundation

/// A control to choose a value between two others by dragging a knob along a line.
@MainActor @preconcurrency open class UISlider: UIControl {
  private var current: Float = 0
  private var least: Float = 0
  private var greatest: Float = 1
  /// The distance of the finger from the knob's middle during a drag.
  private var grip: CGFloat?
  let parts = SliderParts()
  private var images = SliderImages()

  /// Makes a slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider from an archive. There are no archives of views on Linux: it goes from 0 to 1, at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    addSubview(parts.content)
  }

  // MARK: Value

  /// The value, always between the minimum and the maximum. Setting it sends no event; what is no number is ignored
  /// (assumed).
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; sends no event.
  ///
  /// - Parameters:
  ///   - value: Moved into the range if it lies outside.
  ///   - animated: Whether the knob is seen to move.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    current = min(max(value, least), greatest)
    change(animated: animated) { self.placeParts() }
  }

  /// Moves the value up by a tenth of the range (reported), and sends the event.
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  /// Moves the value down by a tenth of the range (reported), and sends the event.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by part: Float) {
    guard isEnabled else { return }
    let old = current
    value = current + (greatest - least) * part
    if current != old { sendValueChanged() }
  }

  /// The value at the leading end; 0 by default. A larger maximum or value is moved up to it.
  open var minimumValue: Float {
    get { least }
    set {
      guard !newValue.isNaN else { return }
      least = newValue
      greatest = max(greatest, least)
      value = current
    }
  }

  /// The value at the trailing end; 1 by default. A larger minimum or value is moved down to it.
  open var maximumValue: Float {
    get { greatest }
    set {
      guard !newValue.isNaN else { return }
      greatest = newValue
      least = min(least, greatest)
      value = current
    }
  }

  /// A Boolean value that indicates whether events are sent while the finger moves, not only when it is lifted.
  open var isContinuous = true

  // MARK: Look

  /// An image at the leading end.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// An image at the trailing end.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The color of the line before the knob; nil for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The color of the line behind the knob; nil for the system's.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Shows an image in place of the knob in a state; nil for none.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
    setNeedsLayout()
  }

  /// Shows an image, stretched, in place of the line before the knob in a state; nil for none.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[state] = image
    setNeedsLayout()
  }

  /// Shows an image, stretched, in place of the line behind the knob in a state; nil for none.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[state] = image
    setNeedsLayout()
  }

  /// Returns the image that was set for the knob in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }

  /// Returns the image that was set for the line before the knob in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }

  /// Returns the image that was set for the line behind the knob in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }

  /// The image that is shown for the knob now; nil where it is the slider's own.
  open var currentThumbImage: UIImage? { images.thumb.shown(in: state) }

  /// The image that is shown for the line before the knob now; nil where it is the slider's own.
  open var currentMinimumTrackImage: UIImage? { images.minimumTrack.shown(in: state) }

  /// The image that is shown for the line behind the knob now; nil where it is the slider's own.
  open var currentMaximumTrackImage: UIImage? { images.maximumTrack.shown(in: state) }

  /// 34 points high; no width is asked for.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  /// Returns 34 points of height; the width is the slider's own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 34) }

  /// Returns the frame of the line.
  ///
  /// - Parameter bounds: The slider's.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { usualTrackRect(in: bounds) }

  /// Returns the frame of the knob.
  ///
  /// - Parameters:
  ///   - bounds: The slider's.
  ///   - rect: The frame of the line.
  ///   - value: The value that the knob stands for.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    usualThumbRect(on: rect, value: value)
  }

  /// Returns the frame of the image at the leading end; empty if there is none.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let rect = endRect(of: minimumValueImage, in: bounds)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Returns the frame of the image at the trailing end; empty if there is none.
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

  /// Follows a finger that is put down on the knob, or near it; the line answers to no touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let knob = currentThumbRect
    // As wide as a finger, at least.
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

  /// The lifting of the finger is an event too, also of a continuous slider (assumed: apps read the touch's phase in
  /// it).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard grip != nil else { return }
    grip = nil
    sendValueChanged()
  }

  open override func cancelTracking(with event: UIEvent?) { grip = nil }
}
