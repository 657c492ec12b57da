public import Foundation

/// A view that shows a part of a larger content.
///
/// Its `bounds.origin` is the origin of that part.
@MainActor @preconcurrency open class UIScrollView: UIView {
  var absentMethods = AbsentMethods()
  var storedAdjustedInset = UIEdgeInsets.zero
  /// The space for an active refresh control above the content, in points, which is part of the adjusted insets.
  var refreshInset: CGFloat = 0
  /// The toolbar below the content, which is transparent if the content ends above it.
  weak var toolbar: UIToolbar?
  /// The refresh control among the subviews.
  weak var attachedRefreshControl: UIRefreshControl?
  /// The height of the large title and the search bar that scroll with the content, in points.
  var titleRoom: CGFloat = 0 {
    didSet { if titleRoom != oldValue { placeRefreshControl() } }
  }
  /// The observers of every change of the content offset.
  var contentOffsetObservers: [ContentOffsetObserver] = []
  /// A Boolean value that indicates whether observers are being notified.
  ///
  /// A bar that follows the content then changes the insets, which must not move the content.
  var isTellingObservers = false
  var indicators: ScrollIndicators?
  var lastLaidOutSize = CGSize.zero
  /// The offset that the drag would give the content without edges, or `nil` if there is no drag.
  var freeOffset: CGPoint?
  /// The current movement of the content without a drag.
  var motion: ScrollMotion?
  /// A Boolean value that indicates whether the next offset is a step of a drag or of a motion, not set by the app.
  var movesByItself = false
  /// A Boolean value that indicates whether the content's size isn't known yet, so that its end doesn't limit the
  /// offset.
  var contentIsUnfinished = false
  /// The gesture recognizer for the drags that scroll.
  private let dragRecognizer = ScrollPanGestureRecognizer()
  private let touchDelayRecognizer = ContentTouchDelayGestureRecognizer()

  /// Creates a scroll view with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty scroll view because Linux has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    for recognizer in [touchDelayRecognizer, dragRecognizer] { addGestureRecognizer(recognizer) }
  }

  /// The delegate, which receives notifications of scrolling and which the scroll view holds weakly.
  // A table view has a property of the same name with a narrower type, like Apple's. It takes precedence if both fit.
  @_disfavoredOverload
  weak open var delegate: (any UIScrollViewDelegate)? {
    get { currentDelegate }
    set { take(newValue) }
  }

  weak var storedDelegate: (any UIScrollViewDelegate)? {
    didSet { delegateChanged() }
  }

  // MARK: Content

  /// The point of the content at the view's top-left corner, which can lie outside the content.
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

  /// Space around the content, in points, in addition to that for bars and the safe area.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }

  /// The space around the content: `contentInset` and that for bars and the safe area.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// Called when `adjustedContentInset` has changed.
  ///
  /// The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// A constant that specifies when the scroll view adds the safe area to the content's insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// The layout guide for the content.
  ///
  /// Its constraints set `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { edgeGuide(.content) }

  /// The layout guide for the view's own rectangle, which doesn't move with the content.
  open var frameLayoutGuide: UILayoutGuide { edgeGuide(.frame) }

  override var isContentScrolled: Bool { true }

  // MARK: Scrolling

  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  ///
  /// It does so only if no other scroll view on screen allows it.
  open var scrollsToTop = true

  /// A Boolean value that indicates whether the user can drag content beyond its edges, from which it then comes back.
  open var bounces = true

  /// A Boolean value that indicates whether the user can drag vertically even if the content is shorter than the view.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  /// A Boolean value that indicates whether the user can drag horizontally even if the content is narrower than the
  /// view.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  /// A Boolean value that indicates whether content stops at multiples of the view's size and moves by at most one per
  /// drag.
  open var isPagingEnabled = false

  /// A constant that specifies how a drag of the content dismisses the keyboard.
  ///
  /// By default, it doesn't.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The rate at which content slows down after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// A Boolean value that indicates whether there is a touch that can drag the content.
  open var isTracking: Bool { freeOffset != nil || dragRecognizer.mayDrag }

  /// A Boolean value that indicates whether the user is dragging the content.
  open var isDragging: Bool { freeOffset != nil }

  /// A Boolean value that indicates whether the content continues to move after a drag.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// Scrolls to an offset.
  ///
  /// An animation takes 0.3 seconds, and the scroll view notifies the delegate when it ends. The content offset changes
  /// with each step. A view outside a window reaches the offset immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

  /// The control that the user pulls down above the content to refresh it.
  ///
  /// The scroll view sets its frame. If the content doesn't fill the view, the user can pull it only if
  /// `alwaysBounceVertical` is `true`, as in a table view.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { exchangeRefreshControl(oldValue, for: refreshControl) } }
  }

  // MARK: Touches in the content

  /// The gesture recognizer for the drags that scroll.
  ///
  /// A scroll view that conforms to `UIGestureRecognizerDelegate` is its delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }

  /// A Boolean value that indicates whether the content receives a touch only when it's clear that the touch doesn't
  /// scroll.
  open var delaysContentTouches = true

  /// A Boolean value that indicates whether the scroll view cancels a touch in the content when it begins to scroll.
  open var canCancelContentTouches = true

  /// Returns whether the content can receive touches.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameter view: The view under the touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether scrolling can cancel a touch in a view of the content.
  ///
  /// By default, it can't in a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// A Boolean value that indicates whether a vertical scroll indicator appears during a drag.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that indicates whether a horizontal scroll indicator appears during a drag.
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

  /// The insets of both indicators from the view's edges.
  ///
  /// Reading it returns the vertical indicator's insets.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// A Boolean value that indicates whether the indicators avoid bars and the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { setNeedsLayout() }
  }

  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { setNeedsLayout() }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators(true)
    hideIndicatorsSoon()
  }

  // MARK: View overrides

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

  /// Scrolls by a page, and posts `pageScrolled` with a description of the new position.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { showPage(direction) }

  /// Moves the views that belong behind the content to the back.
  func sendBackgroundsToBack() {
    if let attachedRefreshControl { sendSubviewToBack(attachedRefreshControl) }
  }

  /// Called when the user begins to drag the content.
  func draggingBegins() {}

  /// The delegate from the class's own property of that name.
  var currentDelegate: (any UIScrollViewDelegate)? { storedDelegate }

  /// Sets the delegate through the class's own property of that name.
  func take(_ delegate: (any UIScrollViewDelegate)?) { storedDelegate = delegate }

  /// Called when another delegate, or `nil`, was set.
  func delegateChanged() { absentMethods.forgetDelegate() }
}
