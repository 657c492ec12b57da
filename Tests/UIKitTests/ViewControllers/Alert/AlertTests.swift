import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct `An alert` {
  @Test func `stands in the middle of what the device leaves, 270 points wide`() {
    let scene = AlertScene(.alert, [("Cancel", .cancel), ("Delete", .destructive)]).shown()
    let frame = scene.alert.view.convert(scene.alert.view.bounds, to: nil)
    #expect(frame.width == 270 && frame.minX == 60)
    #expect(abs(frame.midY - (47 + (844 - 34)) / 2) < 0.5, "\(frame)")
    #expect(scene.frame("Cancel").maxY == frame.maxY && scene.frame("Delete").height == 44)
    #expect(scene.alert.alertView?.card.layer.cornerRadius == 14)
  }

  @Test(arguments: [false, true]) func `has two buttons side by side, the one to cancel where reading begins`(
    rightToLeft: Bool
  ) {
    for titles in [["Cancel", "Delete"], ["Delete", "Cancel"]] {
      let scene = AlertScene(
        .alert, titles.map { ($0, $0 == "Cancel" ? .cancel : .destructive) },
        overriding: { if rightToLeft { $0.layoutDirection = .rightToLeft } }
      ).shown()
      #expect(scene.order == (rightToLeft ? ["Delete", "Cancel"] : ["Cancel", "Delete"]))
      #expect(scene.frame("Cancel").minY == scene.frame("Delete").minY)
    }
  }

  @Test func `stacks buttons that are more than two, too wide, or large, the one to cancel last`() {
    let three = AlertScene(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)]).shown()
    #expect(three.order == ["One", "Two", "Cancel"] && three.frame("One").width == 270)
    let wide = AlertScene(.alert, [("Cancel", .cancel), ("Delete all of the pictures", .default)]).shown()
    #expect(wide.order == ["Delete all of the pictures", "Cancel"])
    #expect(wide.frame("Cancel").minY > wide.frame("Delete all of the pictures").maxY)
    let large = AlertScene(
      .alert, [("No", .cancel), ("Yes", .default)],
      overriding: { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    ).shown()
    #expect(large.order == ["Yes", "No"] && large.alert.view.bounds.width == 310)
    // Two of which none cancels stay in their order.
    #expect(AlertScene(.alert, [("B", .default), ("A", .default)]).shown().order == ["B", "A"])
  }

  // Apple's calls handlers after the dismissal (material-components-ios, pull request 2490).
  @Test func `is dismissed by a touch on a button, and then calls its handler`() {
    let scene = AlertScene(.alert, [("Cancel", .cancel), ("Delete", .destructive)]).shown()
    scene.finger.press(at: scene.middle("Delete"))
    #expect(scene.highlighted == ["Delete"] && scene.calls == [])
    scene.finger.lift()
    #expect(scene.alert.isBeingDismissed && scene.calls == [])
    // A second touch during the dismissal has no effect.
    scene.finger.press(at: scene.middle("Cancel"))
    scene.finger.lift()
    settleAnimations()
    #expect(scene.calls == ["Delete gone"] && scene.page.presentedViewController == nil)
  }

  @Test func `follows a finger from button to button`() {
    let scene = AlertScene(.alert, [("One", .default), ("Two", .default), ("Cancel", .cancel)]).shown()
    scene.finger.press(at: scene.middle("One"))
    scene.finger.move(to: scene.middle("Two"))
    #expect(scene.highlighted == ["Two"])
    scene.finger.move(to: CGPoint(x: 5, y: 5))
    #expect(scene.highlighted == [])
    scene.finger.move(to: scene.middle("Cancel"))
    scene.finger.cancel()
    settleAnimations()
    #expect(scene.highlighted == [] && scene.calls == [] && scene.page.presentedViewController === scene.alert)
    scene.finger.press(at: CGPoint(x: scene.middle("One").x, y: scene.frame("One").minY - 20))
    scene.finger.move(to: scene.middle("Two"))
    scene.finger.lift()
    settleAnimations()
    #expect(scene.calls == ["Two gone"])
  }

  @Test func `stays when something beside it, or a disabled button, is touched`() {
    let scene = AlertScene(.alert, [("Cancel", .cancel), ("Delete", .destructive)]).shown()
    scene.alert.actions[1].isEnabled = false
    scene.tap(at: CGPoint(x: 20, y: 400))
    scene.tap("Delete")
    #expect(scene.calls == [] && scene.page.presentedViewController === scene.alert)
    scene.alert.actions[1].isEnabled = true
    scene.tap("Delete")
    #expect(scene.calls == ["Delete gone"])
  }

  @Test func `emphasizes the preferred action, or else the one to cancel`() {
    let scene = AlertScene(.alert, [("Cancel", .cancel), ("Delete", .destructive)]).shown()
    func emphasized() -> [String] {
      (scene.alert.alertView?.actionViews ?? []).filter {
        $0.label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
      }
      .map { $0.action.title ?? "" }
    }
    #expect(emphasized() == ["Cancel"])
    scene.alert.preferredAction = scene.alert.actions[1]
    #expect(emphasized() == ["Delete"] && scene.alert.preferredAction === scene.alert.actions[1])
    scene.alert.preferredAction = nil
    #expect(emphasized() == ["Cancel"])
  }

  @Test func `follows a change of its texts and of the text size while it shows`() {
    let scene = AlertScene(.alert, message: nil, [("OK", .default)]).shown()
    let height = scene.alert.view.bounds.height
    scene.alert.message = "A line"
    scene.test.layOut()
    #expect(scene.alert.view.bounds.height > height + 10)
    scene.alert.title = nil
    scene.test.layOut()
    #expect(scene.alert.view.bounds.height == height)
    scene.test.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    scene.test.layOut()
    #expect(scene.alert.view.bounds.height > height + 20 && scene.alert.view.bounds.width == 310)
    scene.alert.addAction(UIAlertAction(title: "Later", style: .default))
    scene.test.layOut()
    #expect(scene.order == ["OK", "Later"])
  }

  @Test func `scrolls a text that is too long, and shows every button`() {
    let text = String(repeating: "A long story. ", count: 400)
    let scene = AlertScene(.alert, message: text, [("Cancel", .cancel), ("OK", .default)]).shown()
    let frame = scene.alert.view.convert(scene.alert.view.bounds, to: nil)
    #expect(frame.minY >= 47 && frame.maxY <= 844 - 34, "\(frame)")
    let header = scene.alert.alertView?.header
    #expect((header?.contentSize.height ?? 0) > (header?.bounds.height ?? 0) + 1000)
    header?.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    #expect((header?.contentOffset.y ?? 0) > 100)
    scene.tap("OK")
    #expect(scene.calls == ["OK gone"])
  }

  @Test func `with thirty buttons scrolls them, and a drag chooses none`() {
    let scene = AlertScene(.alert, message: nil, (1...30).map { ("\($0)", .default) }).shown()
    let list = scene.alert.alertView?.list
    #expect((list?.bounds.height ?? 0) < 760 && list?.contentSize.height ?? 0 > 1300)
    list?.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    settleAnimations()
    #expect((list?.contentOffset.y ?? 0) > 100 && scene.calls == [] && scene.highlighted == [])
  }

  @Test func `comes and goes by the clock`() {
    let scene = AlertScene(.alert, [("OK", .default)])
    var calls: [String] = []
    scene.page.present(scene.alert, animated: true) { calls.append("there") }
    #expect(scene.alert.isBeingPresented && calls == [])
    // Not there yet: a touch does nothing.
    scene.finger.press(at: scene.middle("OK"))
    scene.finger.lift()
    settleAnimations()
    #expect(calls == ["there"] && scene.calls == [])
    scene.alert.dismiss(animated: true) { calls.append("gone") }
    settleAnimations()
    #expect(calls == ["there", "gone"] && scene.calls == [] && scene.alert.view.window == nil)
  }

  @Test func `may present another one in its action's handler, but not while it shows`() {
    let scene = AlertScene(.alert, [("OK", .default)])
    let second = UIAlertController(title: "Second", message: nil, preferredStyle: .actionSheet)
    let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    next.addAction(UIAlertAction(title: "Again", style: .default) { _ in scene.page.present(second, animated: true) })
    scene.page.present(next, animated: true)
    let warning = standardError { scene.page.present(scene.alert, animated: true) }
    #expect(warning.contains("which is already presenting \(next)"))
    settleAnimations()
    let button = next.alertView?.actionViews[0]
    #expect(button?.tap() == true)
    settleAnimations()
    #expect(scene.page.presentedViewController === second && second.view.window != nil)
  }

  @Test func `ends the process for a second action to cancel, an unknown preferred one, or nothing to show`() async {
    expectEnd(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "1", style: .cancel))
        alert.addAction(UIAlertAction(title: "2", style: .cancel))
      }, "NSInternalInconsistencyException",
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    expectEnd(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "1", style: .cancel)
      }, "NSInternalInconsistencyException", "must be one of its actions")
    expectEnd(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let scene = AlertScene(.alert, title: nil, message: nil, [])
        scene.page.present(scene.alert, animated: false)
      }, "NSInternalInconsistencyException", "must have a title, a message or an action to display")
  }

  @Test func `lets go of its actions' handlers and itself when it is gone`() {
    weak var gone: UIAlertController?
    do {
      let scene = AlertScene(.alert, [("OK", .default)]).shown()
      gone = scene.alert
      scene.tap("OK")
    }
    settleAnimations()
    #expect(gone == nil)
  }
}

@MainActor @Suite struct `An action sheet` {
  private let actions: [(String, UIAlertAction.Style)] = [
    ("Cancel", .cancel), ("Copy", .default), ("Move", .default), ("Delete", .destructive),
  ]

  @Test func `stands at the lower edge, 8 points from the sides, the button to cancel apart`() {
    let scene = AlertScene(.actionSheet, actions).shown()
    let frame = scene.alert.view.convert(scene.alert.view.bounds, to: nil)
    #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 844 - 34)
    #expect(scene.order == ["Copy", "Move", "Delete", "Cancel"])
    #expect(scene.frame("Cancel").height == 57 && scene.frame("Cancel").minY == scene.frame("Delete").maxY + 8)
  }

  @Test func `is canceled by a touch beside it, if it can be`() {
    let scene = AlertScene(.actionSheet, actions).shown()
    scene.tap(at: CGPoint(x: 195, y: 100))
    #expect(scene.calls == ["Cancel gone"])
    // Assumed: an iPhone at hand settles it.
    let kept = AlertScene(.actionSheet, [("Copy", .default)]).shown()
    kept.tap(at: CGPoint(x: 195, y: 100))
    #expect(kept.calls == [] && kept.page.presentedViewController === kept.alert)
    kept.tap("Copy")
    #expect(kept.calls == ["Copy gone"])
  }

  @Test func `follows a finger from its buttons to the one to cancel`() {
    let scene = AlertScene(.actionSheet, actions).shown()
    scene.finger.press(at: scene.middle("Copy"))
    scene.finger.move(to: scene.middle("Cancel"))
    #expect(scene.highlighted == ["Cancel"])
    scene.finger.lift()
    settleAnimations()
    #expect(scene.calls == ["Cancel gone"])
  }

  @Test func `comes from below`() {
    let scene = AlertScene(.actionSheet, title: nil, message: nil, [("Cancel", .cancel)])
    scene.page.present(scene.alert, animated: true)
    func top() -> CGFloat {
      guard let container = scene.alert.presentationOfSelf?.container else { return .nan }
      return scene.alert.view.layer.presentation().map {
        $0.frame.minY + (container.content.layer.presentation()?.frame.minY ?? 0)
      }
        ?? .nan
    }
    #expect(top() >= 843)
    advance(seconds: 0.1)
    #expect(top() > 754 && top() < 843)
    settleAnimations()
    #expect(scene.frame("Cancel") == CGRect(x: 8, y: 844 - 34 - 57, width: 374, height: 57))
  }
}
