public import Foundation

/// A control that shows a row of dots, one for each page, and marks the current page.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// The ways in which the user moves between pages.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none
    /// The user taps to move forward or back by one page.
    case discrete
    /// The user drags along the dots.
    case continuous
  }

  /// The styles of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A style with a background only while the user drags along the dots.
    case automatic
    /// A style with a background.
    case prominent
    /// A style without a background.
    case minimal
  }

  private var count = 0
  private var current = 0
  private var firstShown = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private var touchStart: CGFloat?
  private var interaction = InteractionState.none

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control from an archive.
  ///
  /// Views can't be archived on Linux, so the control has no pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Pages

  /// The number of pages.
  ///
  /// A negative number counts as 0.
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

  /// The index of the current page, clamped to the existing pages.
  ///
  /// Setting this property doesn't send an event.
  open var currentPage: Int {
    get { current }
    set {
      let old = current
      current = max(0, min(newValue, count - 1))
      if current != old { progress?.pageChanged(to: current) }
      pagesChanged()
    }
  }

  /// The progress of the current page, which a bar shows instead of its dot, or `nil` for a dot.
  ///
  /// If the current page has an image, the image is shown instead of the bar (assumed).
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.pageControl = nil
      progress?.pageControl = self
      invalidateIntrinsicContentSize()
      pagesChanged()
    }
  }

  /// Advances to a page when its time comes, and sends the same event as when the user changes the page (assumed).
  func advance(to page: Int) {
    currentPage = page
    sendValueChanged()
  }

  /// Moves to the next page, and sends the event.
  open override func accessibilityIncrement() { if isEnabled, current < count - 1 { advance(to: current + 1) } }

  /// Moves to the previous page, and sends the event.
  open override func accessibilityDecrement() { if isEnabled, current > 0 { advance(to: current - 1) } }

  /// A Boolean value that indicates whether the control is hidden if it has only one page.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  private func pagesChanged() {
    firstShown = shownDots.first(after: firstShown)
    setNeedsDisplay()
  }

  // MARK: Appearance

  /// The color of the other pages' dots, or `nil` for the default, which depends on the background.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The color of the current page's dot, or `nil` for the default, which depends on the background.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The style of the background behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsDisplay() }
  }

  /// The current way in which the user moves between pages.
  open var interactionState: InteractionState { interaction }

  /// A Boolean value that indicates whether the user can change the page by dragging along the dots.
  open var allowsContinuousInteraction = true

  /// The image that replaces the dots, or `nil` for dots.
  open var preferredIndicatorImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// The image that replaces the dot of the current page, or `nil` for the image of the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// Returns the image for a page, or `nil` if you didn't set one.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image for a page, or `nil` for the preferred image.
  ///
  /// An index out of range raises an exception.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    images[page] = image
    imagesChanged()
  }

  /// Returns the image for a page while it's current, or `nil` if you didn't set one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image for a page while it's current, or `nil` for the preferred image.
  ///
  /// An index out of range raises an exception.
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

  /// The size of the dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  /// Returns the size of the dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: count) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pagesChanged()
  }

  /// The visible dots.
  var shownDots: PageDots {
    PageDots(pages: count, current: current, width: bounds.width, first: firstShown, hasProgress: showsProgress)
  }

  /// A Boolean value that indicates whether a progress bar replaces a dot.
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

  /// Moves back by one page if the tap is in the leading half, and forward if it's in the trailing half.
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
