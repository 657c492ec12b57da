import Foundation

/// The button of a swipe action.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The width of the safe area at the row's edge, next to the button's content, in points.
  var coveredWidth: CGFloat = 0 {
    didSet { if coveredWidth != oldValue { setNeedsLayout() } }
  }
  /// The width of the button when the row is open, in points.
  var restWidth: CGFloat = 0
  /// A Boolean value that indicates whether the content stays at the inner edge while the button fills the row.
  var staysInside = false
  /// A Boolean value that indicates whether the row's content lies to the left of the button.
  private let isOnRight: Bool

  /// The padding on either side of the title, and the minimum width, in points (metrics.md 9, "Swipe action button").
  private static let margin: CGFloat = 15
  private static let leastWidth: CGFloat = 74
  /// The maximum part of a row's width for a long title (assumed, as for the button that confirms a deletion).
  private static let greatestPart: CGFloat = 0.6
  /// The minimum height of a row that shows an action's title below its image (reported: 91 points).
  private static let heightForBoth: CGFloat = 91
  private static let gap: CGFloat = 4

  init(_ action: UIContextualAction, isOnRight: Bool) {
    self.action = action
    self.isOnRight = isOnRight
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    // The font size is 15 points at the default text size.
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    action = UIContextualAction()
    isOnRight = true
    super.init(coder: coder)
  }

  /// Returns whether the button shows its title in a row of a height.
  private func showsTitle(height: CGFloat) -> Bool {
    guard let title = action.title, !title.isEmpty else { return false }
    return action.image == nil || height >= Self.heightForBoth
  }

  /// Returns the width of the button in a row, without the safe area.
  func naturalWidth(in size: CGSize) -> CGFloat {
    let greatest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let title = showsTitle(height: size.height) ? label.sizeThatFits(greatest).width : 0
    let wanted = ceiledToPixel(max(title, action.image?.size.width ?? 0)) + 2 * Self.margin
    return max(Self.leastWidth, min(wanted, roundedToPixel(size.width * Self.greatestPart)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = restWidth - coveredWidth
    // While the button is narrower than its content, the content appears from its start.
    let spare = max(0, bounds.width - coveredWidth - width)
    let inner = staysInside ? 0 : roundedToPixel(spare / 2)
    let start = isOnRight ? inner : bounds.width - inner - width
    let box = CGRect(x: start, y: 0, width: width, height: bounds.height).insetBy(dx: Self.margin, dy: 0)
    label.isHidden = !showsTitle(height: bounds.height)
    let title = label.isHidden ? CGSize.zero : label.sizeThatFits(CGSize(width: box.width, height: bounds.height))
    let image = imageView.image?.size ?? .zero
    let gap = label.isHidden || image == .zero ? 0 : Self.gap
    let top = roundedToPixel((bounds.height - image.height - gap - title.height) / 2)
    imageView.frame = CGRect(
      x: roundedToPixel(box.midX - image.width / 2), y: top, width: image.width, height: image.height)
    label.frame = CGRect(x: box.minX, y: top + image.height + gap, width: box.width, height: title.height)
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    // Assumed: the button is slightly darker while it's pressed.
    label.alpha = isHighlighted ? 0.5 : 1
    imageView.alpha = isHighlighted ? 0.5 : 1
  }
}
