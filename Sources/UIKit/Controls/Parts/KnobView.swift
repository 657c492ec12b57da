import Foundation

/// A knob that the user drags: a round plate with a wide, faint shadow and a narrow one.
final class KnobView: UIView {
  /// A shadow below the plate.
  struct Shadow {
    var opacity: Float
    var distance: CGFloat
    var radius: CGFloat
  }

  /// The view that casts the wide shadow. The plate casts the narrow one.
  private let caster = UIView()
  private let plate = UIView()

  init(wide: Shadow, narrow: Shadow) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for (view, shadow) in [(caster, wide), (plate, narrow)] {
      view.isUserInteractionEnabled = false
      view.layer.shadowOpacity = shadow.opacity
      view.layer.shadowOffset = CGSize(width: 0, height: shadow.distance)
      view.layer.shadowRadius = shadow.radius
      addSubview(view)
    }
    // A faint border separates the plate from a white background.
    plate.layer.borderColor = CGColor(gray: 0, alpha: 0.04)
    plate.layer.borderWidth = 0.5
    color = .white
  }

  required init?(coder: NSCoder) { nil }

  /// The plate's color.
  var color: UIColor = .white {
    didSet {
      plate.backgroundColor = color
      caster.backgroundColor = color
    }
  }

  /// The radius of the corners, or `nil` for half of the height.
  var cornerRadius: CGFloat? {
    didSet { place() }
  }

  override var frame: CGRect {
    didSet { place() }
  }

  private func place() {
    for view in [caster, plate] {
      view.frame = bounds
      view.layer.cornerRadius = cornerRadius ?? min(bounds.width, bounds.height) / 2
    }
  }
}
