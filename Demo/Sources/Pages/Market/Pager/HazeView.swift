import UIKit

/// The page's ground over the top of a picture, fading downward, so that the bar and the status bar can be read on it.
final class HazeView: UIView {
  /// The height of the haze, in points.
  static let height: CGFloat = 132

  private let gradient = CAGradientLayer()

  /// The opacities of the haze, from the top down.
  static let stops: [(place: Double, opacity: CGFloat)] = [(0, 0.86), (0.5, 0.72), (0.72, 0.36), (1, 0)]

  /// Returns the opacity of the haze at a distance from the top, in points.
  static func opacity(at y: CGFloat) -> CGFloat {
    let place = Double(y / height)
    for (start, end) in zip(stops, stops.dropFirst()) where place <= end.place {
      let part = CGFloat((place - start.place) / (end.place - start.place))
      return start.opacity + (end.opacity - start.opacity) * part
    }
    return 0
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradient.locations = HazeView.stops.map { NSNumber(value: $0.place) }
    layer.addSublayer(gradient)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: HazeView, _) in view.updateColors() }
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  private func updateColors() {
    let ground = MarketColors.ground.resolvedColor(with: traitCollection)
    gradient.colors = HazeView.stops.map { ground.withAlphaComponent($0.opacity).cgColor }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}
