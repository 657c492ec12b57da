import CoreGraphics
import QuartzCore

/// Layers and paths without any view: what a chart library has beneath.
final class Badge {
  let layer = CALayer()
  let ring = CAShapeLayer()
  let shine = CAGradientLayer()

  init() {
    layer.masksToBounds = true
    ring.fillColor = nil
    ring.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    ring.lineWidth = 4
    shine.colors = [CGColor(gray: 1, alpha: 0.5), CGColor(gray: 1, alpha: 0)]
    shine.startPoint = CGPoint(x: 0.5, y: 0)
    shine.endPoint = CGPoint(x: 0.5, y: 1)
    layer.addSublayer(ring)
    layer.addSublayer(shine)
  }

  func place(in rect: CGRect, part: CGFloat) {
    layer.frame = rect
    let bounds = layer.bounds
    ring.frame = bounds
    shine.frame = bounds
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * part, clockwise: false)
    ring.path = path
    ring.strokeEnd = 1
  }
}

/// A transaction without animations, as layouts of layers are written.
@MainActor func withoutActions(_ change: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  change()
  CATransaction.commit()
}
