import UIKit

/// A cell that shows the mistake of the row above it.
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
  /// Returns the settings of the row that shows the mistake of the row above it.
  static func message(at location: CallSite) -> FormRowSettings {
    var settings = FormRowSettings(MessageFormCell.self, at: location)
    settings.fill = { cell, row in
      guard let cell = cell as? MessageFormCell else { return false }
      cell.show(row.message ?? "")
      return true
    }
    return settings
  }
}

extension UIView {
  /// Pins the view between the content view's margins, with padding above and below.
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
