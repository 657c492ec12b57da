import UIKit

/// Says below a row of a form what is wrong with it.
final class MessageFormCell: UITableViewCell {
  private let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .systemRed
    contentView.addSubview(label)
    label.pin(to: contentView, padding: 8)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: String) {
    if label.text != message { label.text = message }
  }
}

extension FormRowSettings {
  /// The row below another one that says what is wrong with it.
  static func message(at place: CallSite) -> FormRowSettings {
    var settings = FormRowSettings(MessageFormCell.self, at: place)
    settings.fill = { cell, row in
      guard let cell = cell as? MessageFormCell else { return false }
      cell.show(row.message ?? "")
      return true
    }
    return settings
  }
}

extension UIView {
  /// Fills a cell's content between its margins, with some room above and below.
  func pin(to contentView: UIView, padding: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor), trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: contentView.topAnchor, constant: padding),
      bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -padding),
    ])
  }
}
