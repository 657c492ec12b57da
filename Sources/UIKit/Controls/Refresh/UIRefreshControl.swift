public import Foundation

/// A control above the content of a scroll view that lets the user refresh the content by pulling down.
///
/// It sends `valueChanged` once when the user pulls far enough. The app then refreshes its content and calls
/// `endRefreshing()`.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// The height of a control without a title, which is also added to the content inset (metrics.md 15).
  static let standardHeight: CGFloat = 60

  let spokes = RefreshSpokesView(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  private var refreshes = false
  /// A Boolean value that indicates whether the current drag can still start a refresh. Each drag starts at most one.
  private var mayTrigger = true
  private weak var scrollView: UIScrollView?

  /// Creates a control of the standard height.
  ///
  /// The scroll view positions it.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.standardHeight))
    prepare()
  }

  /// Creates a control.
  ///
  /// The scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control from an archive.
  ///
  /// Views can't be archived on Linux, so this is the same as `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size.height = Self.standardHeight
    // A drag that starts on the control must scroll the content.
    isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    // The control itself reads its title to VoiceOver.
    titleLabel.isAccessibilityElement = false
    for view in [spokes, titleLabel] {
      view.alpha = 0
      addSubview(view)
    }
  }

  // MARK: Refreshing

  /// A Boolean value that indicates whether a refresh is in progress.
  ///
  /// A pull or `beginRefreshing()` starts a refresh.
  open var isRefreshing: Bool { refreshes }

  /// Shows that a refresh started without a pull.
  ///
  /// The control turns and sends no event. The content inset grows, but the content doesn't scroll. To show the
  /// control, scroll to the very top.
  open func beginRefreshing() {
    guard !refreshes else { return }
    begin()
  }

  /// Shows that the refresh ended.
  ///
  /// The control stops, and the content moves back over it, with animation if animations are enabled.
  open func endRefreshing() {
    guard refreshes else { return }
    refreshes = false
    spokes.turns = false
    scrollView?.takeRefreshRoomAway()
    scrollView?.placeRefreshControl()
  }

  private func begin() {
    refreshes = true
    spokes.turns = true
    scrollView?.setRefreshInset(fittingHeight)
    scrollView?.placeRefreshControl()
  }

  // MARK: Appearance

  /// The text below the spokes, or `nil` if there is none.
  ///
  /// Text without a font or color is small and gray.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  private func showTitle() {
    titleLabel.attributedText = attributedTitle.map(withDefaults)
    if refreshes { scrollView?.setRefreshInset(fittingHeight) }
    scrollView?.placeRefreshControl()
    setNeedsLayout()
  }

  /// Updates the color of the spokes.
  ///
  /// The spokes are gray unless you set a tint color on the control itself.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spokes.color = ownTintColor ?? .systemGray
  }

  /// Returns the title with default attributes. The footnote style and the secondary label color are assumed; a device
  /// would settle it.
  private func withDefaults(_ title: NSAttributedString) -> NSAttributedString {
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let text = NSMutableAttributedString(
      string: title.string, attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
    title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    showTitle()
  }

  /// Returns a size as wide as the given one, and at least 60 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

  /// The height of the control, which is more than the standard height if the title needs it.
  var fittingHeight: CGFloat {
    guard let title = titleFit else { return Self.standardHeight }
    return max(Self.standardHeight, (Self.titleTop + title.height + 4).rounded(.up))
  }

  private static let titleTop: CGFloat = 8 + RefreshSpokesView.side + 4

  private var titleFit: CGSize? {
    guard attributedTitle?.length ?? 0 > 0 else { return nil }
    let width = max(0, (scrollView?.bounds.width ?? bounds.width) - 32)
    return titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = RefreshSpokesView.side
    let title = titleFit
    spokes.bounds.size = CGSize(width: side, height: side)
    spokes.center = CGPoint(x: bounds.midX, y: title == nil ? bounds.midY : 8 + side / 2)
    titleLabel.isHidden = title == nil
    guard let title else { return }
    titleLabel.frame = CGRect(
      x: roundedToPixel((bounds.width - title.width) / 2), y: Self.titleTop, width: title.width, height: title.height)
  }

  // MARK: Scrolling

  /// Connects the control to its new scroll view, and disconnects it from the old one.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let new = superview as? UIScrollView
    guard new !== scrollView else { return }
    scrollView?.leave(self)
    scrollView = new
    new?.join(self)
    if refreshes { new?.setRefreshInset(fittingHeight) }
  }

  /// Prepares for a new drag.
  func dragBegins() { mayTrigger = !refreshes }

  /// Starts a refresh if the user drags the content down far enough.
  ///
  /// The distance of 100 points is assumed (metrics.md 15 has reports of 100 to 130); a device would settle it.
  func follow(pull: CGFloat, isDragged: Bool) {
    guard isDragged, mayTrigger, isEnabled, pull >= Self.triggerDistance else { return }
    mayTrigger = false
    begin()
    sendActions(for: .valueChanged)
  }

  static let triggerDistance: CGFloat = 100

  /// Shows the part of the control that the content uncovers. The spokes appear one after another.
  func show(pull: CGFloat) {
    // A control that isn't refreshing appears only after the user pulls a short distance.
    let shown = refreshes ? pull / (fittingHeight / 2) : (pull - 20) / 20
    for view in [spokes, titleLabel] { view.alpha = min(max(shown, 0), 1) }
    spokes.share = min(max((pull - 20) / (Self.triggerDistance - 20), 0), 1)
  }
}
