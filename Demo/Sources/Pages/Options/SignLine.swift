import UIKit

/// A view that rows of the page share: a sign, a title, a text at the end, and optional content below them.
///
/// Large texts are below each other, and the largest texts are below the sign.
final class SignLine: UIView {
  let sign = SignView()
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  private let column = UIStackView()
  private let line = UIStackView()
  private let texts = UIStackView()
  /// The space between the sign and the accessory when the texts are below them.
  private let space = UIView()

  /// The view at the line's end.
  var accessory = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      accessory.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
      accessory.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
      for part in line.arrangedSubviews { part.removeFromSuperview() }
      arrange(for: traitCollection.preferredContentSizeCategory)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    for label in [titleLabel, detailLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    detailLabel.textColor = .secondaryLabel
    // A long title gives way, a reading never does.
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
    for label in [titleLabel, detailLabel] { texts.addArrangedSubview(label) }
    line.spacing = 14
    line.alignment = .center
    column.addArrangedSubview(line)
    // As high as a switch, so that rows with one are no higher than others.
    line.heightAnchor.constraint(greaterThanOrEqualToConstant: 31).isActive = true
    texts.isLayoutMarginsRelativeArrangement = true
    texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    arrange(for: traitCollection.preferredContentSizeCategory)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the parts where a text size wants them.
  ///
  /// - Parameter category: The cell's, which knows its own before the views in it know theirs.
  func arrange(for category: UIContentSizeCategory) {
    let isHuge = category.isAccessibilityCategory
    let isLarge = category >= .extraExtraLarge
    texts.axis = isLarge ? .vertical : .horizontal
    texts.spacing = isLarge ? 2 : 8
    let parts = isHuge ? [sign, space, accessory] : [sign, texts, accessory]
    guard line.arrangedSubviews != parts else { return }
    for part in line.arrangedSubviews { part.removeFromSuperview() }
    for part in parts { line.addArrangedSubview(part) }
    if isHuge { column.addArrangedSubview(texts) }
  }

  /// The start of titles, from the line's leading edge.
  var titleStart: CGFloat { line.arrangedSubviews.contains(texts) ? SignView.side + line.spacing : 0 }
}
