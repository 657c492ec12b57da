public import Foundation

/// A bar with buttons along an edge, usually the bottom.
///
/// It's 44 points high, or 32 in a compact height. Next to the safe area's edge, its background extends to the edge of the screen (metrics.md 3).
@MainActor @preconcurrency open class UIToolbar: UIView, UIBarPositioning {
  /// The height in points. That in a compact height is assumed.
  var standardHeight: CGFloat { isCompact ? 32 : 44 }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private let background = BarBackgroundView(frame: .zero)
  private let edgeBackground = BarBackgroundView(frame: .zero)
  private var itemViews: [UIView] = []

  /// Creates a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a toolbar.
  ///
  /// The coder isn't used because Linux has no archives of bars.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [edgeBackground, background] {
      view.lineIsAtTop = true
      addSubview(view)
    }
  }

  /// The delegate, which provides the bar's position.
  ///
  /// The bar holds it weakly.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { setNeedsLayout() }
  }

  /// The position of the bar from the delegate, or else the bottom (assumed: an iPhone would settle it).
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Items

  /// The items, from the leading side.
  ///
  /// Spaces separate them.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.toolbar === self { item.toolbar = nil }
      for item in items ?? [] { item.toolbar = self }
      showItems()
    }
  }

  /// Replaces the items, with a cross-dissolve if animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else {
      self.items = items
      return
    }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.items = items
      self.layoutIfNeeded()
    }
  }

  /// Removes the view of an item that another bar shows now.
  func lose(_ item: UIBarButtonItem) {
    if item.view?.superview === self { item.view?.removeFromSuperview() }
  }

  private func showItems() {
    let views = (items ?? []).compactMap(\.view)
    for view in itemViews where !views.contains(view) && view.superview === self { view.removeFromSuperview() }
    for view in views where view.superview !== self { addSubview(view) }
    itemViews = views
    setNeedsLayout()
  }

  /// Updates the items after one of them changed.
  func itemDidChange() { showItems() }

  // MARK: Appearance

  private var standard = UIToolbarAppearance()
  private var scrollEdge: UIToolbarAppearance?
  private var compact: UIToolbarAppearance?
  private var compactScrollEdge: UIToolbarAppearance?

  /// The appearance of the bar.
  ///
  /// Setting it copies the value.
  open var standardAppearance: UIToolbarAppearance {
    get { standard }
    set {
      standard = UIToolbarAppearance(barAppearance: newValue)
      setNeedsLayout()
    }
  }

  /// The appearance of a navigation controller's toolbar when the content ends above it.
  ///
  /// Setting it copies the value. If it's `nil`, the toolbar uses the standard appearance with a transparent
  /// background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map { UIToolbarAppearance(barAppearance: $0) }
      setNeedsLayout()
    }
  }

  /// The appearance of the bar in a compact height, such as in landscape.
  ///
  /// Setting it copies the value. If it's `nil`, the toolbar uses the standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    get { compact }
    set {
      compact = newValue.map { UIToolbarAppearance(barAppearance: $0) }
      setNeedsLayout()
    }
  }

  /// The appearance in a compact height of a navigation controller's toolbar when the content ends above it.
  ///
  /// Setting it copies the value. If it's `nil`, the toolbar uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactScrollEdge }
    set {
      compactScrollEdge = newValue.map { UIToolbarAppearance(barAppearance: $0) }
      setNeedsLayout()
    }
  }

  /// The opacity of the standard appearance, from 0 when the content ends above the bar to 1.
  var standardShare: CGFloat = 1 {
    didSet { if standardShare != oldValue { setNeedsLayout() } }
  }

  /// Updates the appearance for the end of the content.
  func showEdge(of scrollView: UIScrollView?) {
    guard let scrollView else { return standardShare = 1 }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.maxY
    standardShare = min(max(end / 8, 0), 1)
  }

  private var shownAppearance: UIToolbarAppearance { isCompact ? compact ?? standard : standard }

  private var shownScrollEdgeAppearance: UIToolbarAppearance {
    if let own = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge { return own }
    let appearance = UIToolbarAppearance(barAppearance: shownAppearance)
    appearance.configureWithTransparentBackground()
    return appearance
  }

  // MARK: Layout

  /// Returns the given width and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.verticalSizeClass != traitCollection.verticalSizeClass { invalidateIntrinsicContentSize() }
  }

  /// The bar's height, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
  }

  /// The insets by which the background extends to the edge of the screen.
  private var overhang: UIEdgeInsets {
    guard let superview else { return .zero }
    let (safe, whole) = (superview.safeAreaInsets, superview.bounds)
    switch barPosition {
    case .bottom where abs(whole.maxY - safe.bottom - frame.maxY) < 0.5:
      return UIEdgeInsets(top: 0, left: 0, bottom: safe.bottom, right: 0)
    case .topAttached where abs(whole.minY + safe.top - frame.minY) < 0.5:
      return UIEdgeInsets(top: safe.top, left: 0, bottom: 0, right: 0)
    default: return .zero
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let overhang = overhang
    let frame = CGRect(
      x: 0, y: -overhang.top, width: bounds.width, height: bounds.height + overhang.top + overhang.bottom)
    for view in [background, edgeBackground] {
      view.frame = frame
      let isAtBottom = barPosition == .bottom
      if view.lineIsAtTop != isAtBottom {
        view.lineIsAtTop = isAtBottom
        view.setNeedsLayout()
      }
    }
    background.show(shownAppearance)
    edgeBackground.show(shownScrollEdgeAppearance)
    background.alpha = standardShare
    edgeBackground.alpha = 1 - standardShare
    layOutItems()
  }

  private func layOutItems() {
    let items = items ?? []
    let margin: CGFloat = (bounds.width >= 414 ? 20 : 16) - UIBarButtonItem.textPadding
    let row = ToolbarRow(
      items.map { item in
        switch item.systemItem {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed(item.width)
        default: .item(item.width > 0 ? item.width : item.naturalWidth(padding: 2 * UIBarButtonItem.textPadding))
        }
      }, room: bounds.width - 2 * margin)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (item, span) in zip(items, row.spans) {
      guard let view = item.view, view.superview === self else { continue }
      let x = margin + span.lowerBound
      let width = span.upperBound - span.lowerBound
      var frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if item.customView != nil {
        let height = UIBarButtonItem.naturalSize(view).height
        frame = CGRect(
          x: x + UIBarButtonItem.textPadding, y: roundedToPixel((bounds.height - height) / 2),
          width: max(0, width - 2 * UIBarButtonItem.textPadding), height: height)
      } else if let button = view as? UIButton {
        button.contentHorizontalAlignment = .center
      }
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = CGRect(
        x: roundedToPixel(frame.minX), y: frame.minY, width: roundedToPixel(frame.width), height: frame.height)
    }
  }
}
