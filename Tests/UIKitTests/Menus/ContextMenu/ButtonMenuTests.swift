import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Menus of buttons and of bar button items.
@MainActor @Suite struct ButtonMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let button = UIButton(type: .system)
  private final class Log { var calls: [String] = [] }
  private let log = Log()

  init() {
    AnimationClock.shared.hold()
    window.isHidden = false
    window.setDeviceSafeArea(.zero)
    button.frame = CGRect(x: 20, y: 50, width: 80, height: 44)
    button.setTitle("Menu", for: .normal)
    window.addSubview(button)
    let log = log
    button.addAction(UIAction { _ in log.calls.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.calls.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(
      children: ["a", "b"].map { title in
        UIAction(title: title) { action in
          log.calls.append("\(title) \(action.sender.map { "\(type(of: $0))" } ?? "nil")")
        }
      })
  }

  private let middle = CGPoint(x: 60, y: 72)

  @Test func `a touch shows the menu at once where it is the primary action, and the button is not tapped`() throws {
    button.showsMenuAsPrimaryAction = true
    let finger = Finger(on: window)
    finger.press(at: middle)
    #expect(log.calls == ["menu"] && window.menuTitles == ["a", "b"])
    #expect(window.menuOverlay?.preview == nil)
    #expect(window.menuOverlay?.panels.first?.frame == CGRect(x: 20, y: 102, width: 250, height: 88))
    finger.lift()
    settleAnimations()
    #expect(log.calls == ["menu"] && window.menuOverlay?.isShown == true && !button.isHighlighted)
    try window.tapItem("b")
    #expect(log.calls == ["menu", "b UIButton"] && window.menuOverlay == nil)
  }

  @Test func `a finger that slides on to an element chooses it`() throws {
    button.showsMenuAsPrimaryAction = true
    let finger = Finger(on: window)
    finger.press(at: middle)
    finger.hold(for: 0.3)
    finger.move(to: CGPoint(x: 62, y: 74))
    #expect(window.menuOverlay?.panels.first?.content.items.contains(where: \.isPressed) == false)
    finger.move(to: try #require(window.place(ofItem: "a")))
    finger.lift()
    settleAnimations()
    #expect(log.calls == ["menu", "a UIButton"])
  }

  @Test func `a touch that is taken away leaves the menu, and a touch beside takes it away`() {
    button.showsMenuAsPrimaryAction = true
    let finger = Finger(on: window)
    finger.press(at: middle)
    finger.cancel()
    settleAnimations()
    #expect(window.menuOverlay?.isShown == true)
    window.tap(at: middle)
    settleAnimations()
    #expect(window.menuOverlay == nil && log.calls == ["menu"], "the button under it does nothing")
  }

  @Test func `otherwise a tap is a tap, and a long press shows the menu`() throws {
    window.tap(at: middle)
    #expect(log.calls == ["tap"] && window.menuOverlay == nil)
    let finger = Finger(on: window)
    finger.press(at: middle)
    finger.hold(for: 0.6)
    #expect(window.menuTitles == ["a", "b"])
    finger.lift()
    settleAnimations()
    try window.tapItem("a")
    #expect(log.calls == ["tap", "menu", "a UIButton"])
  }

  @Test func `a button without a menu, or disabled, shows none`() {
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = false
    window.tap(at: middle)
    button.isEnabled = true
    button.menu = nil
    window.tap(at: middle)
    #expect(window.menuOverlay == nil && log.calls == ["tap"])
  }

  @Test func `a bar's item shows its menu, and is the sender of what is chosen`() throws {
    let log = log
    let page = UIViewController()
    let menu = UIMenu(children: [
      UIAction(title: "New") { log.calls.append("new \($0.sender is UIBarButtonItem)") }
    ])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", menu: menu)
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Both", primaryAction: UIAction(title: "Both") { _ in log.calls.append("both") }, menu: menu)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.layoutIfNeeded()
    let add = try #require(page.navigationItem.rightBarButtonItem?.view)
    window.tap(at: add.convert(CGPoint(x: add.bounds.midX, y: add.bounds.midY), to: nil))
    settleAnimations()
    #expect(window.menuTitles == ["New"])
    try window.tapItem("New")
    let both = try #require(page.navigationItem.leftBarButtonItem?.view)
    let place = both.convert(CGPoint(x: both.bounds.midX, y: both.bounds.midY), to: nil)
    window.tap(at: place)
    #expect(log.calls == ["new true", "both"] && window.menuOverlay == nil)
    let finger = Finger(on: window)
    finger.press(at: place)
    finger.hold(for: 0.6)
    finger.lift()
    #expect(window.menuTitles == ["New"])
  }
}
