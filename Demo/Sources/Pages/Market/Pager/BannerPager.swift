import UIKit

/// A pager that cycles through banners automatically, except while the user drags them.
///
/// The timer runs while the view is in a window, `isOnScreen` is `true`, and the user isn't dragging. The page control
/// shows its progress.
final class BannerPager: UIView {
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private let timer = UIPageControlTimerProgress(preferredDuration: 5)
  private let haze = HazeView()
  private var pageViews: [BannerView] = []
  private var banners: [Market.Banner] = []
  /// The width that the banners were laid out for.
  private var shownWidth: CGFloat = 0
  private var isDragging = false

  /// Called with the banner that was tapped.
  var onTap: ((Market.Banner) -> Void)?

  /// Called when another banner comes in sight, with its index.
  var onBannerChange: ((Int) -> Void)?

  /// A Boolean value that indicates whether the view can be seen; its controller sets it.
  var isOnScreen = false {
    didSet { updateTimer() }
  }

  /// The duration of a banner, in seconds.
  var pause: TimeInterval {
    get { timer.preferredDuration }
    set { timer.preferredDuration = newValue }
  }

  /// A Boolean value that indicates whether time runs.
  var isRunning: Bool { timer.isRunning }

  /// The index of the banner in sight.
  var currentBanner: Int { pageControl.currentPage }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    timer.resetsToInitialPageAfterEnd = true
    timer.delegate = self
    pageControl.progress = timer
    pageControl.hidesForSinglePage = true
    pageControl.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.5)
    pageControl.currentPageIndicatorTintColor = .white
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showCurrentPage(animated: true)
        onBannerChange?(currentBanner)
      }, for: .valueChanged)
    for view in [scrollView, haze, pageControl] { addSubview(view) }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (pager: BannerPager, _) in pager.drawPictures() }
  }

  required init?(coder: NSCoder) { nil }

  private var pictures: MarketPictures?

  /// Shows banners, the first one first. The same ones stay where they are.
  ///
  /// - Parameter pictures: Draws their pictures; without any none are drawn, as for a view that only is measured.
  func show(_ banners: [Market.Banner], pictures: MarketPictures?) {
    self.pictures = pictures
    guard banners != self.banners else { return drawPictures() }
    self.banners = banners
    pageControl.numberOfPages = banners.count
    pageControl.currentPage = 0
    for view in pageViews { view.removeFromSuperview() }
    pageViews = (0..<loop.slots).map { slot in
      let banner = banners[loop.banner(at: slot)]
      let view = BannerView(banner)
      view.addAction(UIAction { [weak self] _ in self?.onTap?(banner) }, for: .touchUpInside)
      // The copies that close the circle are the same banners again.
      view.isAccessibilityElement = loop.slot(of: loop.banner(at: slot)) == slot
      view.accessibilityElementsHidden = !view.isAccessibilityElement
      scrollView.addSubview(view)
      return view
    }
    drawPictures()
    shownWidth = 0
    setNeedsLayout()
    updateTimer()
  }

  private func drawPictures() {
    guard let pictures else { return }
    for view in pageViews { view.draw(with: pictures, isNight: traitCollection.userInterfaceStyle == .dark) }
  }

  // MARK: Layout

  private var loop: BannerLoop {
    BannerLoop(
      count: banners.count, width: bounds.width,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns the height of a wide picture, or that of the longest words, whichever is more.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = pageViews.map { $0.heightOfWords(width: size.width) }.max() ?? 0
    // A turned phone is not high enough for more.
    let picture = size.width > 600 ? 300 : min(max(size.width * 0.8, 300), 360)
    return CGSize(width: size.width, height: max(picture, HazeView.height + words).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    haze.frame = CGRect(x: 0, y: 0, width: bounds.width, height: HazeView.height)
    let loop = loop
    scrollView.contentSize = CGSize(width: CGFloat(loop.slots) * bounds.width, height: bounds.height)
    for (slot, view) in pageViews.enumerated() {
      view.frame = CGRect(x: loop.offset(of: slot), y: 0, width: bounds.width, height: bounds.height)
    }
    let dots = pageControl.sizeThatFits(bounds.size)
    pageControl.frame = CGRect(
      x: (bounds.width - dots.width) / 2, y: bounds.height - dots.height - 6, width: dots.width, height: dots.height)
    guard bounds.width != shownWidth else { return }
    shownWidth = bounds.width
    showCurrentPage(animated: false)
  }

  // MARK: Pages

  /// Scrolls to the page control's current page.
  private func showCurrentPage(animated: Bool) {
    guard bounds.width > 0, !banners.isEmpty else { return }
    scroll(toSlot: loop.slot(of: pageControl.currentPage), animated: animated)
  }

  /// The offset that the content is going to, while it is.
  private var goal: CGFloat?

  private func scroll(toSlot slot: Int, animated: Bool) {
    let offset = loop.offset(of: slot)
    // The page control reports a banner that is already on its way.
    if animated, let goal, loop.rest(at: goal) == loop.rest(at: offset) { return }
    guard animated, window != nil, scrollView.contentOffset.x != offset else {
      goal = nil
      scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
      return
    }
    goal = offset
    scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: true)
  }

  /// The content has come to rest: from a second copy it goes on at the original.
  private func rest() {
    goal = nil
    guard bounds.width > 0, !banners.isEmpty else { return }
    let offset = scrollView.contentOffset
    let rest = loop.rest(at: offset.x)
    if rest != offset.x { scrollView.contentOffset = CGPoint(x: rest, y: offset.y) }
    let banner = loop.banner(at: loop.slot(at: rest))
    guard banner != pageControl.currentPage else { return }
    pageControl.currentPage = banner
    onBannerChange?(banner)
  }

  // MARK: Time

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateTimer()
  }

  private func updateTimer() {
    let runs = window != nil && isOnScreen && !isDragging && banners.count > 1
    if runs { timer.resumeTimer() } else { timer.pauseTimer() }
  }
}

extension BannerPager: UIPageControlTimerProgressDelegate {
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    // From the last banner on, to the copy of the first.
    scroll(toSlot: loop.slot(of: pageControl.currentPage) + 1, animated: true)
    return true
  }
}

extension BannerPager: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    rest()
    isDragging = true
    updateTimer()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { endDrag() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { endDrag() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

  private func endDrag() {
    rest()
    isDragging = false
    updateTimer()
  }
}
