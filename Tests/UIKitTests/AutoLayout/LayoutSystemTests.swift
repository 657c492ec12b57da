import Testing

@testable import UIKit

/// The division of views into systems, and the effects of added and removed views.
@MainActor struct LayoutSystemTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test func `a view with a frame that nobody outside mentions is solved apart`() throws {
    let cell = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 50))
    let (title, line) = (UIView(), UIView())
    root.addSubview(cell)
    root.addConstrained(line)
    cell.addConstrained(title)
    title.pinEdges(5)
    line.pinEdges()
    root.layoutIfNeeded()
    let outer = try #require(root.layoutState?.system)
    let inner = try #require(cell.layoutState?.system)
    #expect(outer.items.count == 2 && inner.items.count == 2)
    #expect(title.frame == CGRect(x: 5, y: 5, width: 290, height: 40))

    // What happens in one does not touch the other.
    let builds = (outer.build, inner.build)
    title.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(outer.build == builds.0 && inner.build == builds.1 + 1)

    // A constraint from outside joins them, and its end parts them again.
    let joining = title.topAnchor.constraint(greaterThanOrEqualTo: line.topAnchor, constant: 10)
    joining.isActive = true
    root.layoutIfNeeded()
    #expect(cell.layoutState?.system == nil)
    #expect(root.layoutState?.system?.items.count == 4)
    #expect(title.frame == CGRect(x: 5, y: 5, width: 290, height: 40))
    joining.isActive = false
    cell.frame.size.height = 60
    root.layoutIfNeeded()
    #expect(root.layoutState?.system?.items.count == 2)
    #expect(cell.layoutState?.system?.items.count == 2)
    #expect(title.frame == CGRect(x: 5, y: 5, width: 290, height: 50))
  }

  @Test func `a view that moves takes its own constraints along and loses those from outside`() {
    let (left, right, box, inner) = (UIView(), UIView(), UIView(), UIView())
    root.addConstrained(left, right)
    for view in [left, right] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor), left.widthAnchor.constraint(equalToConstant: 100),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor), right.widthAnchor.constraint(equalToConstant: 50),
    ])
    left.addConstrained(box)
    box.addConstrained(inner)
    inner.pinEdges(3)
    box.pinEdges(10)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 3, y: 3, width: 74, height: 74))
    right.addSubview(box)
    #expect(left.constraints.allSatisfy { $0.firstItem !== box })
    box.pinEdges(5)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 5, width: 40, height: 90))
    #expect(inner.frame == CGRect(x: 3, y: 3, width: 34, height: 84))
  }

  @Test func `a constraint to a view that left the tree is gone, and the rest holds`() {
    let (first, second) = (SizedView(width: 50, height: 20), SizedView(width: 60, height: 20))
    root.addConstrained(first, second)
    let beside = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4), beside])
    root.layoutIfNeeded()
    #expect(second.frame.minX == 62)
    first.removeFromSuperview()
    #expect(!beside.isActive)
    second.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(second.frame.minX == 1)
  }

  @Test func `a view survives its tree, and finds its place in another`() {
    let box = SizedView(width: 10, height: 10)
    let inner = UIView()
    box.addConstrained(inner)
    inner.pinEdges(1)
    do {
      let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let middle = UIView(frame: first.bounds)
      first.addSubview(middle)
      middle.addConstrained(box)
      box.pinEdges(20)
      box.topAnchor.constraint(equalTo: first.topAnchor, constant: 20).isActive = true
      first.layoutIfNeeded()
      #expect(box.frame.width == 60)
    }
    #expect(box.superview == nil)
    box.size = CGSize(width: 30, height: 20)
    inner.setNeedsLayout()
    root.addConstrained(box)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 7, y: 0, width: 30, height: 20))
    #expect(inner.frame == CGRect(x: 1, y: 1, width: 28, height: 18))
    #expect(box.layoutState?.mentionsFromAbove == 1)
  }

  @Test func `trees built from the leaves up are one system in the end`() throws {
    let views = (0..<5).map { _ in UIView() }
    for (view, superview) in zip(views, views.dropFirst()) {
      superview.addConstrained(view)
      view.pinEdges(2)
      superview.layoutIfNeeded()
    }
    root.addConstrained(views[4])
    views[4].pinEdges(2)
    root.layoutIfNeeded()
    #expect(views[0].bounds.size == CGSize(width: 280, height: 280))
    #expect(root.layoutState?.system?.items.count == 6)
    #expect(views.allSatisfy { $0.layoutState?.system == nil })
  }

  @Test func `a constraint replaced by one that puts a view at zero moves it there`() {
    let (outer, box) = (UIView(), SizedView(width: 20, height: 30))
    root.addConstrained(outer)
    outer.addConstrained(box)
    outer.pinEdges()
    let far = box.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 50)
    far.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 50, y: 0, width: 20, height: 30))
    far.isActive = false
    box.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    box.bounds.size = CGSize(width: 1, height: 1)
    box.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 20, height: 30))
  }

  @Test func `views without constraints have no system`() {
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(plain)
    root.layoutIfNeeded()
    #expect(root.layoutState == nil && plain.layoutState == nil)
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a system that nobody needs any more goes`() {
    let box = UIView()
    root.addConstrained(box)
    box.pinEdges()
    root.layoutIfNeeded()
    #expect(root.layoutState?.system != nil)
    box.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.layoutState?.system == nil)
    #expect(box.layoutState?.reference.system == nil)
  }

  @Test func `views and their systems go when nobody holds them`() {
    weak var system: LayoutSystem?
    weak var view: UIView?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = UIView()
      root.addConstrained(box)
      box.pinEdges()
      root.layoutIfNeeded()
      system = root.layoutState?.system
      view = box
      #expect(system != nil)
    }
    #expect(view == nil)
    #expect(system == nil)
  }

  @Test func `the order in which constraints were activated does not matter, also where several layouts are as good`() {
    // Four boxes in a row that is 60 too wide, and all resist alike: who gives way is decided by the tree.
    func frames(_ random: inout SplitMix) -> [CGRect] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 50))
      let boxes = (0..<4).map { _ in SizedView(width: 50, height: 20) }
      for box in boxes { root.addConstrained(box) }
      var constraints = zip(boxes, boxes.dropFirst()).map { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
      constraints.append(boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor))
      constraints.append(boxes[3].trailingAnchor.constraint(equalTo: root.trailingAnchor))
      constraints.append(boxes[1].widthAnchor.constraint(lessThanOrEqualTo: boxes[2].widthAnchor))
      constraints += boxes.map { $0.centerYAnchor.constraint(equalTo: root.centerYAnchor) }
      for constraint in constraints.shuffled(using: &random) {
        constraint.isActive = true
        if Bool.random(using: &random) { root.layoutIfNeeded() }
      }
      root.layoutIfNeeded()
      return boxes.map(\.frame)
    }
    var random = SplitMix(seed: 5)
    let expected = frames(&random)
    #expect(expected.map(\.width).reduce(0, +) == 140)
    for _ in 0..<30 { #expect(frames(&random) == expected) }
  }
}
