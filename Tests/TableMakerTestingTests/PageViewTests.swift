import Testing
import UIKit

@testable import TableMakerTesting

/// The views of a page, with their frames in the window.
@MainActor struct PageViewTests {
  @Test func `have the frames that a conversion gives, in scroll views and transforms`() async {
    await AuditClock.take()
    let wasHeld = AuditClock.hold()
    defer {
      AuditClock.restore(wasHeld)
      AuditClock.pass()
    }
    let page = Page(PageAudit.Setting()) { _ in
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 600))
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      scrollView.contentOffset.y = 33.5
      controller.view.addSubview(scrollView)
      var superview: UIView = scrollView
      for number in 0..<8 {
        let view = UIView(frame: CGRect(x: 3.25, y: 40.1, width: 250, height: 500))
        if number == 2 { view.transform = CGAffineTransform(rotationAngle: 0.1) }
        if number == 4 { view.bounds.origin = CGPoint(x: 7, y: 1) }
        if number == 5 { view.transform = CGAffineTransform(scaleX: 0.5, y: 1.5) }
        superview.addSubview(view)
        superview = view
      }
      return UINavigationController(rootViewController: controller)
    }
    defer { page.close() }
    await page.rest()
    #expect(page.views.count > 12)
    for view in page.views {
      let frame = view.view.convert(view.view.bounds, to: nil)
      let differences = [
        view.frame.minX - frame.minX, view.frame.minY - frame.minY, view.frame.width - frame.width,
        view.frame.height - frame.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(view.path): \(view.frame), \(frame)")
    }
  }
}
