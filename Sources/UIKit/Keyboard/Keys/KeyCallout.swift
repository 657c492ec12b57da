import Foundation

/// The large letter above a finger: a balloon that grows out of the key. Its measures are assumed.
final class KeyCallout: UIView {
  private let title: String
  private let keyFrame: CGRect

  /// Makes a balloon for a key.
  ///
  /// - Parameters:
  ///   - frame: The face of the key, in the keyboard's points.
  ///   - width: The keyboard's width: the balloon stays within it.
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

  private func shape(_ offset: CGFloat) -> UIBezierPath {
    let head = CGRect(x: 0, y: offset, width: bounds.width, height: 52)
    let path = UIBezierPath(roundedRect: head, cornerRadius: 10)
    path.append(
      UIBezierPath(roundedRect: keyFrame.offsetBy(dx: 0, dy: offset), cornerRadius: KeyboardLook.cornerRadius))
    let neck = UIBezierPath()
    let foot = keyFrame.minY + 8 + offset
    neck.move(to: CGPoint(x: head.minX, y: head.maxY - 12))
    neck.addCurve(
      to: CGPoint(x: keyFrame.minX, y: foot), controlPoint1: CGPoint(x: head.minX, y: head.maxY + 4),
      controlPoint2: CGPoint(x: keyFrame.minX, y: head.maxY - 4))
    neck.addLine(to: CGPoint(x: keyFrame.maxX, y: foot))
    neck.addCurve(
      to: CGPoint(x: head.maxX, y: head.maxY - 12), controlPoint1: CGPoint(x: keyFrame.maxX, y: head.maxY - 4),
      controlPoint2: CGPoint(x: head.maxX, y: head.maxY + 4))
    neck.close()
    path.append(neck)
    return path
  }

  override func draw(_ rect: CGRect) {
    KeyboardLook.shadow.setFill()
    shape(1).fill()
    KeyboardLook.letterKey.setFill()
    shape(0).fill()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: title.count > 1 ? 20 : 34), .foregroundColor: KeyboardLook.text,
    ]
    let size = title.size(withAttributes: attributes)
    title.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: 26 - size.height / 2), withAttributes: attributes)
  }
}
