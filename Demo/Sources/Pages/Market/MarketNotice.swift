import UIKit

/// The notice in the place of a market that is still loading, is empty, or cannot be read.
final class MarketNotice: UIView {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let button = UIButton(configuration: .borderedProminent())
  private let pictures: MarketPictures

  /// Called when the user wants another try.
  var onTryAgain: (() -> Void)?

  init(pictures: MarketPictures) {
    self.pictures = pictures
    super.init(frame: .zero)
    backgroundColor = MarketColors.ground
    let bold = UIFont.systemFont(ofSize: 20, weight: .semibold)
    titleLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: bold)
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = MarketColors.quiet
    for label in [titleLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    picture.contentMode = .scaleAspectFit
    spinner.color = MarketColors.tint
    button.configuration?.baseBackgroundColor = MarketColors.tint
    button.configuration?.baseForegroundColor = MarketColors.ground
    button.addAction(UIAction { [weak self] _ in self?.onTryAgain?() }, for: .touchUpInside)
    setUpLayout()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: MarketNotice, _) in view.drawPicture() }
    drawPicture()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows words, and what goes on.
  ///
  /// - Parameters:
  ///   - isWaiting: Whether something is on its way.
  ///   - tryAgain: What a button for another try says; there is none without.
  func show(title: String, detail: String, isWaiting: Bool = false, tryAgain: String? = nil) {
    titleLabel.text = title
    detailLabel.text = detail
    if isWaiting { spinner.startAnimating() } else { spinner.stopAnimating() }
    button.isHidden = tryAgain == nil
    button.configuration?.title = tryAgain
  }

  private func drawPicture() {
    picture.image = pictures.closedStall(isNight: traitCollection.userInterfaceStyle == .dark)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    drawPicture()
  }

  private func setUpLayout() {
    let rows = UIStackView(arrangedSubviews: [picture, titleLabel, detailLabel, spinner, button])
    rows.axis = .vertical
    rows.alignment = .center
    rows.spacing = 8
    rows.setCustomSpacing(24, after: picture)
    rows.setCustomSpacing(24, after: detailLabel)
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    let middle = rows.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor, constant: -16)
    middle.priority = .defaultHigh
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      middle, rows.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      rows.centerXAnchor.constraint(equalTo: centerXAnchor),
      rows.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -16),
      picture.widthAnchor.constraint(equalToConstant: MarketPictures.stallSize.width),
      picture.heightAnchor.constraint(equalToConstant: MarketPictures.stallSize.height),
    ])
  }
}
