import Testing

@testable import UIKit

/// Sizes that fit, and content with a height that depends on its width.
@MainActor struct FittingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  let text = "A sentence that is too long for one line of a narrow label, and so takes several of them."

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  // MARK: Two passes

  @Test func `content that flows gets the height for the width it got`() {
    let flow = FlowView(23)
    let below = SizedView(width: 10, height: 10)
    root.addConstrained(flow, below)
    NSLayoutConstraint.activate([
      flow.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      flow.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      flow.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: flow.bottomAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    // 70 points: 7 squares a row, 4 rows.
    #expect(flow.frame == CGRect(x: 20, y: 0, width: 70, height: 40))
    #expect(below.frame.minY == 45)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(flow.frame == CGRect(x: 20, y: 0, width: 170, height: 20))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(flow.frame == CGRect(x: 20, y: 0, width: 270, height: 10))
    flow.count = 60
    root.layoutIfNeeded()
    #expect(flow.frame.height == 30)
    #expect(below.frame.minY == 35)
  }

  @Test func `content that flows is no wider than its rows where nothing else says so`() {
    // Assumed: Apple's label takes the width of its widest line, as `intrinsicContentSize` says with a
    // `preferredMaxLayoutWidth` of the width it got. A label with a background and `trailing <=` on a device would settle it.
    let flow = FlowView(23)
    root.addConstrained(flow)
    NSLayoutConstraint.activate([
      flow.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      flow.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect(flow.frame.size == CGSize(width: 90, height: 30))
  }

  @Test func `a label of several lines is as high as its lines, at any width`() {
    let label = label(text)
    root.addConstrained(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for width in [400, 100, 250, 90.5, 1000] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let unlimited = CGFloat.greatestFiniteMagnitude
      let width = label.frame.width
      #expect(label.frame.height == label.sizeThatFits(CGSize(width: width, height: unlimited)).height)
      #expect(label.frame.height > 21 || width > 600)
    }
    label.numberOfLines = 2
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 40.6666667) < 1e-6)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 20.3333333) < 1e-6)
  }

  @Test func `two flowing contents beside and below one another settle in one pass`() {
    let (left, right, below) = (FlowView(40), FlowView(10), FlowView(30))
    root.addConstrained(left, right, below)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.trailingAnchor.constraint(equalTo: right.leadingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(greaterThanOrEqualTo: left.bottomAnchor),
      below.topAnchor.constraint(greaterThanOrEqualTo: right.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ])
    let low = below.topAnchor.constraint(equalTo: root.topAnchor)
    low.priority = .defaultLow
    low.isActive = true
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 50, height: 80))
    #expect(right.frame == CGRect(x: 50, y: 0, width: 50, height: 20))
    #expect(below.frame == CGRect(x: 0, y: 80, width: 50, height: 60))
  }

  @Test func `a preferred width limits a label, whatever width it gets`() {
    let label = label(text)
    label.preferredMaxLayoutWidth = 150
    root.frame.size.width = 500
    root.addConstrained(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width <= 150)
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.height > 60)
  }

  // MARK: Fitting

  @Test func `the fitting size is what content and constraints need`() {
    let box = SizedView(width: 60, height: 30)
    root.addConstrained(box)
    box.pinEdges(8)
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 76, height: 46))
    // Hugging at 250 matters more than the target at 50.
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 76, height: 46))
    box.setContentHuggingPriority(.init(20), for: .horizontal)
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 46))
    #expect(root.systemLayoutSizeFitting(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 46))
  }

  @Test func `fitting changes nothing in the view`() {
    let flow = FlowView(20)
    root.addConstrained(flow)
    flow.pinEdges()
    root.layoutIfNeeded()
    let frame = flow.frame
    #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(root.systemLayoutSizeFitting(CGSize(width: 50, height: 0)) != root.bounds.size)
    #expect(root.bounds.size == CGSize(width: 100, height: 300))
    #expect(flow.frame == frame)
    flow.setNeedsLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(flow.frame == frame)
  }

  @Test func `a required width gives the height of what flows in it`() {
    let flow = FlowView(23)
    root.addConstrained(flow)
    flow.pinEdges(10)
    func height(_ width: CGFloat) -> CGFloat {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(90) == 60)  // 7 a row: 4 rows
    #expect(height(300) == 30)
    #expect(height(35) == 250)  // 1 a row
    flow.count = 7
    #expect(height(90) == 30)
    flow.count = 8
    #expect(height(90) == 40)
  }

  @Test func `new content asks the solver that is there`() throws {
    let flow = FlowView(23)
    root.addConstrained(flow)
    flow.pinEdges(10)
    _ = root.systemLayoutSizeFitting(.zero)
    let system = try #require(root.layoutState?.system)
    let build = system.build
    for count in 1..<20 {
      flow.count = count
      root.frame.size.width = CGFloat(40 + count)
      root.layoutIfNeeded()
      #expect(flow.frame.width == CGFloat(20 + count))
      #expect(root.systemLayoutSizeFitting(.zero).height == 30)
    }
    #expect(root.layoutState?.system === system)
    #expect(system.build == build)
  }

  @Test func `the fitting size is rounded up to pixels`() {
    let box = SizedView(width: 10.1, height: 20.34)
    root.addConstrained(box)
    box.pinEdges()
    let size = root.systemLayoutSizeFitting(.zero)
    #expect(abs(size.width - 10.3333333) < 1e-6)
    #expect(abs(size.height - 20.6666667) < 1e-6)
  }

  @Test func `of a view in a system only what lies in it counts`() {
    let outer = UIView()
    let box = SizedView(width: 60, height: 30)
    root.addConstrained(outer)
    outer.addConstrained(box)
    box.pinEdges(5)
    outer.pinEdges()
    root.layoutIfNeeded()
    let frame = outer.frame
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 40))
    box.size.height = 50
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 60))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(outer.frame == frame)
    #expect(box.frame == CGRect(x: 5, y: 5, width: 90, height: 290))
  }

  @Test func `a label fits its text, and a view without constraints nothing`() {
    let label = label("Hello", lines: 1)
    #expect(label.systemLayoutSizeFitting(.zero) == label.intrinsicContentSize)
    #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func `a label fits a width given as required`() {
    let label = label(text)
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 120)
    #expect(size.height == label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height)
  }

  @Test func `alignment insets are part of the fitting size`() {
    let box = SizedView(width: 60, height: 30)
    box.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 34))
  }

  @Test func `a view of its own size takes it when it is laid out alone`() {
    // Assumed: a view without a superview that does not translate its mask has no size but the one its constraints say.
    let box = SizedView(width: 60, height: 30)
    let inner = UIView()
    box.addConstrained(inner)
    inner.pinEdges(4)
    box.widthAnchor.constraint(equalToConstant: 80).isActive = true
    box.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 80, height: 30))
    #expect(inner.frame == CGRect(x: 4, y: 4, width: 72, height: 22))
  }
}
