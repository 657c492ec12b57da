import Testing
import UIKit

/// Behavior that the test suites of public libraries expect of Apple's UIKit.
@MainActor struct LibrarySuiteTests {
  // SwifterSwift, UIViewExtensionsTests.
  @Test func `a view has no list of recognizers before the first one, and an empty list after the last one`() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    #expect(view.gestureRecognizers == [recognizer])
    view.removeGestureRecognizer(recognizer)
    #expect(view.gestureRecognizers == [])
  }

  // SwifterSwift, UITextViewExtensionsTests.
  @Test func `a text view that doesn't scroll has the size of its text, also without a layout`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isScrollEnabled = false
    view.text = String(repeating: "A text of some length. ", count: 6)
    #expect(view.contentSize.height > 100)
    view.sizeToFit()
    #expect(view.contentSize == view.bounds.size)
    view.text = "A"
    #expect(view.contentSize.height < 40)
  }

  // SwifterSwift, UITextViewExtensionsTests: the test expects an offset other than 0.
  @Test func `scrolling to the first letter shows its line at the top (assumed: a device would settle it)`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = String(repeating: "A text of some length. ", count: 60)
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 1, length: 1))
    #expect(view.contentOffset.y > 100)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 8)
  }

  // Cartography, EdgeSpec and EdgesSpec.
  @Test func `margins heed a safe area that a subclass overrides`() {
    final class Window: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { .zero }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    #expect(window.layoutMargins.top == 8)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.layoutMarginsGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == 8)
  }

  // SwifterSwift, UITableViewExtensionsTests.
  @Test func `a table view without a data source has one section, without rows`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
  }

  // SwifterSwift, UIScrollViewExtensionsTests: one witness, which reads the offset of a scroll view that no window has.
  @Test func `insets move the content when a scroll view is first laid out (assumed: a device would settle it)`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 500, height: 500)
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scrollView.contentOffset == .zero)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset == CGPoint(x: -20, y: -10))
  }

  @Test func `a scroll view keeps an offset that was set before its first layout`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 500, height: 500)
    scrollView.contentInset.top = 10
    scrollView.contentOffset.y = 40
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scrollView)
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 40)
  }

  // PinLayout, TransformSpec.
  @Test(arguments: 0..<4) func `a frame that is set under a quarter turn reads back exactly`(quarters: Int) {
    let view = UIView(frame: CGRect(x: 140, y: 100, width: 200, height: 160))
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    let frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.bounds.size == frame.size)
  }
}
