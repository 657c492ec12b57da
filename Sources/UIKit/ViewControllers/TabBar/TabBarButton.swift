import Foundation

/// The button of a tab bar item: an image above a title, or before it in a compact height, and a badge.
///
/// The numbers are those of metrics.md 3, except the badge's and those in a compact height, which are assumed.
final class TabBarButton: UIControl {
  private(set) var item: UITabBarItem?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.textAlignment = .center
    picture.contentMode = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = TabBarButton.badgeHeight / 2
    badge.clipsToBounds = true
    for view in [picture, label, badge] { addSubview(view) }
    isAccessibilityElement = true
    updateSizes()
  }

  required init?(coder: NSCoder) { nil }

  private static let badgeHeight: CGFloat = 18
  private static let imageMiddle: CGFloat = 16
  private static let labelTop: CGFloat = 29 + 2 / 3

  func show(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    self.item = item
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : 0.5
    picture.image = (isSelected ? item.selectedImage : item.image).map { image in
      image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
    }
    picture.tintColor = color
    label.text = item.title
    label.textColor = color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    item.describe(self)
    var traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
    if !item.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    setNeedsLayout()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.verticalSizeClass != traitCollection.verticalSizeClass { updateSizes() }
  }

  private func updateSizes() {
    label.font = .systemFont(ofSize: isCompact ? 13 : 10, weight: .medium)
    // The size of symbols is assumed: 18 points, large, as in tab bars.
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 18, weight: .regular, scale: isCompact ? .medium : .large)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isCompact { layOutInRow() } else { layOutInColumn() }
    // Assumed: the badge begins slightly right of the middle of the image, or of the button, at the bar's upper edge.
    let badgeWidth = max(TabBarButton.badgeHeight, badge.intrinsicContentSize.width + 10)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = isCompact ? picture.frame.midX : bounds.width / 2
    badge.frame = CGRect(
      x: roundedToPixel(middle + (isReversed ? -4 - badgeWidth : 4)), y: 1, width: badgeWidth,
      height: TabBarButton.badgeHeight)
  }

  private func layOutInColumn() {
    let size = picture.image == nil ? .zero : picture.intrinsicContentSize
    picture.frame = CGRect(
      x: roundedToPixel((bounds.width - size.width) / 2),
      y: roundedToPixel(TabBarButton.imageMiddle - size.height / 2), width: size.width, height: size.height)
    let text = label.intrinsicContentSize
    let width = min(text.width, bounds.width)
    label.frame = CGRect(
      x: roundedToPixel((bounds.width - width) / 2), y: roundedToPixel(TabBarButton.labelTop), width: width,
      height: text.height)
  }

  private func layOutInRow() {
    let size = picture.image == nil ? .zero : picture.intrinsicContentSize
    let text = label.intrinsicContentSize
    let gap: CGFloat = size.width > 0 && text.width > 0 ? 6 : 0
    let width = min(text.width, max(0, bounds.width - size.width - gap))
    let start = roundedToPixel((bounds.width - size.width - gap - width) / 2)
    func place(_ view: UIView, at x: CGFloat, _ size: CGSize) {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.frame = CGRect(
        x: isReversed ? bounds.width - x - size.width : x, y: roundedToPixel((bounds.height - size.height) / 2),
        width: size.width, height: size.height)
    }
    place(picture, at: start, size)
    place(label, at: start + size.width + gap, CGSize(width: width, height: text.height))
  }
}
