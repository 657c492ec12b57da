import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A swipe from the leading edge moves both pages, and then shows the previous page or the old one again.
@MainActor @Suite struct `A swipe back` {
  /// Drags from a place, in points from the leading edge, and rests before the end.
  private func swipe(
    _ scene: NavigationScene, from start: CGFloat = 2, by way: CGFloat, duration: TimeInterval = 0.4,
    rest: TimeInterval = 0.3, lifts: Bool = true
  ) -> TestFinger {
    let finger = TestFinger(on: scene.test)
    finger.press(at: CGPoint(x: scene.place(start), y: 400))
    for step in 1...20 {
      let x = scene.place(start + way * CGFloat(step) / 20)
      finger.move(to: CGPoint(x: x, y: 400), duration: duration / 20)
    }
    finger.hold(for: rest)
    if lifts { finger.lift() }
    return finger
  }

  /// The places of the two pages on screen, in points toward the trailing edge.
  private func places(_ scene: NavigationScene, _ pages: [UIViewController]) -> [CGFloat] {
    pages.map {
      let x = $0.view.layer.presentation()?.frame.minX ?? .nan
      return scene.place(0) == 0 ? x : -x
    }
  }

  @Test(arguments: [false, true]) func `moves the pages with the finger, point by point and back`(isMirrored: Bool) {
    let scene = NavigationScene(["Root", "Form"], isMirrored: isMirrored)
    let pages = scene.navigation.viewControllers
    let finger = swipe(scene, by: 20, lifts: false)
    let start = places(scene, pages)[1]
    for x in [CGFloat(100), 200, 150, 380, 60] {
      finger.move(to: CGPoint(x: scene.place(x), y: 420))
      let shown = places(scene, pages)
      #expect(abs(shown[1] - start - (x - 22)) < 0.01, "at \(x)")
      #expect(abs(shown[0] - 0.3 * (shown[1] - 390)) < 0.01, "the page below moves more slowly")
      #expect(scene.seen == ["Root", "Form"])
    }
    finger.lift()
    scene.settle()
    for page in pages { #expect(page.view.transform == .identity) }
  }

  /// The distance and speed that suffice are assumed.
  @Test func `completes beyond half the width or with speed, and else is canceled`() {
    for isMirrored in [false, true] {
      for (way, isFast, completes) in [
        (100, false, false), (190, false, false), (220, false, true), (380, false, true), (100, true, true),
      ] as [(CGFloat, Bool, Bool)] {
        let scene = NavigationScene(["Root", "Form"], isMirrored: isMirrored)
        _ = swipe(scene, by: way, duration: isFast ? 0.1 : 0.4, rest: isFast ? 0 : 0.3)
        scene.settle()
        #expect(scene.titles == (completes ? ["Root"] : ["Root", "Form"]), "\(way), \(isFast)")
        #expect(scene.seen == [completes ? "Root" : "Form"])
        #expect(scene.bar.topItem?.title == (completes ? "Root" : "Form"))
      }
    }
  }

  @Test func `is canceled by a finger that moves back fast, or that the system takes away`() {
    for isTaken in [false, true] {
      let scene = NavigationScene(["Root", "Form"])
      let finger = swipe(scene, by: 300, lifts: false)
      if isTaken {
        finger.cancel()
      } else {
        for step in 1...4 { finger.move(to: CGPoint(x: 302 - 20 * CGFloat(step), y: 400)) }
        finger.lift()
      }
      scene.settle()
      #expect(scene.titles == ["Root", "Form"] && scene.seen == ["Form"])
      // The page can still be left.
      _ = swipe(scene, by: 300)
      scene.settle()
      #expect(scene.titles == ["Root"])
    }
  }

  /// The order of both cases is reported once each; the delegate's calls in a canceled swipe are reported.
  @Test func `calls pages and delegate in Apple's order`() {
    let begins = [
      "Form will leave its parent", "Form willDisappear animated", "Form is popped", "Root willAppear animated",
      "will show Root animated",
    ]
    let scene = NavigationScene(["Root", "Form"], delegates: true)
    let form = scene.top
    _ = scene.take()
    let finger = swipe(scene, by: 100, lifts: false)
    #expect(scene.take() == begins)
    finger.lift()
    scene.settle()
    #expect(
      scene.take() == [
        "Root willDisappear animated", "Root didDisappear animated", "Form willAppear animated",
        "Form didAppear animated",
      ])
    #expect(form.parent === scene.navigation && form.appearance == .appeared)
    _ = swipe(scene, by: 300)
    #expect(scene.take() == begins)
    scene.settle()
    #expect(
      scene.take() == [
        "Form didDisappear animated", "Root didAppear animated", "Form left its parent", "did show Root animated",
      ])
  }

  @Test func `tells coordinators whether it was canceled, and takes back the app's own changes`() {
    for completes in [false, true] {
      let scene = NavigationScene(["Root", "Form"])
      let box = UIView()
      scene.test.window.addSubview(box)
      var events: [String] = []
      let finger = swipe(scene, by: completes ? 300 : 100, lifts: false)
      let coordinator = scene.top.transitionCoordinator
      #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      coordinator?.notifyWhenInteractionChanges { events.append("lifted, canceled: \($0.isCancelled)") }
      coordinator?.animate { _ in
        box.alpha = 0
      } completion: {
        events.append("ended, canceled: \($0.isCancelled)")
      }
      #expect(events == [])
      finger.lift()
      #expect(events == ["lifted, canceled: \(!completes)"] && coordinator?.isInteractive == false)
      let part = coordinator?.percentComplete ?? 0
      #expect(abs(part - (completes ? 290 : 90) / 390) < 0.03)
      scene.settle()
      #expect(events == ["lifted, canceled: \(!completes)", "ended, canceled: \(!completes)"])
      #expect((box.layer.presentation()?.opacity ?? box.layer.opacity) == (completes ? 0 : 1))
    }
  }

  /// Reported: the gesture needs the Back button unless its delegate is replaced or removed.
  @Test func `works where a Back button is, and wherever the app's own delegate allows it`() {
    final class Own: NSObject, UIGestureRecognizerDelegate {
      var allows = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let changes: [(String, (NavigationScene) -> Void, Bool)] = [
      ("nothing", { _ in }, true),
      ("hidden button", { $0.top.navigationItem.hidesBackButton = true }, false),
      ("own item", { $0.top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel) }, false),
      (
        "own item besides",
        {
          $0.top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
          $0.top.navigationItem.leftItemsSupplementBackButton = true
        }, true
      ),
      ("hidden bar", { $0.navigation.isNavigationBarHidden = true }, false),
    ]
    for (name, change, isAllowed) in changes {
      for (delegate, allows) in [("standard", isAllowed), ("none", true), ("yes", true), ("no", false)] {
        let scene = NavigationScene(["Root", "Form"])
        let own = Own()
        own.allows = allows
        let recognizer = scene.navigation.interactivePopGestureRecognizer
        #expect(recognizer?.view === scene.navigation.view && recognizer?.isEnabled == true)
        if delegate != "standard" { recognizer?.delegate = delegate == "none" ? nil : own }
        change(scene)
        scene.test.layOut()
        _ = swipe(scene, by: 300)
        scene.settle()
        #expect((scene.titles == ["Root"]) == allows, "\(name), delegate \(delegate)")
        withExtendedLifetime(own) {}
      }
    }
  }

  @Test func `starts at the leading edge only, and never on the first page`() {
    for (titles, start, way, completes) in [
      (["Root", "Form"], 19, 300, true), (["Root", "Form"], 21, 300, false), (["Root", "Form"], 388, -300, false),
      (["Root"], 2, 300, false),
    ] as [([String], CGFloat, CGFloat, Bool)] {
      let scene = NavigationScene(titles)
      scene.navigation.interactivePopGestureRecognizer?.delegate = nil
      _ = swipe(scene, from: start, by: way)
      scene.settle()
      #expect(scene.titles == (completes ? ["Root"] : titles), "from \(start)")
    }
    let scene = NavigationScene(["Root", "Form"])
    scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
    _ = swipe(scene, by: 300)
    #expect(scene.titles == ["Root", "Form"])
  }

  @Test func `takes precedence over scrolling, which still works along the edge`() {
    let scene = NavigationScene(["Root", "Form"])
    let scrollView = UIScrollView(frame: scene.top.view.bounds)
    scrollView.contentSize = CGSize(width: 1000, height: 3000)
    scene.top.view.addSubview(scrollView)
    scene.test.layOut()
    let offset = scrollView.contentOffset
    let finger = TestFinger(on: scene.test)
    finger.press(at: CGPoint(x: 5, y: 400))
    for step in 1...10 { finger.move(to: CGPoint(x: 5, y: 400 - 10 * CGFloat(step))) }
    finger.lift()
    scene.settle()
    #expect(scrollView.contentOffset.y > offset.y + 50 && scene.titles == ["Root", "Form"])
    let scrolled = scrollView.contentOffset
    _ = swipe(scene, by: 300)
    #expect(scrollView.contentOffset == scrolled)
    scene.settle()
    #expect(scene.titles == ["Root"])
  }

  @Test func `gives way to the app, which can change the stack under the finger`() {
    let changes: [(String, (NavigationScene) -> Void, [String])] = [
      ("pop", { $0.navigation.popViewController(animated: true) }, ["Root", "List"]),
      ("root", { $0.navigation.popToRootViewController(animated: false) }, ["Root"]),
      ("push", { $0.navigation.pushViewController($0.page("New"), animated: true) }, ["Root", "List", "Form", "New"]),
      ("set", { $0.navigation.viewControllers = [$0.page("New")] }, ["New"]),
      ("disable", { $0.navigation.interactivePopGestureRecognizer?.isEnabled = false }, ["Root", "List", "Form"]),
    ]
    for (name, change, expected) in changes {
      let scene = NavigationScene(["Root", "List", "Form"])
      let finger = swipe(scene, by: 200, lifts: false)
      #expect(scene.titles == ["Root", "List"])
      change(scene)
      finger.move(to: CGPoint(x: 350, y: 400))
      finger.lift()
      scene.settle()
      #expect(scene.titles == expected && scene.seen == [expected[expected.count - 1]], "\(name)")
      #expect(scene.top.appearance == .appeared && scene.top.view.transform == .identity)
    }
  }
}
