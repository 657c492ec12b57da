import Foundation

/// The Back button of a navigation bar: a chevron and the title of the previous page.
final class BarBackButton: UIControl {
  private let chevron = UIImageView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  /// The gap between the chevron and the title, in points.
  private static let gap: CGFloat = 6
  /// The distance around the button within which a touch begins, in points. It reaches to the edge of the screen.
  private static let leeway: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [chevron, titleLabel] {
      addSubview(view)
      view.isAccessibilityElement = false
    }
    titleLabel.font = .systemFont(ofSize: 17)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// The bar's own attribute, because views don't inherit it.
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { chevron.semanticContentAttribute = semanticContentAttribute }
  }

  /// The chevron of a button that leads to the previous page.
  static let chevron = UIImage(
    systemName: "chevron.backward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium))

  /// Shows a title next to an image, in the bar's color unless there's another.
  func show(_ title: String, color: UIColor?, image: UIImage?) {
    titleLabel.text = title
    tintColor = color
    titleLabel.textColor = tintColor
    chevron.image = image
    accessibilityLabel = title.isEmpty ? SystemWords.back : title
  }

  /// The width of the button in points, with a title of at most a third of the bar's width.
  func width(in bar: CGRect) -> CGFloat {
    chevron.sizeThatFits(.zero).width + Self.gap + min(titleLabel.intrinsicContentSize.width, bar.width / 3)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, text) = (chevron.sizeThatFits(.zero), titleLabel.intrinsicContentSize)
    let start = image.width + Self.gap
    place(chevron, x: 0, width: image.width, height: image.height)
    place(titleLabel, x: start, width: max(0, bounds.width - start), height: text.height)
    for view in [chevron, titleLabel] { view.alpha = isHighlighted ? ButtonColors.highlight : 1 }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: roundedToPixel((bounds.height - height) / 2), width: width,
      height: height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.leeway, dy: 0).contains(point)
  }
}
