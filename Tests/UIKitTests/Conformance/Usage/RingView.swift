import UIKit

/// A layer with an initializer and a value of its own, as charts and progress rings have.
final class RingLayer: CAShapeLayer {
  var progress: CGFloat = 0 { didSet { strokeEnd = progress } }
  private(set) var origin = "none"

  override init() {
    super.init()
    origin = "init"
    fillColor = nil
    lineWidth = 6
    strokeEnd = 0
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let ring = layer as? RingLayer else { return }
    origin = "copy of \(ring.origin)"
    progress = ring.progress
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A layer that adds nothing to its initializers.
final class PlainLayer: CALayer {
  var note = "plain"
}

/// An animation with a pace of its own.
final class SlowFade: CABasicAnimation {
  override init() {
    super.init()
    keyPath = "opacity"
    duration = 2
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that is drawn by a layer of its own class.
final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }

  var ring: RingLayer? { layer as? RingLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring?.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).cgPath
  }
}
