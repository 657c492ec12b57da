import Foundation

/// The drawings on keys without titles.
@MainActor enum KeyGlyphs {
  /// Draws an upward arrow: filled if Shift is on, and with a line below if it's locked.
  static func shift(in body: CGRect, _ state: ShiftState) {
    let path = UIBezierPath()
    let (x, y) = (body.midX, body.midY)
    path.move(to: CGPoint(x: x, y: y - 9))
    for (dx, dy) in [(9, 0), (4.5, 0), (4.5, 7), (-4.5, 7), (-4.5, 0), (-9, 0)] as [(CGFloat, CGFloat)] {
      path.addLine(to: CGPoint(x: x + dx, y: y + dy))
    }
    path.close()
    path.lineWidth = 1.5
    let color = state == .off ? KeyboardLook.text : UIColor(white: 0, alpha: 1)
    color.set()
    path.stroke()
    if state != .off { path.fill() }
    if state == .locked {
      UIBezierPath(rect: CGRect(x: x - 4.5, y: y + 9.5, width: 9, height: 2)).fill()
    }
  }

  /// Draws a cross in a pentagon that points to the left.
  static func delete(in body: CGRect, isFilled: Bool) {
    let (x, y) = (body.midX, body.midY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x - 11, y: y))
    for (dx, dy) in [(-4, -8), (10, -8), (10, 8), (-4, 8)] as [(CGFloat, CGFloat)] {
      path.addLine(to: CGPoint(x: x + dx, y: y + dy))
    }
    path.close()
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    let cross = UIBezierPath()
    for (start, end) in [(-1, -3), (-1, 3)].map({ (CGPoint(x: x + $0.0, y: y + $0.1), CGPoint(x: x + 5, y: y - $0.1)) })
    {
      cross.move(to: start)
      cross.addLine(to: end)
    }
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    KeyboardLook.text.setStroke()
    KeyboardLook.text.setFill()
    path.stroke()
    if isFilled {
      path.fill()
      KeyboardLook.letterKey.setStroke()
    }
    cross.stroke()
  }
}
