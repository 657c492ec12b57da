public import Foundation

/// A view that shows a part of a content larger than itself. Its `bounds.origin` is the part's origin.
@MainActor @preconcurrency open class UIScrollView: UIView {
  var absentMethods = AbsentMethods()
  var storedAdjustedInset = UIEdgeInsets.zero
  /// The room above the content for a refresh control that refreshes, in points; part of the adjusted insets.
  var refreshInset: CGFloat = 0
  /// The toolbar below the content, which is transparent where that ends above it.
  weak var toolbar: UIToolbar?
  /// The refresh control among the subviews.
  weak var attachedRefreshControl: UIRefreshControl?
  /// The height of what goes up and down with the content under the bar, a large title and a search bar, in points.
  var titleRoom: CGFloat = 0 {
    didSet { if titleRoom != oldValue { placeRefreshControl() } }
  }
  /// The observers of every change of the content offset.
  var contentOffsetObservers: [ContentOffsetObserver] = []
  /// A bar that follows the content changes the insets; that is no reason to move the content.
  var isTellingObservers = false
  var indicators: ScrollIndicators?
  var lastLaidOutSize = CGSize.zero
  /// The offset under the finger if nothing held the content back; nil outside of a drag.
  var freeOffset: CGPoint?
  /// The motion of the content by itself.
  var motion: ScrollMotion?
  /// A Boolean value that indicates whether the next offset is a step of a drag or of a motion, not set by the app.
  var movesByItself = false
  /// A Boolean value that indicates whether the content's size is about to be found, so that its end holds nothing back
  /// yet.
  var contentIsUnfinished = false
  /// The recognizer of the drags that scroll.
  private let dragRecognizer = ScrollPanGestureRecognizer()
  private let touchDelayRecognizer = ContentTouchDelayGestureRecognizer()

  /// Makes a scroll view of a frame, in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a scroll view from an archive. There are no archives of views on Linux: it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    for recognizer in [touchDelayRecognizer, dragRecognizer] { addGestureRecognizer(recognizer) }
  }

  /// The delegate, which is notified of scrolling; held weakly.
  // A table has a property of this name and of a narrower type, as Apple's: that one comes first where both would do.
  @_disfavoredOverload
  weak open var delegate: (any UIScrollViewDelegate)? {
    get { currentDelegate }
    set { take(newValue) }
  }

  weak var storedDelegate: (any UIScrollViewDelegate)? {
    didSet { delegateChanged() }
  }

  // MARK: Content

  /// The point of the content at the view's top left corner; it may lie outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOwnMove = movesByItself
      movesByItself = false
      let old = bounds.origin
      bounds = CGRect(origin: newValue, size: bounds.size)
      if !isOwnMove, newValue != old { contentWasMoved(from: old, to: newValue) }
    }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentSizeChanged() } }
  }

  /// Room around the content, in points, beside what bars and the safe area take.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }

  /// The room around the content: `contentInset` and what bars and the safe area take.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// Called when `adjustedContentInset` has changed; does nothing here.
  open func adjustedContentInsetDidChange() {}

  /// The condition under which the safe area is added to the content's insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// The guide of the content: its constraints decide `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { edgeGuide(.content) }

  /// The guide of the view's own rectangle, which stays where it is when the content moves.
  open var frameLayoutGuide: UILayoutGuide { edgeGuide(.frame) }

  override var isContentScrolled: Bool { true }

  // MARK: Scrolling

  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top, where no other scroll view on
  /// screen wants that too.
  open var scrollsToTop = true

  /// A Boolean value that indicates whether content can be dragged past its edges, and then comes back.
  open var bounces = true

  /// A Boolean value that indicates whether content lower than the view can be dragged up and down too.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  /// A Boolean value that indicates whether content narrower than the view can be dragged sideways too.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  /// A Boolean value that indicates whether content rests at whole multiples of the view's size, and moves by one at
  /// most in a drag.
  open var isPagingEnabled = false

  /// The way in which a drag of the content takes the keyboard away; it stays by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The rate at which content comes to rest after the finger was lifted.
  open var decelerationRate = DecelerationRate.normal

  /// A Boolean value that indicates whether a finger is down that may drag the content.
  open var isTracking: Bool { freeOffset != nil || dragRecognizer.mayDrag }

  /// A Boolean value that indicates whether the user is dragging the content.
  open var isDragging: Bool { freeOffset != nil }

  /// A Boolean value that indicates whether the content moves on by itself after the finger was lifted.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// Scrolls to an offset; an animation takes 0.3 seconds, and the delegate hears of its end.
  ///
  /// The content offset goes along with the steps. A view that is not in a window is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls as little as it takes to show a rectangle of the content; not at all where it shows already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

  /// The control that is pulled out above the content to have it refreshed; its place is the scroll view's to choose.
  ///
  /// Content that does not fill the view can be pulled if `alwaysBounceVertical` is true, as a table's is.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { exchangeRefreshControl(oldValue, for: refreshControl) } }
  }

  // MARK: Touches in the content

  /// The gesture recognizer of the drags that scroll.
  ///
  /// A scroll view that conforms to `UIGestureRecognizerDelegate` is its delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }

  /// A Boolean value that indicates whether a touch is held back from the content until it is clear that it does not
  /// scroll.
  open var delaysContentTouches = true

  /// A Boolean value that indicates whether a touch is taken from the content when the finger begins to scroll.
  open var canCancelContentTouches = true

  /// Returns a Boolean value that indicates whether the content may have touches; every view may here.
  ///
  /// - Parameter view: The view under the fingers.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns a Boolean value that indicates whether scrolling may take a touch from a view of the content; not from a
  /// control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// A Boolean value that indicates whether a vertical scroll indicator shows during a drag.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that indicates whether a horizontal scroll indicator shows during a drag.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }

  /// The insets of the vertical indicator from the view's edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the horizontal indicator from the view's edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of both indicators from the view's edges; reading it returns the vertical one's insets.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// A Boolean value that indicates whether the indicators keep clear of bars and the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { setNeedsLayout() }
  }

  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { setNeedsLayout() }
  }

  /// Shows the indicators.
  open func flashScrollIndicators() {
    showIndicators(true)
    hideIndicatorsSoon()
  }

  // MARK: What a view does

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { contentOffsetChanged() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSolvedContentSize()
    adaptToSize()
    placeRefreshControl()
    layOutIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// The safe area of the content, without the part that the insets already keep clear.
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let safe = safeAreaInsets
    let heeded = heededSafeArea
    return UIEdgeInsets(
      top: safe.top - heeded.top, left: safe.left - heeded.left, bottom: safe.bottom - heeded.bottom,
      right: safe.right - heeded.right)
  }

  // MARK: Overridden inside the module

  /// The views that stay in front of the content, from back to front.
  var viewsInFront: [UIView] { [indicators?.vertical, indicators?.horizontal].compactMap { $0 } }

  /// Scrolls by a page, and posts `pageScrolled` with a text that says where that has led.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { showPage(direction) }

  /// Puts what lies behind the content behind it.
  func sendBackgroundsToBack() {
    if let attachedRefreshControl { sendSubviewToBack(attachedRefreshControl) }
  }

  /// Called when a finger begins to drag the content.
  func draggingBegins() {}

  /// The delegate, as the class's own property of that name gives it.
  var currentDelegate: (any UIScrollViewDelegate)? { storedDelegate }

  /// Sets the delegate by the class's own property of that name.
  func take(_ delegate: (any UIScrollViewDelegate)?) { storedDelegate = delegate }

  /// Called when another delegate, or none, was set.
  func delegateChanged() { absentMethods.forgetDelegate() }
}
