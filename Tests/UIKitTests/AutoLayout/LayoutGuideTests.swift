import Testing

@_spi(Testing) @testable import UIKit

/// The system's guides: safe area, readable content, scroll views.
@MainActor struct LayoutGuideTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ view: UIView) {
    window.setDeviceSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
  }

  @Test func `what is pinned to the safe area follows it`() {
    let view = UIView()
    let box = UIView()
    show(view)
    view.addConstrained(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 3),
      box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      box.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      box.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, multiplier: 0.5),
    ])
    window.layoutIfNeeded()
    #expect(abs(box.frame.minX - 97.6666667) < 1e-6)
    #expect((box.frame.width, box.frame.minY, box.frame.height) == (195, 50, 760))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    window.setDeviceSafeArea(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    window.layoutIfNeeded()
    #expect(box.frame.minY == 3 && box.frame.maxY == 823)
    #expect(box.frame.width == 148)
  }

  @Test func `a margins guide heeds the safe area and the superview's margins`() {
    let view = UIView()
    let (inner, box) = (UIView(), UIView())
    show(view)
    view.addConstrained(inner)
    inner.preservesSuperviewLayoutMargins = true
    view.directionalLayoutMargins.leading = 30
    inner.addConstrained(box)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
      box.rightAnchor.constraint(equalTo: inner.layoutMarginsGuide.rightAnchor),
      box.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    // 30 - 12 is more than 8; the safe area comes to the own margin of 8.
    #expect(box.frame == CGRect(x: 18, y: 55, width: 352, height: 10))
  }

  @Test func `the readable guide is no wider than text is to be, and in the middle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 100))
    let box = UIView()
    view.addConstrained(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    // metrics.md 4: 672 wide, 176 from each side of 1024.
    #expect((box.frame.minX, box.frame.width) == (176, 672))
    view.frame.size.width = 390
    view.layoutIfNeeded()
    #expect((box.frame.minX, box.frame.width) == (8, 374))
  }

  // MARK: Scroll views

  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func scrollView() -> UIScrollView {
    let scrollView = UIScrollView()
    view.addConstrained(scrollView)
    scrollView.pinEdges(10)
    return scrollView
  }

  @Test func `content pinned to a scroll view's edges decides the content size`() {
    let scrollView = scrollView()
    let content = FlowView(100)
    scrollView.addConstrained(content)
    content.pinEdges(5)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10).isActive = true
    view.layoutIfNeeded()
    // 170 points: 17 a row, 6 rows.
    #expect(scrollView.frame == CGRect(x: 10, y: 10, width: 180, height: 280))
    #expect(content.frame == CGRect(x: 5, y: 5, width: 170, height: 60))
    #expect(scrollView.contentSize == CGSize(width: 180, height: 70))
    content.count = 1000
    view.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 180, height: 600))
    scrollView.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(content.frame.minY == 5)
    #expect(scrollView.frame.minY == 10)
  }

  @Test func `guides of content and frame say which of the two is meant`() {
    let scrollView = scrollView()
    let (content, floating) = (SizedView(width: 400, height: 900), SizedView(width: 20, height: 20))
    scrollView.addConstrained(content, floating)
    let (area, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      floating.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -2),
      floating.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -2),
    ])
    view.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 900))
    #expect(area.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 900))
    #expect(floating.frame == CGRect(x: 158, y: 258, width: 20, height: 20))
    scrollView.contentOffset = CGPoint(x: 30, y: 50)
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 900))
    #expect(floating.frame == CGRect(x: 188, y: 308, width: 20, height: 20))
    #expect(frame.layoutFrame == CGRect(x: 30, y: 50, width: 180, height: 280))
  }

  @Test func `a content size that no constraint mentions is the app's own`() {
    let scrollView = scrollView()
    scrollView.contentSize = CGSize(width: 77, height: 88)
    view.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 77, height: 88))
  }

  @Test func `a view outside holds one in the content in place`() {
    let scrollView = scrollView()
    let content = SizedView(width: 50, height: 1000)
    let held = SizedView(width: 10, height: 10)
    scrollView.addConstrained(content, held)
    content.pinEdges()
    held.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
    view.layoutIfNeeded()
    #expect(held.frame.minY == 30)
    scrollView.contentOffset.y = 25
    view.layoutIfNeeded()
    #expect(held.frame.minY == 55)
  }
}
