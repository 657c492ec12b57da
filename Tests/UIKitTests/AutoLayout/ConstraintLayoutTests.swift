import Testing

@testable import UIKit

/// Small layouts with frames that can be computed manually. The screen has three pixels per point.
@MainActor struct ConstraintLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ count: Int, to superview: UIView? = nil) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? root).addSubview(view)
      return view
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> SizedView {
    let view = SizedView(width: width, height: height)
    root.addSubview(view)
    return view
  }

  @Test func `a view pinned to all edges fills its superview but for the constants`() {
    let view = add(1)[0]
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 130))
    root.frame.size = CGSize(width: 400, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 370, height: 30))
  }

  @Test func `three views share a width equally and stand side by side`() {
    let views = add(3)
    for (index, view) in views.enumerated() {
      view.leadingAnchor.constraint(
        equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor, constant: index == 0 ? 0 : 8
      ).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: 5).isActive = true
      if index > 0 { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
    }
    views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.frame.size.width = 301
    root.layoutIfNeeded()
    #expect(
      views.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 95, height: 55), CGRect(x: 103, y: 0, width: 95, height: 55),
        CGRect(x: 206, y: 0, width: 95, height: 55),
      ])
  }

  @Test func `cousins align across superviews`() {
    let outer = add(2)
    let left = add(1, to: outer[0])[0]
    let right = add(1, to: outer[1])[0]
    NSLayoutConstraint.activate([
      outer[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      outer[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
      outer[1].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 150),
      outer[1].topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      left.leftAnchor.constraint(equalTo: outer[0].leftAnchor, constant: 5),
      left.topAnchor.constraint(equalTo: outer[0].topAnchor, constant: 7),
      left.heightAnchor.constraint(equalToConstant: 60),
      left.rightAnchor.constraint(equalTo: right.leftAnchor, constant: -10),
      right.leftAnchor.constraint(equalTo: outer[1].leftAnchor, constant: 3),
      right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.5),
      right.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    // In the root: left begins at 25 and ends 10 before 153; both end at 11 + 7 + 60 = 78.
    #expect(left.frame == CGRect(x: 5, y: 7, width: 118, height: 60))
    #expect(right.frame == CGRect(x: 3, y: 8, width: 59, height: 20))
  }

  @Test func `a center between pixels moves to the next one up`() {
    // metrics.md 1: 161.1667 becomes 161.3333 at three pixels a point.
    let view = box(52 + 2.0 / 3, 19 + 1.0 / 3)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.frame.size = CGSize(width: 375, height: 812)
    root.layoutIfNeeded()
    #expect(abs(view.frame.minX - 161.3333333) < 1e-6)
    #expect(abs(view.frame.width - 52.6666667) < 1e-6)
    #expect(abs(view.frame.minY - 396.3333333) < 1e-6)
  }

  @Test func `views that touch go on touching on the pixel grid`() {
    let views = add(7)
    for (index, view) in views.enumerated() {
      view.leadingAnchor.constraint(equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor)
        .isActive = true
      if index > 0 { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
    }
    views[6].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.frame.size.width = 100
    root.layoutIfNeeded()
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
      #expect(abs(view.frame.minX * 3 - (view.frame.minX * 3).rounded()) < 1e-6)
      #expect(abs(view.frame.width - 100.0 / 7) <= 1.0 / 3)
    }
    #expect(abs(views[6].frame.maxX - 100) < 1e-9)
  }

  @Test func `content resists compression more than it hugs, and the weaker gives way`() {
    let (first, second) = (box(200, 20), box(200, 20))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    second.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 200)
    #expect(second.frame.width == 100)
    first.setContentCompressionResistancePriority(.init(748), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 100)
    root.frame.size.width = 500
    first.setContentHuggingPriority(.init(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 200)
    #expect(second.frame.width == 300)
    first.size.width = 120
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 120, y: 0, width: 380, height: 20))
  }

  @Test func `a constant, a priority and activity can change between passes`() {
    let view = box(50, 20)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = .init(240)
    NSLayoutConstraint.activate([leading, wide])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
    leading.constant = 25
    wide.priority = .init(800)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 25, y: 0, width: 80, height: 20))
    leading.isActive = false
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 250, y: 0, width: 50, height: 20))
  }

  @Test func `leading and trailing are mirrored where the container reads from right to left`() {
    let views = add(2)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      views[0].widthAnchor.constraint(equalToConstant: 50),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
      views[1].centerYAnchor.constraint(equalTo: root.centerYAnchor),
      views[0].leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 16)
    #expect((views[1].frame.minX, views[1].frame.maxX) == (74, 296))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect((views[0].frame.minX, views[0].frame.maxX) == (234, 284))
    #expect((views[1].frame.minX, views[1].frame.maxX) == (4, 226))
  }

  @Test func `positions can have multipliers`() {
    let views = add(2)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: views[0], attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
        constant: 0),
      views[0].widthAnchor.constraint(equalToConstant: 20),
      NSLayoutConstraint(
        item: views[1], attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 1.0 / 3,
        constant: 2),
      views[1].widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 65)
    #expect(views[1].frame.minX == 102)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 65)
    #expect(views[1].frame.maxX == 198)
  }

  @Test func `alignment rectangles are aligned, and frames lie around them`() {
    let view = box(40, 20)
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = add(1, to: view)[0]
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 46, height: 24))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 40, height: 20))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test func `margins attributes and the margins guide follow the margins`() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 20)
    let views = add(3)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      views[0].trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      views[0].heightAnchor.constraint(equalTo: root.layoutMarginsGuide.heightAnchor),
      views[0].topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      NSLayoutConstraint(
        item: views[1], attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: views[2], attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 10, y: 1, width: 270, height: 196))
    #expect(views[1].frame.maxX == 280)
    #expect(views[2].center.x == 145)
    root.layoutMargins.right = 50
    root.layoutIfNeeded()
    #expect(views[0].frame.maxX == 250)
    #expect(views[1].frame.maxX == 250)
    #expect(views[2].center.x == 130)
  }

  @Test func `a guide takes part like a view`() {
    let (left, right) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(left)
    root.addLayoutGuide(right)
    let view = box(100, 20)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 3),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    #expect(left.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 0))
    #expect(right.layoutFrame.minX == 150 && right.layoutFrame.width == 150)
  }

  @Test func `a view with a frame and a mask stands in a system as its frame says, and follows its superview`() {
    let outer = add(1)[0]
    let given = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    given.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.bounds.size = CGSize(width: 100, height: 100)
    outer.addSubview(given)
    let beside = add(1, to: outer)[0]
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, outer.heightAnchor.constraint(equalToConstant: 100),
      beside.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 5),
      beside.topAnchor.constraint(equalTo: given.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(given.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(beside.frame.origin == CGPoint(x: 45, y: 60))
    width.constant = 150
    root.layoutIfNeeded()
    #expect(given.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    #expect(beside.frame.origin == CGPoint(x: 95, y: 60))
    given.frame.origin = CGPoint(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(beside.frame.origin == CGPoint(x: 85, y: 40))
  }

  @Test func `a view without constraints lies at the origin in the size of its content`() {
    let view = box(33, 44)
    view.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 33, height: 44))
  }
}

/// Baselines of labels.
@MainActor struct BaselineLayoutTests {
  @Test func `labels of different sizes stand on one baseline`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (large, small, box) = (UILabel(), UILabel(), UIView())
    large.text = "Large"
    large.font = .systemFont(ofSize: 30)
    small.text = "small"
    small.font = .systemFont(ofSize: 12)
    root.addConstrained(large, small, box)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      box.topAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 4),
      box.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.baselines(in: label.bounds.size).first }
    #expect(baseline(large) > 30)
    #expect(abs(baseline(small) - baseline(large)) < 0.34)
    #expect(abs(box.frame.minY - baseline(large) - 4) < 0.34)
    large.font = .systemFont(ofSize: 50)
    root.layoutIfNeeded()
    #expect(baseline(large) > 50)
    #expect(abs(baseline(small) - baseline(large)) < 0.34)
  }

  @Test func `the last baseline follows the last line`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (label, other) = (UILabel(), UILabel())
    label.text = "Several lines of text in a narrow label"
    label.numberOfLines = 0
    other.text = "below"
    root.addConstrained(label, other)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      other.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.height > 60)
    let last = label.frame.minY + label.baselines(in: label.bounds.size).last
    #expect(abs(other.frame.minY + other.baselines(in: other.bounds.size).last - last) < 0.34)
  }
}
