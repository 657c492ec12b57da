import UIKit

/// A part of a sheet: a title, and below it a card of rows with hairlines between them.
final class SheetSection: UIView {
  private let rows = UIStackView()

  init(_ title: String, _ views: [UIView]) {
    super.init(frame: .zero)
    let heading = UILabel()
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .footnote)
    heading.adjustsFontForContentSizeCategory = true
    heading.textColor = .secondaryLabel
    heading.numberOfLines = 0
    heading.accessibilityTraits = .header

    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    rows.axis = .vertical
    for (index, view) in views.enumerated() {
      if index > 0 { rows.addArrangedSubview(Hairline()) }
      rows.addArrangedSubview(view)
    }
    for view in [heading, card] { add(view, to: self) }
    add(rows, to: card)
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: topAnchor),
      heading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 7),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.bottomAnchor.constraint(equalTo: bottomAnchor),
      rows.topAnchor.constraint(equalTo: card.topAnchor),
      rows.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }
}

/// A line of one pixel that begins where a row's text does.
final class Hairline: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(traitCollection.displayScale, 1))
  }
}
