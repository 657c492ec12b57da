public import Foundation

/// A bar at the top of a navigation controller, with the page's title and a Back button.
///
/// The sizes come from metrics.md 3: 44 points, another 52 for a large title at the default text size, and 32 in a compact
/// height.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  private let background = BarBackgroundView(frame: .zero)
  private let edgeBackground = BarBackgroundView(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  private let largeTitleClip = UIView(frame: .zero)
  private let largeTitleLabel = UILabel(frame: .zero)
  let backButton = BarBackButton(frame: .zero)
  private var largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  private weak var shownTitleView: UIView?
  /// The view that clips the search bar of the top item.
  let searchClip = UIView(frame: .zero)
  weak var shownSearchBar: UISearchBar?
  /// A Boolean value that indicates whether a search hides the title and the buttons.
  var titleRowIsHidden = false
  /// The views of the top item's buttons.
  var itemViews: [UIView] = []

  /// Creates a navigation bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a navigation bar.
  ///
  /// The coder isn't used because Linux has no archives of bars.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [edgeBackground, background, titleLabel, largeTitleClip, backButton, searchClip] {
      addSubview(view)
    }
    searchClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    largeTitleClip.clipsToBounds = true
    titleLabel.textAlignment = .center
    largeTitleLabel.lineBreakMode = .byTruncatingTail
    updateLargeTitleFont()
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    backButton.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
  }

  /// A Boolean value that indicates whether assistive technology reads the large title instead of the small one.
  var largeTitleIsRead: Bool { !largeTitleClip.isHidden && largeTitleShown >= 1 && largeTitleLabel.alpha > 0.01 }

  /// Returns whether a view is the large or small title.
  func isTitle(_ view: UIView) -> Bool { view === titleLabel || view === largeTitleLabel }

  /// A Boolean value that indicates whether titles are large unless a page specifies otherwise.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { tellOwner() } }
  }

  /// A Boolean value that indicates whether the page extends under the bar and may show through it.
  ///
  /// An opaque bar has the standard appearance at the content's edge as well, above the system's background, and the
  /// page begins below it. Its large title doesn't collapse during scrolling (assumed: a device would settle it).
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { tellOwner() } }
  }

  /// The items of the bar.
  ///
  /// The last one belongs to the top page.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      tellOwner()
    }
  }

  /// The item of the top page.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the previous page.
  open var backItem: UINavigationItem? { (items ?? []).dropLast().last }

  // MARK: Appearance

  private var standard = UINavigationBarAppearance()
  private(set) var hasOwnAppearance = false
  private var scrollEdge: UINavigationBarAppearance?
  private var compact: UINavigationBarAppearance?
  private var compactScrollEdge: UINavigationBarAppearance?

  /// The appearance of the bar over content, unless the page has its own.
  ///
  /// Setting it copies the value.
  open var standardAppearance: UINavigationBarAppearance {
    get { standard }
    set {
      standard = UINavigationBarAppearance(barAppearance: newValue)
      hasOwnAppearance = true
      setNeedsLayout()
    }
  }

  /// The appearance of the bar without content behind it.
  ///
  /// Setting it copies the value. If it's `nil`, the bar uses the standard appearance with a transparent background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      setNeedsLayout()
    }
  }

  /// The appearance of the bar over content in a compact height, such as in landscape.
  ///
  /// Setting it copies the value. If it's `nil`, the bar uses the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    get { compact }
    set {
      compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      setNeedsLayout()
    }
  }

  /// The appearance of the bar without content behind it in a compact height.
  ///
  /// Setting it copies the value. If it's `nil`, the bar uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { compactScrollEdge }
    set {
      compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      setNeedsLayout()
    }
  }

  /// The attributes of the standard title, if no appearance was set.
  ///
  /// Only the font and color are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }

  /// The attributes of the large title, if no appearance was set.
  ///
  /// Only the font and color are used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }

  /// The color of the bar over content, if no appearance was set.
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  // MARK: Set by the navigation controller

  /// The bar's height without the large title, in points.
  var standardHeight: CGFloat { isInSheet ? 56 : isCompact ? 32 : 44 }

  /// A Boolean value that indicates whether the bar is lower and shows no large title, as on a phone in landscape.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The height of the row with the title and buttons, which is 0 while a search replaces it.
  var titleRowHeight: CGFloat { hidesTitle ? 0 : standardHeight }

  /// A Boolean value that indicates whether the bar is in a sheet, where it's higher.
  var isInSheet = false {
    didSet { if oldValue != isInSheet { setNeedsLayout() } }
  }

  /// The height of the background under the status bar, in points.
  var overhang: CGFloat = 0 {
    didSet { if oldValue != overhang { setNeedsLayout() } }
  }

  /// The visible height of the large title, in points. It's larger than the title if the user pulls the page down.
  var largeTitleShown: CGFloat = 0 {
    didSet { if oldValue != largeTitleShown { setNeedsLayout() } }
  }

  /// The visible height of the search bar, in points.
  var searchShown: CGFloat = 0 {
    didSet { if oldValue != searchShown { setNeedsLayout() } }
  }

  /// The overlap of the page's content with the bar, without its large title, in points. It's negative for a gap.
  var contentOverlap: CGFloat = 0 {
    didSet { if oldValue != contentOverlap { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the top page has a large title.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !hidesTitle, !isCompact else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height of the large title with its gaps: 52 points at the default text size.
  var largeTitleHeight: CGFloat { 11 + 1 / 3 + largeTitleLabel.intrinsicContentSize.height }

  func tellOwner() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      updateLargeTitleFont()
      largeTitleShown = largeTitleHeight
      superview?.setNeedsLayout()
      (superview?.viewController as? UINavigationController)?.largeTitleHeightChanged()
    }
  }

  /// Updates the font of the large title, which grows up to extra-extra-extra-large.
  ///
  /// The limit is assumed: a device at accessibility sizes would settle it.
  private func updateLargeTitleFont() {
    let category = min(traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
    let style = UIFont.preferredFont(
      forTextStyle: .largeTitle, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    largeTitleFont = .systemFont(ofSize: style.pointSize, weight: .bold)
    apply(shownStandardAppearance.largeTitleTextAttributes, to: largeTitleLabel, font: largeTitleFont)
    // An empty title keeps its height.
    if largeTitleLabel.text == nil { largeTitleLabel.text = " " }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    layOutBackButton()
    layOutTitle()
    layOutLargeTitle()
    layOutSearch()
  }

  private var showsStandardLook: CGFloat { isTranslucent ? min(max(contentOverlap / 8, 0), 1) : 1 }

  private func layOutBackground() {
    let frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    for view in [background, edgeBackground] { view.frame = frame }
    let (standard, edge) = (shownStandardAppearance, shownScrollEdgeAppearance)
    background.show(standard, isOpaque: !isTranslucent)
    edgeBackground.show(edge)
    background.alpha = showsStandardLook
    edgeBackground.alpha = 1 - showsStandardLook
    let shown = showsStandardLook >= 0.5 ? standard : edge
    apply(shown.titleTextAttributes, to: titleLabel, font: .systemFont(ofSize: 17, weight: .semibold))
    apply(shown.largeTitleTextAttributes, to: largeTitleLabel, font: largeTitleFont)
  }

  var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Returns a rectangle of a left-to-right layout, mirrored for right-to-left interfaces.
  func placed(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func layOutTitle() {
    if shownTitleView !== topItem?.titleView {
      shownTitleView?.removeFromSuperview()
      shownTitleView = topItem?.titleView
      if let shownTitleView { addSubview(shownTitleView) }
    }
    titleLabel.text = topItem?.title
    // The small title appears as the last part of the large one disappears.
    let alpha = showsLargeTitle ? min(max((8 - largeTitleShown) / 8, 0), 1) : 1
    titleLabel.alpha = shownTitleView == nil && !hidesTitle ? alpha : 0
    let title = shownTitleView ?? titleLabel
    let size = shownTitleView == nil ? titleLabel.intrinsicContentSize : title.bounds.size
    let room = layOutItems(from: backButton.isHidden ? margin - 8 : 8 + backButton.bounds.width + 8)
    let width = min(size.width, max(0, bounds.width - room.leading - room.trailing))
    // The title is centered in the bar if it doesn't overlap the buttons, or else next to them.
    let x = min(max((bounds.width - width) / 2, room.leading), bounds.width - room.trailing - width)
    title.frame = placed(
      CGRect(
        x: roundedToPixel(x), y: roundedToPixel((standardHeight - size.height) / 2), width: width, height: size.height))
  }

  private func layOutLargeTitle() {
    largeTitleClip.isHidden = !showsLargeTitle
    guard showsLargeTitle else { return }
    largeTitleLabel.text = topItem?.title ?? " "
    let size = largeTitleLabel.intrinsicContentSize
    largeTitleClip.frame = CGRect(x: 0, y: standardHeight, width: bounds.width, height: largeTitleShown)
    let label = CGRect(
      x: margin, y: roundedToPixel(largeTitleShown - 7 - 2 / 3 - size.height),
      width: min(size.width, bounds.width - 2 * margin), height: size.height)
    largeTitleLabel.frame = placed(label)
    largeTitleLabel.alpha = min(max((largeTitleShown - 4) / 16, 0), 1)
  }
}
