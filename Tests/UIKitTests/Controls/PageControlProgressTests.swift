import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The bar in the place of the dot of the page in sight, and the time that it goes by.
@MainActor @Suite struct PageControlProgressTests {
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
  private let clock = AnimationClock.shared

  init() {
    clock.hold()
    control.numberOfPages = 3
  }

  /// Notes what is asked, and answers it.
  private final class Listener: NSObject, UIPageControlTimerProgressDelegate {
    var asked: [Int] = []
    var allows = true
    var changes = 0
    var initial: [Int: Float] = [:]
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
      asked.append(page)
      return allows
    }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      initial[page] ?? 0
    }
  }

  /// Gives the control a timer of 2 seconds a page.
  private func timer() -> UIPageControlTimerProgress {
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    control.progress = timer
    return timer
  }

  private func page(after seconds: TimeInterval) -> Int {
    clock.advance(by: seconds)
    return control.currentPage
  }

  @Test func `a progress stays between 0 and 1, and begins anew with each page`() {
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 3
    #expect(progress.currentProgress == 1)
    progress.currentProgress = -1
    #expect(progress.currentProgress == 0)
    progress.currentProgress = 0.4
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    progress.currentProgress = 0.4
    control.currentPage = 1
    #expect(progress.currentProgress == 0.4, "the page is the same")
  }

  @Test func `a bar is wider than a dot, and makes the control wider by as much`() {
    let dots = control.intrinsicContentSize.width
    control.progress = UIPageControlProgress()
    #expect(control.intrinsicContentSize.width == dots + PageDots.progressStretch)
    control.progress = nil
    #expect(control.intrinsicContentSize.width == dots)
  }

  @Test func `time brings one page after the other, stops at the last one's end, and each page has its own`() {
    let timer = timer()
    timer.setDuration(1, forPage: 1)
    #expect(timer.duration(forPage: 0) == 2 && timer.duration(forPage: 1) == 1)
    #expect(page(after: 5) == 0 && !timer.isRunning, "time stands still until it is told to go on")
    timer.resumeTimer()
    #expect(page(after: 1) == 0 && abs(timer.currentProgress - 0.5) < 0.01)
    #expect(page(after: 0.95) == 0)
    #expect(page(after: 0.1) == 1)
    #expect(page(after: 0.85) == 1)
    #expect(page(after: 0.1) == 2)
    #expect(page(after: 9) == 2 && timer.currentProgress == 1 && !timer.isRunning)
  }

  @Test func `the first page follows the last one where that is wished, each time with the event`() {
    let timer = timer()
    timer.resetsToInitialPageAfterEnd = true
    var events: [Int] = []
    control.addAction(UIAction { [control] _ in events.append(control.currentPage) }, for: .valueChanged)
    timer.resumeTimer()
    clock.advance(by: 8.5)
    // Assumed: a page that time brings sends the event of one that the user chose; an iPhone would settle it.
    #expect(events == [1, 2, 0, 1])
  }

  @Test func `a pause keeps what has passed`() {
    let timer = timer()
    timer.resumeTimer()
    clock.advance(by: 1.5)
    timer.pauseTimer()
    #expect(page(after: 10) == 0 && abs(timer.currentProgress - 0.75) < 0.01)
    timer.resumeTimer()
    #expect(page(after: 0.4) == 0)
    #expect(page(after: 0.2) == 1)
  }

  @Test func `the delegate hears of time, says where pages begin, and may keep a page`() {
    let timer = timer()
    let listener = Listener()
    timer.delegate = listener
    listener.initial = [1: 0.5]
    timer.resumeTimer()
    #expect(page(after: 2.05) == 1 && listener.asked == [1] && listener.changes > 100)
    #expect(timer.currentProgress >= 0.5 && timer.currentProgress < 0.6)
    listener.allows = false
    #expect(page(after: 5) == 1 && listener.asked == [1, 2])
  }

  @Test func `a timer that nobody holds any more stops`() {
    weak var gone: UIPageControlTimerProgress?
    do {
      let timer = UIPageControlTimerProgress(preferredDuration: 1)
      timer.resumeTimer()
      gone = timer
    }
    #expect(gone == nil)
  }

  @Test(arguments: [false, true]) func `the bar fills from where reading starts`(rightToLeft: Bool) throws {
    let progress = UIPageControlProgress()
    control.progress = progress
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    control.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    progress.currentProgress = 0.5
    // Three pages: a bar of 26 points and two dots, 9 apart, in the middle of 200: from 70 to 130.
    let bar = rightToLeft ? 104 : 70
    let pixels = draw(control)
    let (red, blue) = ([255, 0, 0, 255], [0, 0, 255, 255])
    #expect(pixels[bar + 7, 13] == (rightToLeft ? blue : red))
    #expect(pixels[bar + 19, 13] == (rightToLeft ? red : blue))
    progress.currentProgress = 0
    let first = draw(control)
    #expect(first[bar + (rightToLeft ? 22 : 4), 13] == red, "the current page is visible at the start")
    #expect(first[bar + 13, 13] == blue)
  }
}
