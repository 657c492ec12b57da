import Foundation
import Testing
@_spi(Testing) import UIKit

/// Which responder is first, and what it hears.
@MainActor struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = ResponderLog()

  private func probe(_ name: String, in view: UIView? = nil) -> ProbeView {
    let probe = ProbeView(name, log)
    (view ?? window).addSubview(probe)
    return probe
  }

  init() { window.isHidden = false }

  @Test func `a plain view, a window and a controller cannot be first, a view that says so can`() {
    let plain = UIView()
    window.addSubview(plain)
    for responder in [plain, window, UIViewController()] as [UIResponder] {
      #expect(!responder.canBecomeFirstResponder)
      #expect(!responder.becomeFirstResponder())
      #expect(!responder.isFirstResponder)
      #expect(responder.canResignFirstResponder)
      #expect(responder.resignFirstResponder())
    }
    let probe = probe("a")
    #expect(probe.becomeFirstResponder())
    #expect(probe.isFirstResponder)
    #expect(probe.resignFirstResponder())
    #expect(!probe.isFirstResponder)
  }

  @Test func `one responder of a window is first, and another one takes its place`() {
    let (a, b) = (probe("a"), probe("b"))
    a.becomeFirstResponder()
    log.calls = []
    #expect(b.becomeFirstResponder())
    #expect(!a.isFirstResponder && b.isFirstResponder)
    #expect(log.calls == ["b becomes", "a resigns"])
  }

  @Test func `two windows have a first responder each`() {
    let other = UIWindow(frame: window.frame)
    other.isHidden = false
    let (a, b) = (probe("a"), probe("b", in: other))
    a.becomeFirstResponder()
    b.becomeFirstResponder()
    #expect(a.isFirstResponder && b.isFirstResponder)
  }

  @Test func `the window of a responder that becomes first takes the keys, assumed`() {
    // A field of a second window on a device that becomes first: whether isKeyWindow is true of it.
    let other = UIWindow(frame: window.frame)
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow && !window.isKeyWindow)
    probe("a").becomeFirstResponder()
    #expect(window.isKeyWindow && !other.isKeyWindow)
    window.isHidden = true
    #expect(!window.isKeyWindow)
  }

  @Test func `one that refuses to resign keeps its place, but for force`() {
    let (a, b) = (probe("a"), probe("b"))
    a.becomeFirstResponder()
    a.refuses = true
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder && !b.isFirstResponder)
    #expect(!window.endEditing(false))
    #expect(a.isFirstResponder)
    #expect(window.endEditing(true))
    #expect(!a.isFirstResponder)
  }

  @Test func `editing ends in a view if the first responder is in it`() {
    let (left, right) = (UIView(), UIView())
    window.addSubview(left)
    window.addSubview(right)
    let a = probe("a", in: left)
    a.becomeFirstResponder()
    #expect(!right.endEditing(true))
    #expect(a.isFirstResponder)
    #expect(left.endEditing(false))
    #expect(!a.isFirstResponder)
    #expect(!left.endEditing(false))
    a.becomeFirstResponder()
    #expect(a.endEditing(false))
  }

  @Test(arguments: ["removed", "with its superview", "to another window", "hidden", "with a hidden superview"])
  func `a view that leaves is no longer first`(way: String) {
    let outer = UIView()
    window.addSubview(outer)
    let a = probe("a", in: outer)
    a.refuses = true
    a.becomeFirstResponder()
    let other = UIWindow(frame: window.frame)
    switch way {
    case "removed": a.removeFromSuperview()
    case "with its superview": outer.removeFromSuperview()
    case "to another window": other.addSubview(outer)
    case "hidden": a.isHidden = true
    default: outer.isHidden = true
    }
    #expect(!a.isFirstResponder)
    #expect(log.calls.last == "a resigns")
    let b = probe("b")
    #expect(b.becomeFirstResponder())
  }

  @Test func `a view that moves within its window stays first`() {
    let (left, right) = (UIView(), UIView())
    window.addSubview(left)
    window.addSubview(right)
    let a = probe("a", in: left)
    a.becomeFirstResponder()
    right.addSubview(a)
    #expect(a.isFirstResponder)
  }

  @Test func `a hidden view, or one in a hidden view, does not become first, assumed`() {
    let outer = UIView()
    window.addSubview(outer)
    let a = probe("a", in: outer)
    outer.isHidden = true
    #expect(!a.becomeFirstResponder())
    outer.isHidden = false
    #expect(a.becomeFirstResponder())
  }

  @Test func `a view that is asked before it is in a window becomes first there, assumed`() {
    // Reported of fields that are asked in viewDidLoad: the keyboard comes with the page.
    let outer = UIView()
    let a = ProbeView("a", log)
    outer.addSubview(a)
    #expect(!a.becomeFirstResponder())
    window.addSubview(outer)
    #expect(a.isFirstResponder)
    let b = ProbeView("b", log)
    b.becomeFirstResponder()
    b.resignFirstResponder()
    window.addSubview(b)
    #expect(!b.isFirstResponder)
  }

  @Test func `the one that becomes first while another resigns has to resign again, assumed`() {
    let (a, b, c) = (probe("a"), probe("b"), probe("c"))
    a.becomeFirstResponder()
    a.whenResigned = { c.becomeFirstResponder() }
    #expect(b.becomeFirstResponder())
    #expect(b.isFirstResponder && !c.isFirstResponder)
  }

  @Test func `one that becomes first again whenever it resigns keeps its place`() {
    let (a, b) = (probe("a"), probe("b"))
    a.becomeFirstResponder()
    a.whenResigned = { a.becomeFirstResponder() }
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder)
  }

  @Test func `one that removes the other from the window while it resigns stays alone`() {
    let (a, b) = (probe("a"), probe("b"))
    a.becomeFirstResponder()
    a.whenResigned = { b.removeFromSuperview() }
    #expect(!b.becomeFirstResponder())
    #expect(!a.isFirstResponder && !b.isFirstResponder)
  }

  @Test func `a controller that can is first in the window of its view`() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    #expect(!controller.becomeFirstResponder())
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
    #expect(controller.view.endEditing(false))
    #expect(!controller.isFirstResponder)
  }

  @Test func `a first responder that is let go leaves its place`() {
    let held = probe("held")
    do {
      let responder = LooseResponder(next: held)
      #expect(responder.becomeFirstResponder())
      #expect(responder.isFirstResponder)
    }
    #expect(held.becomeFirstResponder())
  }

  @Test func `input accessories are those of the next responder, input views are not, assumed`() {
    let bar = UIView()
    final class Controller: UIViewController {
      var bar: UIView?
      override var inputAccessoryView: UIView? { bar }
      override var inputView: UIView? { bar }
    }
    let controller = Controller()
    controller.bar = bar
    window.rootViewController = controller
    let a = probe("a", in: controller.view)
    #expect(a.inputAccessoryView === bar)
    #expect(a.inputView == nil)
    a.reloadInputViews()
  }
}

/// The calls that responders receive, in order.
@MainActor final class ResponderLog {
  var calls: [String] = []
}

/// A view that can be first.
final class ProbeView: UIView {
  private let name: String
  private let log: ResponderLog
  var refuses = false
  var whenResigned: (() -> Void)?

  init(_ name: String, _ log: ResponderLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !refuses }

  @discardableResult override func becomeFirstResponder() -> Bool {
    log.calls.append("\(name) becomes")
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    log.calls.append("\(name) resigns")
    let result = super.resignFirstResponder()
    whenResigned?()
    return result
  }
}

/// A responder that is no view.
private final class LooseResponder: UIResponder {
  private let following: UIResponder

  init(next: UIResponder) { following = next }

  override var next: UIResponder? { following }
  override var canBecomeFirstResponder: Bool { true }
}
