@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIScrollView: UIView {
  @objc(UIScrollViewContentInsetAdjustmentBehavior) public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  @objc(UIScrollViewKeyboardDismissMode) public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public init(rawValue: CGFloat)
    public var rawValue: CGFloat { get }
    public static var normal: DecelerationRate { get }
    public static var fast: DecelerationRate { get }
    public static func == (a: DecelerationRate, b: DecelerationRate) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  @_disfavoredOverload weak open var delegate: (any UIScrollViewDelegate)? { get set }
  open var contentOffset: CGPoint { get set }
  open var contentSize: CGSize { get set }
  open var contentInset: UIEdgeInsets { get set }
  open var adjustedContentInset: UIEdgeInsets { get }
  open func adjustedContentInsetDidChange()
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get set }
  open var automaticallyAdjustsScrollIndicatorInsets: Bool { get set }
  open var contentLayoutGuide: UILayoutGuide { get }
  open var frameLayoutGuide: UILayoutGuide { get }
  open var isScrollEnabled: Bool { get set }
  open var isDirectionalLockEnabled: Bool { get set }
  open var bounces: Bool { get set }
  open var alwaysBounceVertical: Bool { get set }
  open var alwaysBounceHorizontal: Bool { get set }
  open var isPagingEnabled: Bool { get set }
  open var scrollsToTop: Bool { get set }
  open var showsVerticalScrollIndicator: Bool { get set }
  open var showsHorizontalScrollIndicator: Bool { get set }
  open var verticalScrollIndicatorInsets: UIEdgeInsets { get set }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets { get set }
  open var scrollIndicatorInsets: UIEdgeInsets { get set }
  open func flashScrollIndicators()
  open var indicatorStyle: UIScrollView.IndicatorStyle { get set }
  open var decelerationRate: UIScrollView.DecelerationRate { get set }
  open var isTracking: Bool { get }
  open var isDragging: Bool { get }
  open var isDecelerating: Bool { get }
  open var isZooming: Bool { get }
  open var delaysContentTouches: Bool { get set }
  open var canCancelContentTouches: Bool { get set }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
  open func touchesShouldCancel(in view: UIView) -> Bool
  open var minimumZoomScale: CGFloat { get set }
  open var maximumZoomScale: CGFloat { get set }
  open var zoomScale: CGFloat { get set }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get set }
  open var refreshControl: UIRefreshControl? { get set }
  open var panGestureRecognizer: UIPanGestureRecognizer { get }
}
