import TableMaker
import UIKit

/// A tea's name, and how long it steeps: at the row's end, or below the name where letters are large.
final class TeaCell: UITableViewCell, Configurable {
  private var name = ""

  func configure(with tea: Tea, at index: Int) { show(tea) }

  /// Shows a tea.
  func show(_ tea: Tea) {
    name = tea.name
    show(tea.time)
  }

  /// Shows another detail next to the name.
  func show(_ detail: String) {
    var text = UIListContentConfiguration.valueCell()
    text.text = name
    text.secondaryText = detail
    contentConfiguration = text
  }

  /// Marks parts of the name, such as what a search has found.
  func mark(_ ranges: [Range<String.Index>]) {
    guard var text = contentConfiguration as? UIListContentConfiguration else { return }
    let marked = NSMutableAttributedString(string: name)
    for range in ranges {
      let yellow = UIColor.systemYellow.withAlphaComponent(0.4)
      marked.addAttribute(.backgroundColor, value: yellow, range: NSRange(range, in: name))
    }
    text.attributedText = marked
    contentConfiguration = text
  }
}

/// A tea that is not to be had today: its name, struck out.
final class SoldOutCell: UITableViewCell, Configurable {
  func configure(with tea: Tea, at index: Int) {
    let attributes: [NSAttributedString.Key: Any] = [
      .strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.secondaryLabel,
    ]
    textLabel?.attributedText = NSAttributedString(string: tea.name, attributes: attributes)
  }
}

/// The note about a tea, on as many lines as it needs.
final class NoteCell: UITableViewCell, Configurable {
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    fillContent(with: label, distance: 8)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with tea: Tea, at index: Int) { label.text = tea.note }
}

/// The row by which a tea is added.
final class AddCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.textColor = .systemBlue
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}

/// A header of a title and a number.
final class TeaHeader: UITableViewHeaderFooterView {
  private let titleLabel = UILabel()
  private let countLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    countLabel.font = .preferredFont(forTextStyle: .headline)
    countLabel.textColor = .secondaryLabel
    titleLabel.numberOfLines = 0
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [titleLabel, countLabel])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    for label in [titleLabel, countLabel] { label.adjustsFontForContentSizeCategory = true }
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6)
    bottom.priority = UILayoutPriority(999)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8), bottom,
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title and a number.
  func show(_ title: String, _ count: Int) {
    titleLabel.text = title
    countLabel.text = "\(count)"
  }
}

/// A number of cups, and the buttons that change it.
final class CupsCell: UITableViewCell {
  let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = stepper
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number of cups.
  func show(_ cups: Int, of title: String) {
    var text = UIListContentConfiguration.valueCell()
    text.text = title
    text.secondaryText = "\(cups)"
    contentConfiguration = text
  }
}

/// Words on a colored ground, as high as they need.
final class BannerLabel: UIView {
  private let label = UILabel()

  init(_ words: String) {
    super.init(frame: .zero)
    backgroundColor = .systemTeal.withAlphaComponent(0.2)
    label.text = words
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10), bottom,
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The note about a tea, above its menu.
final class TeaPreview: UIViewController {
  private let tea: Tea

  init(_ tea: Tea) {
    self.tea = tea
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let note = BannerLabel(tea.note)
    note.backgroundColor = .secondarySystemBackground
    view = note
    preferredContentSize = note.systemLayoutSizeFitting(
      CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

extension UIBackgroundConfiguration {
  /// A color from edge to edge, through which the ground can be seen.
  static func wash(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = color.withAlphaComponent(0.2)
    return background
  }

  /// A card with round corners, through which the ground can be seen.
  static func card(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = wash(color)
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    return background
  }
}
