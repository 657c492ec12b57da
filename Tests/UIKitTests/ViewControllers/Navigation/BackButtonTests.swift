import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A tap on the Back button shows the previous page, exactly where a Back button is shown.
@MainActor @Suite(.languages("en")) struct `The Back button` {
  @Test(arguments: [false, true]) func `returns to the previous page with animation, from either side`(isMirrored: Bool)
  {
    let scene = NavigationScene(["Root", "List", "Form"], isMirrored: isMirrored)
    let form = scene.top
    scene.tap(x: 40)
    #expect(scene.titles == ["Root", "List"])
    #expect(scene.seen == ["List", "Form"], "the old page still moves away")
    #expect(form.parent === scene.navigation)
    // Halfway, the page moves toward the trailing edge.
    AnimationClock.shared.advance(by: 0.2)
    let shown = form.view.layer.presentation()?.frame.minX ?? 0
    #expect(isMirrored ? shown < 0 && shown > -390 : shown > 0 && shown < 390)
    scene.settle()
    #expect(scene.seen == ["List"] && form.parent == nil)
    #expect(form.view.transform == .identity && scene.top.view.frame == scene.navigation.view.bounds)
    scene.tap(x: 40)
    scene.settle()
    #expect(scene.titles == ["Root"] && scene.seen == ["Root"])
    scene.tap(x: 40)
    #expect(scene.titles == ["Root"])
  }

  @Test func `is mirrored with its bar, whether by traits or by the bar's own attribute`() {
    func frames(in scene: NavigationScene) -> [CGRect] {
      scene.test.layOut()
      return [scene.button.frame] + scene.button.subviews.map(\.frame)
    }
    let (mirrored, forced) = (NavigationScene(["Root", "Form"], isMirrored: true), NavigationScene(["Root", "Form"]))
    let before = frames(in: forced)
    forced.bar.semanticContentAttribute = .forceRightToLeft
    let after = frames(in: forced)
    #expect(after == frames(in: mirrored))
    #expect(after[0].maxX == 390 - before[0].minX && after[1].minX > after[2].maxX)
    #expect(forced.button.subviews[0].effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `takes touches up to the screen's edge and as high as the bar, and nowhere else`() {
    let scene = NavigationScene(["Root", "Form"])
    let end = scene.button.frame.maxX
    #expect(scene.button.frame.minX == 8 && scene.button.frame.height == 44)
    for x in stride(from: CGFloat(0.5), to: 390, by: 4.5) {
      for y in stride(from: CGFloat(0.5), to: 44, by: 6) {
        let hit = scene.bar.hitTest(CGPoint(x: x, y: y), with: nil)
        #expect((hit === scene.button) == (x < end + 8), "at \(x), \(y)")
      }
    }
  }

  @Test func `is highlighted while it's touched, and does nothing if the finger leaves it`() {
    let scene = NavigationScene(["Root", "Form"])
    let finger = TestFinger(on: scene.test)
    finger.press(at: CGPoint(x: 40, y: 69))
    #expect(scene.button.isHighlighted)
    #expect(scene.button.subviews.allSatisfy { $0.alpha < 1 })
    finger.move(to: CGPoint(x: 40, y: 400))
    #expect(!scene.button.isHighlighted)
    #expect(scene.button.subviews.allSatisfy { $0.alpha == 1 })
    finger.lift()
    #expect(scene.titles == ["Root", "Form"])
  }

  @Test func `ignores a second tap while the page moves away`() {
    let scene = NavigationScene(["Root", "List", "Form"])
    scene.tap(x: 40)
    scene.tap(x: 40)
    scene.settle()
    #expect(scene.titles == ["Root", "List"])
  }

  /// Every combination of the item's properties. Documented: leading items replace the button or supplement it.
  @Test func `is shown and works unless it's hidden or replaced`() {
    for bits in 0..<16 {
      let (hides, hasItem, supplements, isRoot) = (bits & 1 > 0, bits & 2 > 0, bits & 4 > 0, bits & 8 > 0)
      let scene = NavigationScene(isRoot ? ["Form"] : ["Root", "Form"])
      var taps = 0
      scene.top.navigationItem.hidesBackButton = hides
      scene.top.navigationItem.leftItemsSupplementBackButton = supplements
      if hasItem {
        scene.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "Cancel") { _ in taps += 1 })
      }
      scene.test.layOut()
      let isShown = !isRoot && !hides && (!hasItem || supplements)
      #expect(scene.button.isHidden == !isShown)
      scene.tap(x: 24)
      scene.settle()
      #expect(scene.titles == (isRoot ? ["Form"] : isShown ? ["Root"] : ["Root", "Form"]))
      #expect(taps == (hasItem && !isShown ? 1 : 0))
    }
  }

  @Test func `has the previous page's title, its backButtonTitle, or a spoken name`() throws {
    let scene = NavigationScene(["Root", "Form"])
    let root = scene.navigation.viewControllers[0]
    let reader = ScreenReader(on: scene.test.window)
    func spoken() -> String? { reader.elements.first { $0.traits.contains(.button) }?.label }
    #expect(spoken() == "Root")
    root.navigationItem.backButtonTitle = "Home"
    scene.test.layOut()
    #expect(spoken() == "Home")
    root.navigationItem.backButtonTitle = ""
    scene.test.layOut()
    #expect(spoken() == "Back")
    let element = try #require(reader.element("Back"))
    #expect(reader.activate(element))
    scene.settle()
    #expect(scene.titles == ["Root"])
  }

  /// Documented: the action replaces the button's own, or makes a button with the action's title.
  @Test func `performs the item's backAction instead, which can also give the first page a button`() {
    for titles in [["Form"], ["Root", "Form"]] {
      let scene = NavigationScene(titles)
      var taps = 0
      scene.top.navigationItem.backAction = UIAction(title: "Leave") { _ in taps += 1 }
      scene.test.layOut()
      #expect(scene.button.accessibilityLabel == (titles.count == 1 ? "Leave" : "Root"))
      scene.tap(x: 40)
      scene.settle()
      #expect(taps == 1 && scene.titles == titles)
      scene.top.navigationItem.backAction = nil
      scene.test.layOut()
      scene.tap(x: 40)
      scene.settle()
      #expect(taps == 1 && scene.titles == [titles[0]])
    }
  }

  @Test func `removes the top item of a bar without a navigation controller`() {
    let test = TestWindow()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "Root"), UINavigationItem(title: "Form")]
    test.window.addSubview(bar)
    test.layOut()
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: 40, y: 122))
    finger.lift()
    #expect(bar.items?.map(\.title) == ["Root"])
  }

  /// The order is reported for the pages; the delegate's place in it is assumed.
  @Test func `calls pages and delegate in Apple's order`() {
    let scene = NavigationScene(["Root", "Form"], delegates: true)
    #expect(scene.take() == ["will show Form", "Form willAppear", "Form didAppear", "did show Form"])
    scene.tap(x: 40)
    #expect(
      scene.take() == [
        "Form will leave its parent", "Form willDisappear animated", "Form is popped", "Root willAppear animated",
        "will show Root animated",
      ])
    scene.settle()
    #expect(
      scene.take() == [
        "Form didDisappear animated", "Root didAppear animated", "Form left its parent", "did show Root animated",
      ])
    scene.navigation.pushViewController(scene.page("New"), animated: false)
    #expect(
      scene.take() == [
        "Root willDisappear", "New willAppear", "will show New", "Root didDisappear", "New didAppear", "did show New",
      ])
  }

  @Test func `leaves changes of the stack during the animation intact`() {
    let changes: [(String, (NavigationScene) -> Void, [String])] = [
      ("pop", { $0.navigation.popViewController(animated: true) }, ["Root"]),
      ("pop at once", { $0.navigation.popViewController(animated: false) }, ["Root"]),
      ("root", { $0.navigation.popToRootViewController(animated: true) }, ["Root"]),
      ("push", { $0.navigation.pushViewController($0.page("New"), animated: true) }, ["Root", "List", "New"]),
      ("set", { $0.navigation.viewControllers = [$0.page("New")] }, ["New"]),
    ]
    for (name, change, expected) in changes {
      let scene = NavigationScene(["Root", "List", "Form"])
      let form = scene.top
      scene.tap(x: 40)
      AnimationClock.shared.advance(by: 0.1)
      change(scene)
      #expect(scene.titles == expected, "\(name)")
      scene.settle()
      #expect(scene.titles == expected && scene.seen == [expected[expected.count - 1]], "\(name)")
      #expect(form.parent == nil && form.view.transform == .identity)
      #expect(scene.top.appearance == .appeared && form.appearance == .disappeared)
      #expect(scene.navigation.transitionCoordinator == nil)
      #expect(scene.bar.topItem?.title == expected.last)
      // A page that was popped can be shown again.
      scene.navigation.pushViewController(form, animated: true)
      scene.settle()
      #expect(scene.seen == ["Form"] && form.appearance == .appeared)
    }
  }

  @Test func `lets a page that appears push another one`() throws {
    let scene = NavigationScene(["Root", "Form"])
    let root = try #require(scene.navigation.viewControllers.first as? NavigationScene.Page)
    root.onWillAppear = { page in
      page.onWillAppear = { _ in }
      page.navigationController?.pushViewController(scene.page("New"), animated: true)
    }
    scene.tap(x: 40)
    scene.settle()
    #expect(scene.titles == ["Root", "New"] && scene.seen == ["New"])
    #expect(scene.top.appearance == .appeared && root.appearance == .disappeared)
  }

  @Test func `animates an app's changes alongside, and calls its completion once`() {
    let scene = NavigationScene(["Root", "Form"])
    #expect(scene.top.transitionCoordinator == nil)
    let box = UIView()
    scene.test.window.addSubview(box)
    var ends: [Bool] = []
    scene.navigation.popViewController(animated: true)
    let coordinator = scene.top.transitionCoordinator
    #expect(coordinator?.isAnimated == true && coordinator?.isInteractive == false)
    #expect(coordinator?.viewController(forKey: .from)?.title == "Form")
    #expect(coordinator?.viewController(forKey: .to) === scene.top)
    let isTaken = coordinator?.animate { _ in
      box.alpha = 0
    } completion: {
      ends.append($0.isCancelled)
    }
    #expect(isTaken == true && box.alpha == 0)
    AnimationClock.shared.advance(by: 0.2)
    #expect((box.layer.presentation()?.opacity ?? 0) > 0)
    scene.settle()
    #expect(ends == [false])
    scene.navigation.pushViewController(scene.page("New"), animated: false)
    #expect(scene.navigation.transitionCoordinator == nil)
  }
}
