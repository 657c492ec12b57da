import UIKit

/// The kinds of rows in the small tables.
enum UpdateBar: CaseIterable {
  case stays, goes, comes, moves, comesWithSection

  var color: UIColor {
    switch self {
    case .stays: .systemGray3
    case .goes: .systemRed
    case .comes: .systemGreen
    case .moves: .systemOrange
    case .comesWithSection: .systemIndigo
    }
  }
}

/// A row that is one bar of color.
final class UpdateBarCell: UITableViewCell {
  private let bar = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .secondarySystemGroupedBackground
    bar.layer.cornerRadius = 4
    contentView.addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shown: UpdateBar) { bar.backgroundColor = shown.color }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = contentView.bounds.insetBy(dx: 6, dy: 3)
  }
}
