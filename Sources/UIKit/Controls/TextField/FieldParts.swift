import Foundation

/// The views of a text field.
@MainActor final class FieldParts {
  let border = FieldBorderView()
  let canvas = FieldCanvasView()
  let cursor = TextCursorView()
  var clearButton: UIButton?
}

/// The view that draws the border of a text field and its background.
@MainActor final class FieldBorderView: UIView {
  /// The corner radius of a rounded border, in points (assumed).
  static let radius: CGFloat = 5

  var style = UITextField.BorderStyle.none { didSet { if style != oldValue { setNeedsDisplay() } } }
  var fill: UIColor? { didSet { setNeedsDisplay() } }
  var image: UIImage? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    switch style {
    case .none: image?.draw(in: bounds)
    case .line:
      image?.draw(in: bounds)
      UIColor.label.setStroke()
      UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
    case .bezel:
      image?.draw(in: bounds)
      UIColor.systemGray3.setStroke()
      let frame = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
      frame.stroke()
      // The shadow along the upper-left edges makes the border look pressed in.
      let shadow = UIBezierPath()
      shadow.move(to: CGPoint(x: 1.5, y: bounds.maxY - 1))
      shadow.addLine(to: CGPoint(x: 1.5, y: 1.5))
      shadow.addLine(to: CGPoint(x: bounds.maxX - 1, y: 1.5))
      UIColor.systemGray.setStroke()
      shadow.stroke()
    case .roundedRect:
      let inset = pixel / 2
      let path = UIBezierPath(roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerRadius: Self.radius)
      (fill ?? .systemBackground).setFill()
      path.fill()
      UIColor.systemGray3.setStroke()
      path.lineWidth = pixel
      path.stroke()
    }
  }
}

/// The view in which a text field draws its text, clipped to the view's bounds.
@MainActor final class FieldCanvasView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let field = parentView as? UITextField else { return }
    if field.hasText { (field as any TextDrawer).drawText(in: bounds) } else { field.drawPlaceholder(in: bounds) }
  }
}
