import Foundation

/// An accessory or editing control of a cell. The detail button and the editing controls respond to touches.
final class CellGlyph: UIControl {
  enum Kind {
    case chevron, checkmark, detail, delete, insert, circle, chosen, reorder

    /// The size of the drawing, in points.
    var size: CGSize {
      switch self {
      case .chevron: CGSize(width: 7, height: 12)
      case .checkmark: CGSize(width: 14, height: 14)
      case .detail, .delete, .insert, .circle, .chosen: CGSize(width: 22, height: 22)
      case .reorder: CGSize(width: 21, height: 11)
      }
    }

    /// The width that the glyph takes from the content (metrics.md 5).
    var room: CGFloat {
      switch self {
      case .chevron: 10.3
      case .checkmark, .detail: 24
      case .delete, .insert, .circle, .chosen: 22
      // Assumed; close to the 60 points that metrics.md 5 gives for a margin and a reorder control.
      case .reorder: 44
      }
    }
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    isOpaque = false
    isUserInteractionEnabled = kind == .detail || kind == .delete || kind == .insert || kind == .reorder
  }

  required init?(coder: NSCoder) {
    kind = .chevron
    super.init(coder: coder)
  }

  static func kinds(of type: UITableViewCell.AccessoryType) -> [Kind] {
    switch type {
    case .none: []
    case .disclosureIndicator: [.chevron]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    case .detailDisclosureButton: [.detail, .chevron]
    }
  }

  /// Editing controls respond to touches anywhere between the cell's edge and its content, over the cell's whole
  /// height.
  ///
  /// The width is assumed from a report: such a control was 47 points wide and as high as the cell. A reorder control
  /// reaches the cell's edge.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard kind == .delete || kind == .insert || kind == .reorder, let superview else {
      return super.point(inside: point, with: event)
    }
    let above = max(0, (superview.bounds.height - bounds.height) / 2)
    return bounds.insetBy(dx: kind == .reorder ? -20 : -12.5, dy: -above).contains(point)
  }

  override func controlStateDidChange() { alpha = isHighlighted ? 0.2 : 1 }

  override func draw(_ rect: CGRect) {
    switch kind {
    case .chevron: drawChevron()
    case .checkmark: drawCheckmark()
    case .detail: drawDetail()
    case .delete: drawControl(.systemRed, isPlus: false)
    case .insert: drawControl(.systemGreen, isPlus: true)
    case .circle: drawCircle()
    case .chosen: drawChosen()
    case .reorder: drawGrip()
    }
  }

  private func drawChevron() {
    let path = UIBezierPath()
    let (back, tip): (CGFloat, CGFloat) = effectiveUserInterfaceLayoutDirection == .rightToLeft ? (6, 1) : (1, 6)
    path.move(to: CGPoint(x: back, y: 1))
    path.addLine(to: CGPoint(x: tip, y: 6))
    path.addLine(to: CGPoint(x: back, y: 11))
    stroke(path, width: 2, color: .tertiaryLabel)
  }

  private func drawCheckmark() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1.2, y: 8))
    path.addLine(to: CGPoint(x: 5, y: 12.6))
    path.addLine(to: CGPoint(x: 12.8, y: 1.4))
    stroke(path, width: 2, color: tintColor)
  }

  private func drawDetail() {
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.6, dy: 1.6))
    stroke(ring, width: 1.6, color: tintColor)
    tintColor.setFill()
    UIBezierPath(ovalIn: CGRect(x: 9.8, y: 5.4, width: 2.4, height: 2.4)).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 9.6, y: 10))
    stem.addLine(to: CGPoint(x: 11.2, y: 10))
    stem.addLine(to: CGPoint(x: 11.2, y: 15.8))
    stem.move(to: CGPoint(x: 9.2, y: 15.8))
    stem.addLine(to: CGPoint(x: 13.2, y: 15.8))
    stroke(stem, width: 1.5, color: tintColor)
  }

  private func drawControl(_ color: UIColor, isPlus: Bool) {
    color.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5)).fill()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6.5, y: 11))
    path.addLine(to: CGPoint(x: 15.5, y: 11))
    if isPlus {
      path.move(to: CGPoint(x: 11, y: 6.5))
      path.addLine(to: CGPoint(x: 11, y: 15.5))
    }
    stroke(path, width: 2, color: .white)
  }

  private func drawCircle() {
    stroke(UIBezierPath(ovalIn: bounds.insetBy(dx: 1.25, dy: 1.25)), width: 1.5, color: .tertiaryLabel)
  }

  private func drawChosen() {
    tintColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5)).fill()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6.3, y: 11.6))
    path.addLine(to: CGPoint(x: 9.6, y: 15))
    path.addLine(to: CGPoint(x: 15.7, y: 7.4))
    stroke(path, width: 2, color: .white)
  }

  private func drawGrip() {
    let path = UIBezierPath()
    for y in [1, 5.5, 10] {
      path.move(to: CGPoint(x: 1, y: y))
      path.addLine(to: CGPoint(x: 20, y: y))
    }
    stroke(path, width: 1.5, color: .tertiaryLabel)
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
