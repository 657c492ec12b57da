public import Foundation

/// A view that shows a configuration in place of missing content.
@MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let background: BackgroundConfigurationView
  private let picture = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let button = UIButton(type: .system)
  private let secondButton = UIButton(type: .system)

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    background = BackgroundConfigurationView(configuration.background)
    super.init(frame: .zero)
    prepare()
  }

  /// Creates an empty view, because views can't be archived on Linux.
  public required init?(coder: NSCoder) {
    shown = .empty()
    background = BackgroundConfigurationView(.clear())
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    for view in [background, picture, wheel, label, secondLabel, button, secondButton] as [UIView] { addSubview(view) }
    for (button, secondary) in [(button, false), (secondButton, true)] {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self else { return }
          let properties = secondary ? shown.secondaryButtonProperties : shown.buttonProperties
          properties.primaryAction?.performWithSender(button, target: nil)
        }, for: .primaryActionTriggered)
    }
    apply()
  }

  /// The configuration that the view shows.
  ///
  /// Setting it updates the view. A configuration of another type raises an exception.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        raise(.invalidArgument, "Unsupported configuration for \(self): \(newValue)")
      }
      guard new != shown else { return }
      shown = new
      apply()
    }
  }

  private func apply() {
    background.configuration = shown.background
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    let image = shown.imageProperties
    picture.preferredSymbolConfiguration = image.preferredSymbolConfiguration
    picture.image = shown.image
    picture.tintColor = image.tintColor
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = image.cornerRadius
    picture.clipsToBounds = image.cornerRadius > 0
    picture.isHidden = shown.image == nil
    if shown.look == .loading, shown.image == nil { wheel.startAnimating() } else { wheel.stopAnimating() }
    wheel.color = image.tintColor ?? .secondaryLabel
    apply(shown.text, shown.attributedText, shown.textProperties, to: label)
    apply(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, to: secondLabel)
    apply(shown.button, shown.buttonProperties, to: button)
    apply(shown.secondaryButton, shown.secondaryButtonProperties, to: secondButton)
    setNeedsLayout()
  }

  private func apply(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.isHidden = text?.isEmpty ?? true
  }

  private func apply(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    to button: UIButton
  ) {
    // The action provides the title and the image if the configuration has none.
    var configuration = configuration
    if configuration.title == nil, let title = properties.primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    if configuration.image == nil { configuration.image = properties.primaryAction?.image }
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.isHidden = configuration.title == nil && configuration.subtitle == nil && configuration.image == nil
  }

  // MARK: Layout

  /// The visible parts, with the space above each.
  private var parts: [(view: UIView, gap: CGFloat)] {
    let parts: [(UIView, CGFloat)] = [
      (picture, 0), (wheel, 0), (label, shown.imageToTextPadding), (secondLabel, shown.textToSecondaryTextPadding),
      (button, shown.textToButtonPadding), (secondButton, shown.buttonToSecondaryButtonPadding),
    ]
    let seen = parts.filter { !$0.0.isHidden }
    return seen.enumerated().map { ($1.0, $0 == 0 ? 0 : $1.1) }
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if view === picture { return picture.intrinsicContentSize.fitting(within: shown.imageProperties.maximumSize) }
    if let label = view as? UILabel {
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    let size = view.intrinsicContentSize
    return CGSize(width: min(size.width, width), height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = bounds.inset(by: layoutMargins)
    let parts = parts.map { ($0.view, $0.gap, size(of: $0.view, width: room.width)) }
    let height = parts.reduce(0) { $0 + $1.1 + $1.2.height }
    var y = shown.alignment == .center ? max(room.minY, room.midY - height / 2) : room.minY
    for (view, gap, size) in parts {
      y += gap
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = min(size.width, room.width)
      let x: CGFloat =
        switch shown.alignment {
        case .center: room.midX - width / 2
        case .natural: isReversed ? room.maxX - width : room.minX
        }
      view.frame = CGRect(x: roundedToPixel(x), y: roundedToPixel(y), width: width, height: size.height)
      y += size.height
    }
  }
}
