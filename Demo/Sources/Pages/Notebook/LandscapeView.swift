import UIKit

/// The picture at the top of the notebook: the lake in the season, by day in light appearance and by night in dark.
final class LandscapeView: UIView {
  private let scene = SceneView()
  private let shade = ShadeView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  /// Creates the view with its words, as high as it wants to be.
  init(title: String, detail: String, metrics: NotebookMetrics) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 136 + metrics.landscapeGrowth))
    preservesSuperviewLayoutMargins = true
    titleLabel.text = title
    detailLabel.text = detail
    titleLabel.font = metrics.title
    detailLabel.font = metrics.detail
    detailLabel.numberOfLines = 2
    titleLabel.textColor = .white
    detailLabel.textColor = .white
    scene.layer.cornerRadius = 10
    scene.layer.cornerCurve = .continuous
    scene.clipsToBounds = true
    scene.addSubview(shade)
    for view in [scene, titleLabel, detailLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scene.frame = CGRect(
      x: layoutMargins.left, y: 4, width: bounds.width - layoutMargins.left - layoutMargins.right,
      height: bounds.height - 4)
    let inner = scene.frame.insetBy(dx: layoutMargins.left, dy: 12)
    let available = CGSize(width: inner.width, height: inner.height)
    let detailSize = detailLabel.sizeThatFits(available)
    let titleSize = titleLabel.sizeThatFits(available)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var bottom = inner.maxY
    for (label, size) in [(detailLabel, detailSize), (titleLabel, titleSize)] {
      let width = min(size.width, inner.width)
      label.frame = CGRect(
        x: mirrored ? inner.maxX - width : inner.minX, y: bottom - size.height, width: width, height: size.height)
      bottom -= size.height
    }
    // It has its full depth where the words begin.
    let height = (inner.maxY - bottom) / ShadeView.deepPart + (scene.frame.maxY - inner.maxY)
    shade.frame = CGRect(x: 0, y: scene.bounds.height - height, width: scene.bounds.width, height: height)
  }
}

/// The shade of the landscape below its words, so that they can be read: nothing at its top, most from its middle on.
private final class ShadeView: UIView {
  /// The part of its height that is as dark as words need it.
  static let deepPart: CGFloat = 0.62

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let dark = Color(0x0B2A33)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [0, 0.62, 0.74].map { dark.uiColor($0).cgColor }
    gradient?.locations = [0, 1 - Self.deepPart, 1].map { NSNumber(value: $0) }
  }

  required init?(coder: NSCoder) { nil }
}

/// The landscape without its words.
private final class SceneView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: SceneView, _) in view.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pen = Pen(main: .white, second: .white, groundColor: .white, context: context)
    context.saveGState()
    // The scene is 358 by 148; it fills the view, whatever the view's shape.
    let scale = max(bounds.width / 358, bounds.height / 148)
    context.translateBy(x: (bounds.width - 358 * scale) / 2, y: bounds.height - 148 * scale)
    context.scaleBy(x: scale, y: scale)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      // The words are on the other side, so the reeds must be on the other side as well.
      context.translateBy(x: 358, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    pen.lake(traitCollection.userInterfaceStyle == .dark ? .night : .day)
    context.restoreGState()
  }
}
