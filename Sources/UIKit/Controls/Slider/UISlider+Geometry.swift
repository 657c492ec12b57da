import Foundation

/// The views of a slider.
@MainActor struct SliderParts {
  /// The view that contains all visible parts, so that they fade together when the slider is disabled.
  let content = UIView()
  let minimumTrack = UIImageView()
  let maximumTrack = UIImageView()
  let knob = KnobView(
    wide: .init(opacity: 0.12, distance: 6, radius: 6.5), narrow: .init(opacity: 0.12, distance: 0.5, radius: 2))
  let knobImage = UIImageView()
  let minimumImage = UIImageView()
  let maximumImage = UIImageView()

  init() {
    content.isUserInteractionEnabled = false
    for view in [maximumTrack, minimumTrack, minimumImage, maximumImage, knob, knobImage] { content.addSubview(view) }
  }
}

extension UISlider {
  private static let trackHeight: CGFloat = 4
  private static let knobSide: CGFloat = 28
  /// The gap between the track and an image at its end (assumed).
  private static let imageGap: CGFloat = 12

  func endRect(of image: UIImage?, in bounds: CGRect) -> CGRect {
    guard let image else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    let size = image.size
    return CGRect(
      x: bounds.minX, y: roundedToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  func usualTrackRect(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    let (first, last) = isRightToLeft ? (ends[1], ends[0]) : (ends[0], ends[1])
    if !first.isEmpty { left = first.maxX + UISlider.imageGap }
    if !last.isEmpty { right = last.minX - UISlider.imageGap }
    let height = UISlider.trackHeight
    return CGRect(
      x: left, y: roundedToPixel(bounds.midY - height / 2), width: max(0, right - left), height: height)
  }

  /// Returns the frame of the knob, which overhangs the ends of the track by two points.
  func usualThumbRect(on track: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: UISlider.knobSide, height: UISlider.knobSide)
    let way = max(0, track.width + 4 - size.width)
    let part = fraction(of: value)
    return CGRect(
      x: roundedToPixel(track.minX - 2 + way * (isRightToLeft ? 1 - part : part)),
      y: roundedToPixel(track.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// Returns the position of a value between the minimum and the maximum, from 0 to 1.
  private func fraction(of value: Float) -> CGFloat {
    let (least, greatest) = (Double(minimumValue), Double(maximumValue))
    guard greatest > least, (greatest - least).isFinite else { return 0 }
    return CGFloat(min(max((Double(value) - least) / (greatest - least), 0), 1))
  }

  var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Returns the value for a position of the knob's center.
  func value(forKnobAt x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let ends = [minimumValue, maximumValue]
      .map { thumbRect(forBounds: bounds, trackRect: track, value: $0).midX }
    guard ends[0] != ends[1] else { return value }
    let part = min(max((x - ends[0]) / (ends[1] - ends[0]), 0), 1)
    return Float(Double(minimumValue) + (Double(maximumValue) - Double(minimumValue)) * Double(part))
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    parts.content.frame = bounds
    parts.content.bounds.origin = bounds.origin
    parts.content.alpha = isEnabled ? 1 : UIControl.disabledAlpha
    let split = min(max(knob.midX, track.minX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
    let right = CGRect(x: split, y: track.minY, width: track.maxX - split, height: track.height)
    place(
      parts.minimumTrack, isRightToLeft ? right : left, image: currentMinimumTrackImage,
      color: minimumTrackTintColor ?? tintColor, isLeft: !isRightToLeft)
    place(
      parts.maximumTrack, isRightToLeft ? left : right, image: currentMaximumTrackImage,
      color: maximumTrackTintColor ?? .systemFill, isLeft: isRightToLeft)
    parts.knob.isHidden = currentThumbImage != nil
    parts.knob.color = thumbTintColor ?? .white
    parts.knob.frame = knob
    parts.knobImage.image = currentThumbImage
    parts.knobImage.frame = knob
    parts.minimumImage.image = minimumValueImage
    parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximumImage.image = maximumValueImage
    parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  private func place(_ view: UIImageView, _ rect: CGRect, image: UIImage?, color: UIColor?, isLeft: Bool) {
    view.frame = rect
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil ? rect.height / 2 : 0
    view.layer.maskedCorners =
      isLeft
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }
}
