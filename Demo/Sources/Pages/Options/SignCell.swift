import UIKit

/// A row that begins with a sign: what settings and instruments have in common.
class SignCell: UITableViewCell {
  let line = SignLine()
  /// The line, and what comes below it.
  let column = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    column.addArrangedSubview(line)
    column.axis = .vertical
    column.spacing = 10
    fillContent(with: column, distance: 6.5)
    // When a row closes, it immediately hides the content that no longer fits.
    contentView.clipsToBounds = true
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: SignCell, _) in cell.arrange() }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the parts where the text size wants them.
  func arrange() { line.arrange(for: traitCollection.preferredContentSizeCategory) }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The line between two rows begins where their titles do.
    separatorInset.left = contentView.directionalLayoutMargins.leading + line.titleStart
  }
}
