public import Foundation

/// A progress that goes on with time, and brings the next page in sight when a page's time is over.
///
/// It goes on between `resumeTimer()` and `pauseTimer()`, on the clock that animations run by.
@MainActor @preconcurrency open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var timer: ClockTimer?
  /// The time of the progress's last update, in the clock's seconds.
  private var last: TimeInterval = 0

  /// Makes a progress that stands still, at the start of its page.
  ///
  /// - Parameter preferredDuration: How long a page is in sight, in seconds; more than 0.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The duration of a page without a duration of its own, in seconds; more than 0.
  open var preferredDuration: TimeInterval

  /// A Boolean value that indicates whether the first page follows the last one; else the progress stops at the last
  /// page's end.
  open var resetsToInitialPageAfterEnd = false

  /// A Boolean value that indicates whether the timer runs.
  open var isRunning: Bool { timer != nil }

  /// Sets how long a page is in sight, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Returns how long a page is in sight, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Lets time go on from where it stands.
  open func resumeTimer() {
    guard timer == nil else { return }
    last = AnimationClock.shared.now
    timer = AnimationClock.shared.every(AnimationClock.frame, isEndless: true) { [weak self] in self?.goOn() }
  }

  /// Makes time stand still.
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

  /// Brings the progress up to now. What is over at a page's end is at most a frame, and is left out.
  private func goOn() {
    let now = AnimationClock.shared.now
    let passed = now - last
    last = now
    guard let pageControl, pageControl.numberOfPages > 0, passed > 0 else { return }
    let duration = max(duration(forPage: pageControl.currentPage), 0.001)
    // The sum of many frames falls short of a page's time by what rounding takes.
    let reached = Double(currentProgress) + passed / duration
    currentProgress = reached > 1 - 1e-4 ? 1 : Float(reached)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress == 1 { endPage(of: pageControl) }
  }

  /// Brings the next page in sight, unless there is none or the delegate keeps this one; then time stops (assumed).
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

/// The delegate of a page control's timed progress. Every method is optional.
@MainActor @preconcurrency public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Time has moved the progress on.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns a Boolean value that indicates whether a page becomes current after the one before; true if this is
  /// absent.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Stands for an absent method.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Stands for an absent method.
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    true
  }
}
