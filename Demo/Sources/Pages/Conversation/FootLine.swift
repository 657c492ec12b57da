import UIKit

/// The line below a message: its delivery, or how many replies it has and whether they are shown.
final class FootLine: UIStackView {
  /// The font of the current traits, which are the table's while a cell is filled.
  private static var font: UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .medium))
  }

  private let icon = UIImageView()
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    spacing = 5
    alignment = .center
    label.font = Self.font
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .threadInk
    icon.tintColor = .threadInk
    icon.contentMode = .center
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    addArrangedSubview(icon)
    addArrangedSubview(label)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the delivery or the number of replies, next to a mark or a chevron that turns down when they are shown.
  func show(_ foot: Message.Foot, isUnfolded: Bool) {
    let color: UIColor =
      switch foot.kind {
      case .replies: .threadInk
      case .sending: .secondaryLabel
      case .failed: .failedInk
      }
    let symbol: String? =
      switch foot.kind {
      case .replies: isUnfolded ? "chevron.down" : "chevron.forward"
      case .sending: nil
      case .failed: "exclamationmark.circle.fill"
      }
    (label.text, label.textColor, icon.tintColor) = (foot.words, color, color)
    let look = UIImage.SymbolConfiguration(font: Self.font, scale: .small)
    icon.image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: look) }
    icon.isHidden = symbol == nil
  }
}
