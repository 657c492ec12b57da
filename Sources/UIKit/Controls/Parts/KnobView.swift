import Foundation

/// A knob that a finger moves: a round plate that throws two shadows, a wide faint one and a narrow one.
final class KnobView: UIView {
  /// A shadow straight below.
  struct Shadow {
    var opacity: Float
    var distance: CGFloat
    var radius: CGFloat
  }

  /// Throws the wide shadow; the plate itself throws the narrow one.
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
    // A hair of darkness around the plate sets it off from white.
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

  /// The radius of the corners; half of the height if it is nil.
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
