import UIKit

/// A card with constraints in code, as most apps write it: a picture next to two lines, and a button below.
final class ProfileCard: UIView {
  let picture = UIImageView()
  let name = UILabel()
  let about = UILabel()
  let follow = UIButton(type: .system)
  private var compact: [NSLayoutConstraint] = []
  private var regular: [NSLayoutConstraint] = []
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    name.font = .preferredFont(forTextStyle: .headline)
    name.adjustsFontForContentSizeCategory = true
    about.font = .preferredFont(forTextStyle: .body)
    about.numberOfLines = 0
    about.textColor = .secondaryLabel
    follow.setTitle("Follow", for: .normal)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    for view in [picture, name, about, follow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    name.setContentCompressionResistancePriority(.required, for: .vertical)
    about.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    let margins = layoutMarginsGuide
    let bottom = follow.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      name.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1),
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      about.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      about.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      about.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      follow.topAnchor.constraint(greaterThanOrEqualTo: about.bottomAnchor, constant: 8),
      follow.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
      follow.leadingAnchor.constraint(equalTo: margins.leadingAnchor), bottom,
    ])
    compact = [picture.widthAnchor.constraint(equalToConstant: 40)]
    regular = [picture.widthAnchor.constraint(equalToConstant: 80)]
    NSLayoutConstraint.activate(compact)
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (card: ProfileCard, _: UITraitCollection) in
      card.chooseWidth()
    }
  }

  private func chooseWidth() {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isRegular ? compact : regular)
    NSLayoutConstraint.activate(isRegular ? regular : compact)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    picture.layer.cornerRadius = picture.bounds.width / 2
  }
}

/// A view that is as large as what it draws, and draws itself.
final class Meter: UIView {
  var value: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    tintColor.setFill()
    context.fill(CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height))
  }
}

/// Labels in stack views, one of them hidden when it says nothing.
final class Summary: UIStackView {
  let title = UILabel()
  let subtitle = UILabel()

  convenience init(title: String, subtitle: String?) {
    self.init()
    axis = .vertical
    alignment = .leading
    spacing = 4
    isLayoutMarginsRelativeArrangement = true
    layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    self.title.text = title
    self.subtitle.text = subtitle
    self.subtitle.isHidden = subtitle == nil
    addArrangedSubview(self.title)
    addArrangedSubview(self.subtitle)
  }
}
