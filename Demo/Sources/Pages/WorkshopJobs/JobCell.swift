import TableMaker
import UIKit
import Workshop

/// A cell of a job: its sign; its title and price; its customer and stage.
final class JobCell: UITableViewCell {
  private let sign = UIImageView()
  private let titleLabel = UILabel()
  private let customerLabel = UILabel()
  private let priceLabel = UILabel()
  private let stageLabel = UILabel()
  private lazy var columns = PictureColumns(sign, side: JobSigns.side)
  /// The two lines, with parts that are next to each other, or, if the text is large, below each other.
  private let lines = [UIStackView(), UIStackView()]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpLooks()
    setUpLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a job.
  func show(_ job: Job, words: JobWords, signs: JobSigns) {
    arrange()
    titleLabel.text = job.title
    customerLabel.text = words.customer(of: job)
    priceLabel.text = words.price(of: job)
    stageLabel.text = words.stage(of: job)
    stageLabel.textColor = JobColors.stage(job.stage)
    if !isMeasuring { sign.image = signs.image(of: job.object, scale: max(1, traitCollection.displayScale)) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The line between two rows begins where their titles do.
    separatorInset.left = columns.lineInset(margin: contentView.directionalLayoutMargins.leading)
  }

  /// Large texts take the whole width, below the sign and below each other.
  private func arrange() {
    let category = traitCollection.preferredContentSizeCategory
    let isLarge = category.isAccessibilityCategory
    columns.arrange(for: category)
    for line in lines {
      line.axis = columns.axis
      line.alignment = isLarge ? .leading : .firstBaseline
      line.spacing = isLarge ? 2 : 8
    }
  }

  private func setUpLooks() {
    titleLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
    customerLabel.font = .preferredFont(forTextStyle: .subheadline)
    customerLabel.textColor = .secondaryLabel
    priceLabel.font = .preferredFont(forTextStyle: .subheadline)
    stageLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    for label in [titleLabel, customerLabel, priceLabel, stageLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  private func setUpLayout() {
    for (line, labels) in zip(lines, [[titleLabel, priceLabel], [customerLabel, stageLabel]]) {
      for label in labels { line.addArrangedSubview(label) }
      columns.texts.addArrangedSubview(line)
    }
    for label in [priceLabel, stageLabel] {
      // The figures keep their width; the texts next to them wrap.
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    fillContent(with: columns, distance: 10)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: JobCell, _) in cell.arrange() }
  }
}
