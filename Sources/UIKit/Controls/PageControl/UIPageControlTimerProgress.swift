public import Foundation

/// A progress that advances with time, and shows the next page when a page's time is over.
///
/// It runs between `resumeTimer()` and `pauseTimer()`, on the clock of animations.
@MainActor @preconcurrency open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var timer: ClockTimer?
  /// The time of the last update, in the clock's seconds.
  private var last: TimeInterval = 0

  /// Creates a paused progress at the start of its page.
  ///
  /// - Parameter preferredDuration: The duration of a page in seconds, more than 0.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The default duration of a page, in seconds.
  ///
  /// It's more than 0.
  open var preferredDuration: TimeInterval

  /// A Boolean value that indicates whether the first page follows the last page.
  ///
  /// If it's `false`, the progress stops at the end of the last page.
  open var resetsToInitialPageAfterEnd = false

  /// A Boolean value that indicates whether the timer runs.
  open var isRunning: Bool { timer != nil }

  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Returns the duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Resumes the timer.
  open func resumeTimer() {
    guard timer == nil else { return }
    last = AnimationClock.shared.now
    timer = AnimationClock.shared.every(AnimationClock.frame, isEndless: true) { [weak self] in self?.goOn() }
  }

  /// Pauses the timer.
  open func pauseTimer() {
    guard timer != nil else { return }
    goOn()
    stop()
  }

  private func stop() {
    timer?.cancel()
    timer = nil
  }

  isolated deinit { timer?.cancel() }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  /// Advances the progress to the current time. The time past a page's end is at most one frame, and is dropped.
  private func goOn() {
    let now = AnimationClock.shared.now
    let passed = now - last
    last = now
    guard let pageControl, pageControl.numberOfPages > 0, passed > 0 else { return }
    let duration = max(duration(forPage: pageControl.currentPage), 0.001)
    // Rounding makes the sum of many frames slightly less than a page's duration.
    let reached = Double(currentProgress) + passed / duration
    currentProgress = reached > 1 - 1e-4 ? 1 : Float(reached)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress == 1 { endPage(of: pageControl) }
  }

  /// Shows the next page. If there is none, or if the delegate keeps the current page, the timer stops (assumed).
  private func endPage(of pageControl: UIPageControl) {
    let next = pageControl.currentPage + 1
    let isLast = next >= pageControl.numberOfPages
    let page = isLast ? 0 : next
    guard !isLast || resetsToInitialPageAfterEnd,
      timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true
    else { return stop() }
    pageControl.advance(to: page)
  }
}

/// The delegate of a page control's timer progress.
///
/// Every method is optional.
@MainActor @preconcurrency public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Notifies the delegate that the timer advanced the progress.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns a Boolean value that indicates whether to advance to the next page.
  ///
  /// The default is `true`.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// The default implementation, which does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// The default implementation, which returns `true`.
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    true
  }
}
