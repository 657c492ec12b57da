public import Foundation

/// The progress of the current page; the page control shows it as a bar in the place of the page's dot.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  weak var pageControl: UIPageControl?
  private var progress: Float = 0

  /// Makes a progress that is at the start of its page.
  public override init() { super.init() }

  /// The delegate, which supplies where pages begin and is notified when the progress hides; held weakly.
  weak open var delegate: (any UIPageControlProgressDelegate)?

  /// The progress of the current page, from 0 to 1; clamped.
  open var currentProgress: Float {
    get { progress }
    set {
      progress = min(max(newValue, 0), 1)
      pageControl?.setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether the progress shows: not while the user moves a finger along the dots.
  open var isProgressVisible: Bool { pageControl?.interactionState != .continuous }

  /// Another page is in sight: it begins at its start, or where the delegate says.
  func pageChanged(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }
}

/// The delegate of a page control's progress. Every method is optional.
@MainActor @preconcurrency public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress at which a page begins, from 0 to 1; 0 if this is absent.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// The progress hides because the user moves a finger along the dots, or shows again.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Stands for an absent method.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// Stands for an absent method.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
