public import Foundation

/// The bar at the top of a navigation controller, with the page's title and the way back.
///
/// Sizes are those of metrics.md 3: 44 points, and 52 more for a large title at the default text size.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  private let background = BarBackgroundView(frame: .zero)
  private let edgeBackground = BarBackgroundView(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  private let largeTitleClip = UIView(frame: .zero)
  private let largeTitleLabel = UILabel(frame: .zero)
  let backChevron = UIImageView(frame: .zero)
  let backLabel = UILabel(frame: .zero)
  private var largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  private weak var shownTitleView: UIView?
  /// The search bar of the top item, and what cuts it off where it goes.
  let searchClip = UIView(frame: .zero)
  weak var shownSearchBar: UISearchBar?
  /// Whether the title and the buttons are hidden for a search.
  var titleRowIsHidden = false
  /// The views of the top item's buttons.
  var itemViews: [UIView] = []

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar; there are no archives of bars on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [edgeBackground, background, titleLabel, largeTitleClip, backChevron, backLabel, searchClip] {
      addSubview(view)
    }
    searchClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    largeTitleClip.clipsToBounds = true
    titleLabel.textAlignment = .center
    largeTitleLabel.lineBreakMode = .byTruncatingTail
    backLabel.font = .systemFont(ofSize: 17)
    backChevron.image = UIImage(
      systemName: "chevron.backward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium))
    updateLargeTitleFont()
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    // The sign stands for the way back also where there is no room for its title.
    backLabel.isAccessibilityElement = false
    backChevron.isAccessibilityElement = true
    backChevron.accessibilityTraits = .button
  }

  /// Whether assistive technology reads the large title, and not the small one.
  var largeTitleIsRead: Bool { !largeTitleClip.isHidden && largeTitleShown >= 1 && largeTitleLabel.alpha > 0.01 }

  /// Whether a view is the title, large or small.
  func isTitle(_ view: UIView) -> Bool { view === titleLabel || view === largeTitleLabel }

  /// A Boolean value that indicates whether titles are shown large where a page does not say otherwise.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { tellOwner() } }
  }

  /// A Boolean value that indicates whether the page lies under the bar too, and may show through it.
  ///
  /// An opaque bar has the standard appearance at the content's edge too, and where that has no background, the
  /// system's; the page begins below it. A large title then stays as it is when the page is scrolled (assumed: a device
  /// would settle it).
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { tellOwner() } }
  }

  /// The items of the bar, that of the page on the screen last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      tellOwner()
    }
  }

  /// The item of the page on the screen.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the page before.
  open var backItem: UINavigationItem? { (items ?? []).dropLast().last }

  // MARK: Looks

  private var standard = UINavigationBarAppearance()
  private var scrollEdge: UINavigationBarAppearance?

  /// The look of the bar over content, unless the page on the screen has its own. Setting it takes a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { standard }
    set {
      standard = UINavigationBarAppearance(barAppearance: newValue)
      setNeedsLayout()
    }
  }

  /// The look of the bar where no content is behind it; nil for as over content, but transparent. Setting it takes a
  /// copy.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      setNeedsLayout()
    }
  }

  // MARK: Told by the navigation controller

  /// The bar's height without the large title, in points.
  var standardHeight: CGFloat { isInSheet ? 56 : 44 }

  /// The height of the row with title and buttons: none while a search takes its place.
  var titleRowHeight: CGFloat { hidesTitle ? 0 : standardHeight }

  /// A Boolean value that indicates whether the bar is that of a sheet, which is higher.
  var isInSheet = false {
    didSet { if oldValue != isInSheet { setNeedsLayout() } }
  }

  /// The height of the background above the bar, under the status bar, in points.
  var overhang: CGFloat = 0 {
    didSet { if oldValue != overhang { setNeedsLayout() } }
  }

  /// The visible height of the large title, in points; more than all of it when the page is pulled down.
  var largeTitleShown: CGFloat = 0 {
    didSet { if oldValue != largeTitleShown { setNeedsLayout() } }
  }

  /// The visible height of the search bar, in points.
  var searchShown: CGFloat = 0 {
    didSet { if oldValue != searchShown { setNeedsLayout() } }
  }

  /// The overlap of the page's content and the bar without its large title, in points; negative for a gap.
  var contentOverlap: CGFloat = 0 {
    didSet { if oldValue != contentOverlap { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the page on the screen has a large title.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !hidesTitle else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height of the large title and the gaps around it: 52 points at the default text size.
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
    }
  }

  /// Large titles follow the text size up to extra-extra-extra-large (assumed: a device at accessibility sizes would
  /// settle it).
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

  /// A rectangle as it lies where the interface is left to right, put where it belongs.
  func placed(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func layOutBackButton() {
    let isReplaced = topItem?.leftBarButtonItems?.isEmpty == false && topItem?.leftItemsSupplementBackButton != true
    let isShown = backItem != nil && topItem?.hidesBackButton != true && !isReplaced
    backChevron.isHidden = !isShown
    backLabel.isHidden = !isShown
    guard isShown else { return }
    backLabel.text = backItem?.backButtonTitle ?? backItem?.title ?? ""
    backLabel.textColor = tintColor
    backChevron.accessibilityLabel = backLabel.text?.isEmpty == false ? backLabel.text : SystemWords.back
    let chevron = backChevron.sizeThatFits(.zero)
    backChevron.frame = placed(
      CGRect(
        x: 8, y: roundedToPixel((standardHeight - chevron.height) / 2), width: chevron.width, height: chevron.height))
    let size = backLabel.intrinsicContentSize
    backLabel.frame = placed(
      CGRect(
        x: 8 + chevron.width + 6, y: roundedToPixel((standardHeight - size.height) / 2),
        width: min(size.width, bounds.width / 3), height: size.height))
  }

  private func layOutTitle() {
    if shownTitleView !== topItem?.titleView {
      shownTitleView?.removeFromSuperview()
      shownTitleView = topItem?.titleView
      if let shownTitleView { addSubview(shownTitleView) }
    }
    titleLabel.text = topItem?.title
    // The small title comes when the last of the large one goes.
    let alpha = showsLargeTitle ? min(max((8 - largeTitleShown) / 8, 0), 1) : 1
    titleLabel.alpha = shownTitleView == nil && !hidesTitle ? alpha : 0
    let title = shownTitleView ?? titleLabel
    let size = shownTitleView == nil ? titleLabel.intrinsicContentSize : title.bounds.size
    let backEnd =
      (effectiveUserInterfaceLayoutDirection == .leftToRight
        ? backLabel.frame.maxX : bounds.width - backLabel.frame.minX) + 8
    let room = layOutItems(from: backLabel.isHidden ? margin - 8 : backEnd)
    let width = min(size.width, max(0, bounds.width - room.leading - room.trailing))
    // In the middle of the bar while that leaves the buttons alone, else beside them.
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
