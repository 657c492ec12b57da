import UIKit

/// The line below a message that has replies: how many, and whether they are shown.
final class RepliesLine: UIStackView {
  /// The font of the current traits, which are the table's while a cell is filled.
  private static var font: UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .medium))
  }

  private let chevron = UIImageView()
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    spacing = 5
    alignment = .center
    label.font = Self.font
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .threadInk
    chevron.tintColor = .threadInk
    chevron.contentMode = .center
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
    addArrangedSubview(chevron)
    addArrangedSubview(label)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  /// Shows how many replies there are, beside a chevron that turns down when they are shown.
  func show(_ words: String, isUnfolded: Bool) {
    label.text = words
    let look = UIImage.SymbolConfiguration(font: Self.font, scale: .small)
    chevron.image = UIImage(systemName: isUnfolded ? "chevron.down" : "chevron.forward", withConfiguration: look)
  }
}
