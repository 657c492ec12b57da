import TableMaker
import UIKit

/// A step: its name, its effect, a sample at work, and the sample's source below it, or next to it if the cell is wide.
final class StepCell: UITableViewCell {
  /// The minimum width at which the sample and its source are side by side, in points.
  static let wide: CGFloat = 600

  private let titleLabel = UILabel()
  private let sentenceLabel = UILabel()
  private let sampleView = SampleView(isFitting: true)
  private let sourceView = SourceView()
  private let card = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sentenceLabel.textColor = .secondaryLabel
    for label in [titleLabel, sentenceLabel] { label.numberOfLines = 0 }
    let chevron = UIImageView(
      image: UIImage(
        systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold))
    )
    chevron.tintColor = .tertiaryLabel
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
    let heading = UIStackView(arrangedSubviews: [titleLabel, chevron])
    heading.spacing = 8
    heading.alignment = .center
    for view in [sampleView, sourceView] { card.addArrangedSubview(view) }
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.layer.borderWidth = 0.5
    card.clipsToBounds = true
    let rows = UIStackView(arrangedSubviews: [heading, sentenceLabel, card])
    rows.axis = .vertical
    rows.spacing = 2
    rows.setCustomSpacing(9, after: sentenceLabel)
    fillContent(with: rows, distance: 12)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: StepCell, _) in cell.drawBorder() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a step.
  func show(_ step: StepBook.Step, of menu: TeaMenu) {
    titleLabel.text = step.title
    let font = UIFont.monospacedSystemFont(ofSize: 15, weight: .semibold)
    titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: font, maximumPointSize: 24)
    sentenceLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: 34)
    sentenceLabel.text = step.sentence
    sampleView.show(step.sample, of: menu)
    sourceView.show(step)
    drawBorder()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    bounds.size.width = targetSize.width
    arrange()
    // The sample is as high as its rows are at the width that it has.
    setNeedsLayout()
    layoutIfNeeded()
    sampleView.fit()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
  }

  private func arrange() {
    let isWide = bounds.width >= Self.wide
    card.axis = isWide ? .horizontal : .vertical
    card.distribution = isWide ? .fillEqually : .fill
  }

  private func drawBorder() {
    card.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
