import TableMaker
import UIKit

/// A person's name, and below it their place and what they watch. What a search has found is marked.
final class ObserverCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let placeLabel = UILabel()
  /// Shows the person again.
  private var refill: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    placeLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [nameLabel, placeLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let lines = UIStackView(arrangedSubviews: [nameLabel, placeLabel])
    lines.axis = .vertical
    lines.spacing = 2
    fillContent(with: lines, distance: 9)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: ObserverCell, _) in cell.refill() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a person, or where a search has found them.
  func show(_ person: Observer, match: SearchMatch? = nil, words: ObserversWords) {
    nameLabel.attributedText =
      person.name.isEmpty
      ? words.noName.colored(.secondaryLabel) : person.name.colored(.label, markedBy: match)
    refill = { [weak self] in self?.show(person, match: match, words: words) }
    let text = NSMutableAttributedString(attributedString: person.place.colored(.secondaryLabel, markedBy: match))
    // Where a dot would hang at a line's start, there are two lines.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    text.append(((isLarge ? "\n" : " · ") + words.subject(person.subject)).colored(.secondaryLabel))
    placeLabel.attributedText = text
  }
}

extension String {
  /// The text in a color, with what a search has found in it marked.
  fileprivate func colored(_ color: UIColor, markedBy match: SearchMatch? = nil) -> NSAttributedString {
    let text = NSMutableAttributedString(string: self, attributes: [.foregroundColor: color])
    for range in match?.ranges(in: self) ?? [] {
      let marks: [NSAttributedString.Key: Any] = [
        .backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4), .foregroundColor: UIColor.label,
      ]
      text.addAttributes(marks, range: NSRange(range, in: self))
    }
    return text
  }
}
