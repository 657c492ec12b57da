public import Foundation

/// A control above the content of a scroll view, which is pulled out to have the content refreshed.
///
/// It sends `valueChanged` once when it is pulled far enough; the app then refreshes, and calls `endRefreshing()`.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// The height of a control without a title, and of what it adds to the content's insets (metrics.md 15).
  static let standardHeight: CGFloat = 60

  let spokes = RefreshSpokesView(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  private var refreshes = false
  /// Whether the finger that is down may still cause a refresh: one drag causes one.
  private var mayTrigger = true
  private weak var scrollView: UIScrollView?

  /// Makes a control of the usual height; the scroll view gives it its place.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.standardHeight))
    prepare()
  }

  /// Makes a control; the scroll view gives it its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control from an archive. There are no archives of views on Linux: it is as `init()` makes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size.height = Self.standardHeight
    // A finger on it pulls the content on.
    isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    // The control says it.
    titleLabel.isAccessibilityElement = false
    for view in [spokes, titleLabel] {
      view.alpha = 0
      addSubview(view)
    }
  }

  // MARK: Refreshing

  /// A Boolean value that indicates whether a refresh is under way: a pull or `beginRefreshing()` began one.
  open var isRefreshing: Bool { refreshes }

  /// Says that the app refreshes without having been asked by a pull: the control turns, and sends no event.
  ///
  /// The content makes room for the control above it, but stays where it is: to show the control scroll to the very
  /// top.
  open func beginRefreshing() {
    guard !refreshes else { return }
    begin()
  }

  /// Says that the refresh has ended: the control is still, and the content comes back over it, with an animation
  /// where these are on.
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

  // MARK: Look

  /// The text below the spokes; none by default. Where it has no font or color, it is small and gray.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  private func showTitle() {
    titleLabel.attributedText = attributedTitle.map(withDefaults)
    if refreshes { scrollView?.setRefreshInset(fittingHeight) }
    scrollView?.placeRefreshControl()
    setNeedsLayout()
  }

  /// The color of the spokes; unless one is set they are gray, whatever the color of the views around.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spokes.color = ownTintColor ?? .systemGray
  }

  /// Assumed: a footnote in the secondary label's color; a device would settle it.
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

  /// The control's own height: as wide as the scroll view, and no lower than 60 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

  /// The height of the control: more than usual where its title needs more.
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

  /// Joins the scroll view that it was put into, and leaves the one before.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let new = superview as? UIScrollView
    guard new !== scrollView else { return }
    scrollView?.leave(self)
    scrollView = new
    new?.join(self)
    if refreshes { new?.setRefreshInset(fittingHeight) }
  }

  /// A finger begins to drag the content.
  func dragBegins() { mayTrigger = !refreshes }

  /// The content was pulled down from its place at rest by a distance; a finger that does so far enough begins a
  /// refresh.
  ///
  /// 100 points of the content's way are assumed (metrics.md 15 has reports of 100 to 130): a device would settle it.
  func follow(pull: CGFloat, isDragged: Bool) {
    guard isDragged, mayTrigger, isEnabled, pull >= Self.triggerDistance else { return }
    mayTrigger = false
    begin()
    sendActions(for: .valueChanged)
  }

  static let triggerDistance: CGFloat = 100

  /// Shows as much of the control as the content has uncovered: the spokes come one after another.
  func show(pull: CGFloat) {
    // What does not refresh is not seen before some of it is.
    let shown = refreshes ? pull / (fittingHeight / 2) : (pull - 20) / 20
    for view in [spokes, titleLabel] { view.alpha = min(max(shown, 0), 1) }
    spokes.share = min(max((pull - 20) / (Self.triggerDistance - 20), 0), 1)
  }
}
