public import Foundation

/// The progress of the current page, which the page control shows as a bar instead of the page's dot.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  weak var pageControl: UIPageControl?
  private var progress: Float = 0

  /// Creates a progress at the start of its page.
  public override init() { super.init() }

  /// The delegate, which provides the initial progress of each page.
  ///
  /// The progress holds it weakly.
  weak open var delegate: (any UIPageControlProgressDelegate)?

  /// The progress of the current page, clamped to the range from 0 to 1.
  open var currentProgress: Float {
    get { progress }
    set {
      progress = min(max(newValue, 0), 1)
      pageControl?.setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether the progress is visible.
  ///
  /// It's hidden while the user drags along the dots.
  open var isProgressVisible: Bool { pageControl?.interactionState != .continuous }

  /// Resets the progress for a new page to the start, or to the delegate's initial progress.
  func pageChanged(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }
}

/// The delegate of a page control's progress.
///
/// Every method is optional.
@MainActor @preconcurrency public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the initial progress of a page, from 0 to 1.
  ///
  /// The default is 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Notifies the delegate that the progress is hidden while the user drags along the dots, or visible again.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// The default implementation, which returns 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// The default implementation, which does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
