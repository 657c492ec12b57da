import Foundation

/// The balloon with a large letter above a touch. Its metrics are assumed.
final class KeyCallout: UIView {
  private let title: String
  private let keyFrame: CGRect

  /// Creates a balloon for a key.
  ///
  /// - Parameters:
  ///   - frame: The frame of the key's face in the keyboard's coordinates.
  ///   - width: The width of the keyboard, which limits the balloon.
  init(_ title: String, above frame: CGRect, width: CGFloat) {
    self.title = title
    let wide = frame.width + 22
    let x = min(max(2, frame.midX - wide / 2), width - wide - 2)
    let whole = CGRect(x: x, y: frame.minY - 58, width: wide, height: frame.height + 58 + 1)
    keyFrame = frame.offsetBy(dx: -whole.minX, dy: -whole.minY)
    super.init(frame: whole)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The outline of the balloon and the key.
  private var shape: UIBezierPath {
    let head = CGRect(x: 0.5, y: 0.5, width: bounds.width - 1, height: 52)
    let (radius, small, foot) = (CGFloat(10), KeyboardLook.cornerRadius, keyFrame.minY + 8)
    let path = UIBezierPath()
    func corner(_ corner: CGPoint, to end: CGPoint) { path.addQuadCurve(to: end, controlPoint: corner) }
    path.move(to: CGPoint(x: head.minX + radius, y: head.minY))
    path.addLine(to: CGPoint(x: head.maxX - radius, y: head.minY))
    corner(CGPoint(x: head.maxX, y: head.minY), to: CGPoint(x: head.maxX, y: head.minY + radius))
    path.addLine(to: CGPoint(x: head.maxX, y: head.maxY - 10))
    path.addCurve(
      to: CGPoint(x: keyFrame.maxX, y: foot), controlPoint1: CGPoint(x: head.maxX, y: head.maxY + 6),
      controlPoint2: CGPoint(x: keyFrame.maxX, y: head.maxY - 4))
    path.addLine(to: CGPoint(x: keyFrame.maxX, y: keyFrame.maxY - small))
    corner(CGPoint(x: keyFrame.maxX, y: keyFrame.maxY), to: CGPoint(x: keyFrame.maxX - small, y: keyFrame.maxY))
    path.addLine(to: CGPoint(x: keyFrame.minX + small, y: keyFrame.maxY))
    corner(CGPoint(x: keyFrame.minX, y: keyFrame.maxY), to: CGPoint(x: keyFrame.minX, y: keyFrame.maxY - small))
    path.addLine(to: CGPoint(x: keyFrame.minX, y: foot))
    path.addCurve(
      to: CGPoint(x: head.minX, y: head.maxY - 10), controlPoint1: CGPoint(x: keyFrame.minX, y: head.maxY - 4),
      controlPoint2: CGPoint(x: head.minX, y: head.maxY + 6))
    path.addLine(to: CGPoint(x: head.minX, y: head.minY + radius))
    corner(CGPoint(x: head.minX, y: head.minY), to: CGPoint(x: head.minX + radius, y: head.minY))
    path.close()
    return path
  }

  override func draw(_ rect: CGRect) {
    let shape = shape
    KeyboardLook.letterKey.setFill()
    shape.fill()
    KeyboardLook.shadow.withAlphaComponent(0.6).setStroke()
    shape.lineWidth = 0.5
    shape.stroke()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: title.count > 1 ? 20 : 34), .foregroundColor: KeyboardLook.text,
    ]
    let size = title.size(withAttributes: attributes)
    title.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: 26 - size.height / 2), withAttributes: attributes)
  }
}
