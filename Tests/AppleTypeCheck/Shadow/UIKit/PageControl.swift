@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIPageControl: UIControl {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var numberOfPages: Int { get set }
  open var currentPage: Int { get set }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var hidesForSinglePage: Bool { get set }
  open var pageIndicatorTintColor: UIColor? { get set }
  open var currentPageIndicatorTintColor: UIColor? { get set }
  open var backgroundStyle: UIPageControl.BackgroundStyle { get set }
  open var interactionState: UIPageControl.InteractionState { get }
  open var allowsContinuousInteraction: Bool { get set }
  open var preferredIndicatorImage: UIImage? { get set }
  open var preferredCurrentPageIndicatorImage: UIImage? { get set }
  open func indicatorImage(forPage page: Int) -> UIImage?
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int)
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage?
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int)
  open func size(forNumberOfPages pageCount: Int) -> CGSize
  open var progress: UIPageControlProgress? { get set }
}
// In Objective-C the timer's delegate is declared anew with the narrower protocol.
@MainActor @preconcurrency @objc open class UIPageControlProgress: NSObject {
  override public dynamic init()
  weak open var delegate: (any UIPageControlProgressDelegate)? { get set }
  open var currentProgress: Float { get set }
  open var isProgressVisible: Bool { get }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIPageControlTimerProgress: UIPageControlProgress {
  public init(preferredDuration: TimeInterval)
  open var resetsToInitialPageAfterEnd: Bool { get set }
  open var isRunning: Bool { get }
  open func resumeTimer()
  open func pauseTimer()
  open var preferredDuration: TimeInterval { get set }
  open func setDuration(_ duration: TimeInterval, forPage page: Int)
  open func duration(forPage page: Int) -> TimeInterval
}
@MainActor @preconcurrency @objc public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  @objc optional func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  @objc optional func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
@MainActor @preconcurrency @objc public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  @objc optional func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  @objc optional func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}
