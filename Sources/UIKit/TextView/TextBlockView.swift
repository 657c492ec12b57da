internal import Foundation

/// A view that draws one block of a text view's text, so that an edit redraws only its own block.
@MainActor final class TextBlockView: UIView {
  /// The space around the lines, in points, for letters that extend beyond them.
  static let margin: CGFloat = 24

  private var lines: BlockLines?
  private var origin = CGPoint.zero
  private var width: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// The maximum height of a view that's drawn as a whole, in points. Higher views draw only the part near the screen.
  private static let highest: CGFloat = 3000

  /// Shows lines with their upper-left corner at a point in the superview.
  func show(
    _ lines: BlockLines, at point: CGPoint, width: CGFloat, scale: CGFloat, onScreen: ClosedRange<CGFloat>
  ) {
    // The view is on whole pixels because other positions would blur all letters.
    var top = point.y - Self.margin
    var bottom = point.y + lines.height + Self.margin
    if bottom - top > Self.highest {
      // The limits change in steps so that most scrolling doesn't redraw.
      top = max(top, ((onScreen.lowerBound - 500) / 1000).rounded(.down) * 1000)
      bottom = max(top, min(bottom, ((onScreen.upperBound + 500) / 1000).rounded(.up) * 1000))
    }
    let corner = CGPoint(
      x: ((point.x - Self.margin) * scale).rounded(.down) / scale, y: (top * scale).rounded(.down) / scale)
    let frame = CGRect(
      x: corner.x, y: corner.y, width: width + 2 * Self.margin + 1, height: (bottom - top + 1).rounded(.up))
    let origin = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    if self.frame != frame { self.frame = frame }
    // A difference below a thousandth of a point is a rounding error.
    let isSamePlace = abs(origin.x - self.origin.x) < 0.001 && abs(origin.y - self.origin.y) < 0.001
    guard self.lines !== lines || !isSamePlace || self.width != width else { return }
    self.lines = lines
    self.origin = origin
    self.width = width
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let lines, let context = UIGraphicsGetCurrentContext() else { return }
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    lines.layout.draw(in: context, at: origin, width: width, ink: TextInk(color: RGBAColor(.black), scale: scale))
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsDisplay()
  }
}
