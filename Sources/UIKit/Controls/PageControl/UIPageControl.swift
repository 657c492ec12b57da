public import Foundation

/// A row of dots, one for each page, that shows which page is in sight.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// The ways in which the user moves from page to page.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none
    /// A tap moves one page on or back.
    case discrete
    /// A finger moves along the dots.
    case continuous
  }

  /// The styles of the background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A plate while the user moves a finger along the dots, or nothing.
    case automatic
    /// A plate.
    case prominent
    /// No background.
    case minimal
  }

  private var count = 0
  private var current = 0
  private var firstShown = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private var touchStart: CGFloat?
  private var interaction = InteractionState.none

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a control from an archive. There are no archives of views on Linux: it has no pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Pages

  /// The number of pages; a negative number is taken as 0.
  open var numberOfPages: Int {
    get { count }
    set {
      guard max(newValue, 0) != count else { return }
      count = max(newValue, 0)
      images = images.filter { $0.key < count }
      currentImages = currentImages.filter { $0.key < count }
      currentPage = current
      invalidateIntrinsicContentSize()
      pagesChanged()
    }
  }

  /// The page in sight, from 0; moved in if it lies outside. Setting it sends no event.
  open var currentPage: Int {
    get { current }
    set {
      let old = current
      current = max(0, min(newValue, count - 1))
      if current != old { progress?.pageChanged(to: current) }
      pagesChanged()
    }
  }

  /// The progress of the current page, shown as a bar in the place of its dot; nil for a dot.
  ///
  /// If the current page has an image, the image shows instead (assumed).
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.pageControl = nil
      progress?.pageControl = self
      invalidateIntrinsicContentSize()
      pagesChanged()
    }
  }

  /// Advances to a page whose time has come, and sends the event as for one that the user chose (assumed).
  func advance(to page: Int) {
    currentPage = page
    sendValueChanged()
  }

  /// Goes one page on, and sends the event.
  open override func accessibilityIncrement() { if isEnabled, current < count - 1 { advance(to: current + 1) } }

  /// Goes one page back, and sends the event.
  open override func accessibilityDecrement() { if isEnabled, current > 0 { advance(to: current - 1) } }

  /// A Boolean value that indicates whether the control is hidden for a single page.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  private func pagesChanged() {
    firstShown = shownDots.first(after: firstShown)
    setNeedsDisplay()
  }

  // MARK: Look

  /// The color of the dots of the other pages; nil for half transparent white, or what suits the plate.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The color of the dot of the page in sight; nil for white, or what suits the plate.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The style of the background of the dots.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsDisplay() }
  }

  /// The user's current way of moving from page to page.
  open var interactionState: InteractionState { interaction }

  /// A Boolean value that indicates whether the user can move from page to page by moving a finger along the dots.
  open var allowsContinuousInteraction = true

  /// An image in place of the dots; nil for dots.
  open var preferredIndicatorImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// An image in place of the dot of the page in sight; nil for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// Returns the image that was set for a page; nil for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Shows an image for a page; nil for the preferred image. An index out of range raises an exception.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    images[page] = image
    imagesChanged()
  }

  /// Returns the image that was set for a page while it is in sight; nil for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Shows an image for a page while it is the current one; nil for the preferred image. An index out of range raises
  /// an exception.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    currentImages[page] = image
    imagesChanged()
  }

  private func check(_ page: Int) {
    guard page < 0 || page >= count else { return }
    raise(.range, "Page \(page) is beyond the pages of the page control, of which there are \(count)")
  }

  private func imagesChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func image(forPage page: Int) -> UIImage? {
    guard page == current else { return images[page] ?? preferredIndicatorImage }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? images[page] ?? preferredIndicatorImage
  }

  /// Returns the size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    PageDots.size(pages: max(pageCount, 0), hasProgress: showsProgress)
  }

  /// The size that the dots take, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  /// Returns the size that the dots take, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: count) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pagesChanged()
  }

  /// The dots that fit.
  var shownDots: PageDots {
    PageDots(pages: count, current: current, width: bounds.width, first: firstShown, hasProgress: showsProgress)
  }

  /// A Boolean value that indicates whether a bar stands in the place of a dot.
  var showsProgress: Bool { progress != nil && interactionState != .continuous && image(forPage: current) == nil }

  package override func drawContent(in context: CGContext) { drawDots(in: context) }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard count > 0, !(hidesForSinglePage && count == 1) else { return false }
    touchStart = touch.location(in: self).x
    interaction = .discrete
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let touchStart, allowsContinuousInteraction else { return true }
    let x = touch.location(in: self).x
    if interaction != .continuous {
      guard abs(x - touchStart) >= 10 else { return true }
      interaction = .continuous
      setNeedsDisplay()
      progress?.visibilityChanged()
    }
    let page = page(nearestTo: x)
    if page != current {
      currentPage = page
      sendValueChanged()
    }
    return true
  }

  /// A tap in the leading half goes a page back, one in the trailing half a page on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasDiscrete = interaction == .discrete
    let start = touchStart
    stopTouch()
    guard wasDiscrete, isTouchInside, let start else { return }
    let old = current
    currentPage += (start < bounds.midX) == isRightToLeft ? 1 : -1
    guard current != old else { return }
    interaction = .discrete
    sendValueChanged()
    interaction = .none
  }

  open override func cancelTracking(with event: UIEvent?) { stopTouch() }

  private func stopTouch() {
    touchStart = nil
    let wasContinuous = interaction == .continuous
    interaction = .none
    setNeedsDisplay()
    if wasContinuous { progress?.visibilityChanged() }
  }
}
