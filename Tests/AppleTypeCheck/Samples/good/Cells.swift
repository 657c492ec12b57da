import UIKit

final class GoodsCell: UITableViewCell {
  private let name = UILabel()
  private var token: NSObject?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    name.translatesAutoresizingMaskIntoConstraints = false
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    contentView.addSubview(name)
    let height = name.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor, constant: -8),
      name.topAnchor.constraint(equalToSystemSpacingBelow: contentView.topAnchor, multiplier: 1),
      contentView.bottomAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
      name.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.5),
      height,
    ])
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    name.text = nil
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    name.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).insetBy(dx: 4, dy: 4)
  }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width,
      height: super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height.rounded(.up))
  }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 3) }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}

class PlainCell: UITableViewCell {}
final class BoxedCell<Content: Sendable>: UITableViewCell { var content: Content? }
final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}
final class Badge: UIView {
  let count: Int
  init(count: Int) { self.count = count; super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  override var description: String { "Badge \(count)" }
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor func register(_ table: UITableView) {
  table.register(GoodsCell.self, forCellReuseIdentifier: "goods")
  table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
  _ = PlainCell()
  _ = PlainCell(style: .subtitle, reuseIdentifier: nil)
  _ = BoxedCell<Int>(style: .default, reuseIdentifier: "x")
  _ = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
}
