internal import Foundation

/// A view that highlights marked text with a background color.
@MainActor final class MarkedTextView: UIView {
  /// The rectangles of the marked text.
  var rectangles: [CGRect] = [] {
    didSet { if rectangles != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard !rectangles.isEmpty else { return }
    tintColor.withAlphaComponent(0.15).setFill()
    for rectangle in rectangles { UIBezierPath(rect: rectangle).fill() }
  }
}
