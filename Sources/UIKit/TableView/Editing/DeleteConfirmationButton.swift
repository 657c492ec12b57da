import Foundation

/// The red button at the end of a cell that confirms the deletion of the row.
final class DeleteConfirmationButton: UIControl {
  private let label = UILabel()
  /// The width of the safe area at the cell's end, in points.
  var coveredEnd: CGFloat = 0 {
    didSet { if coveredEnd != oldValue { setNeedsLayout() } }
  }
  /// A closure that turns off clipping of the cell.
  var unclip: (() -> Void)?

  /// The padding on either side of the title, and the minimum width, in points (metrics.md 9, "Swipe action button").
  private static let margin: CGFloat = 15
  private static let leastWidth: CGFloat = 74
  /// The maximum part of a cell's width for a long title (assumed).
  private static let greatestPart: CGFloat = 0.6

  init(title: String) {
    super.init(frame: .zero)
    isOpaque = false
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The button's title.
  var title: String? { label.text }

  /// Returns the width of the button in a cell.
  func width(beside covered: CGFloat, in cell: UITableViewCell) -> CGFloat {
    let natural = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let wanted = ceiledToPixel(natural.width) + 2 * Self.margin
    return max(Self.leastWidth, min(wanted, roundedToPixel(cell.bounds.width * Self.greatestPart))) + covered
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGRect(x: isMirrored ? coveredEnd : 0, y: 0, width: bounds.width - coveredEnd, height: bounds.height)
    label.frame = room.insetBy(dx: Self.margin, dy: 0)
  }

  override func controlStateDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIBezierPath(rect: bounds).fill()
    guard isHighlighted else { return }
    // Assumed: the button is slightly darker while it's pressed.
    UIColor.black.withAlphaComponent(0.2).setFill()
    UIBezierPath(rect: bounds).fill()
  }
}
