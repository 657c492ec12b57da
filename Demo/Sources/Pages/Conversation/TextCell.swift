import UIKit

/// A cell of words.
final class TextCell: SpeechCell {
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    guard case .text(let speech, let text) = message.content else { return }
    show(speech)
    label.text = text
    label.textColor = speech.isOwn ? .white : .label
  }
}
