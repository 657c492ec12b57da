import Testing
import UIKit

@MainActor struct ViewHierarchyTests {
  /// A view that records calls.
  final class Recorder: UIView {
    var events: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      events.append("willMove(toSuperview: \(newSuperview.map { String($0.tag) } ?? "nil"))")
    }
    override func didMoveToSuperview() { events.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      events.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { events.append("didMoveToWindow") }
  }

  func family(_ count: Int) -> (UIView, [UIView]) {
    let parent = UIView()
    let children = (0..<count).map { tag in
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    return (parent, children)
  }

  @Test func `every way of inserting puts the view where a plain array would`() {
    for from in 0..<4 {
      for to in 0..<4 where from != to {
        let ways: [(String, (UIView, [UIView]) -> Void, (inout [Int]) -> Void)] = [
          ("above", { $0.insertSubview($1[from], aboveSubview: $1[to]) }, { move(&$0, from, to, 1) }),
          ("below", { $0.insertSubview($1[from], belowSubview: $1[to]) }, { move(&$0, from, to, 0) }),
          (
            "front", { parent, views in parent.bringSubviewToFront(views[from]) },
            {
              $0.removeAll { $0 == from }; $0.append(from)
            }
          ),
          (
            "back", { parent, views in parent.sendSubviewToBack(views[from]) },
            {
              $0.removeAll { $0 == from }; $0.insert(from, at: 0)
            }
          ),
          (
            "again", { parent, views in parent.addSubview(views[from]) },
            {
              $0.removeAll { $0 == from }; $0.append(from)
            }
          ),
        ]
        for (name, act, model) in ways {
          let (parent, children) = family(4)
          var expected = [0, 1, 2, 3]
          act(parent, children)
          model(&expected)
          #expect(parent.subviews.map(\.tag) == expected, "\(name) \(from) \(to)")
          #expect(
            (parent.layer.sublayers ?? []).map(ObjectIdentifier.init)
              == parent.subviews.map { ObjectIdentifier($0.layer) },
            "layers follow: \(name) \(from) \(to)")
        }
      }
    }

    func move(_ list: inout [Int], _ from: Int, _ to: Int, _ offset: Int) {
      list.removeAll { $0 == from }
      list.insert(from, at: list.firstIndex(of: to)! + offset)
    }
  }

  @Test func `a view that moves to another parent leaves the first`() {
    let (parent, children) = family(2)
    let other = UIView()
    other.addSubview(children[0])
    #expect(parent.subviews == [children[1]])
    #expect(children[0].superview === other)
  }

  @Test func `coming into a window and leaving it is told in Apple's order`() {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    #expect(
      view.events == [
        "willMove(toSuperview: 0)", "willMove(toWindow: window)", "didMoveToSuperview", "didMoveToWindow",
      ])
    view.events = []
    view.removeFromSuperview()
    #expect(
      view.events == ["willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToSuperview", "didMoveToWindow"])
  }

  @Test func `a view does not keep its superview, nor a superview that is gone its subviews`() {
    weak var parent: UIView?
    weak var child: UIView?
    do {
      let (view, children) = family(1)
      parent = view
      child = children[0]
      #expect(child?.superview === view)
    }
    #expect(parent == nil)
    #expect(child == nil)
  }

  @Test func `a touch belongs to the frontmost view that takes it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 90, y: 10), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 101, y: 10), with: nil) == nil)
    front.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    back.alpha = 0
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent)
  }

  @Test func `a view can be found by its tag at any depth`() {
    let (parent, children) = family(3)
    let deep = UIView()
    deep.tag = 9
    children[2].addSubview(deep)
    #expect(parent.viewWithTag(9) === deep)
    #expect(parent.viewWithTag(10) == nil)
    #expect(deep.isDescendant(of: parent))
    #expect(deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
  }

  @Test func `a view added to itself ends the process in Apple's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInvalidArgumentException"))
    #expect(text.contains("Can't add self as subview"))
  }
}
