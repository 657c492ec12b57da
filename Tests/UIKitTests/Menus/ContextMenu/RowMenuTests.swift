import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Menus of rows: by a long press, with what is lifted, chosen by taps and by drags.
@MainActor @Suite struct RowMenuTests {
  private let list = MenuList((0..<30).map { "Row \($0)" })
  private let scene: TableScene

  init() {
    scene = .menus(list)
    list.menu = { [unowned list] _ in UIMenu(children: [list.action("Copy"), list.action("Delete")]) }
  }

  private var window: UIWindow { scene.window }

  // MARK: Opening

  @Test func `a finger that stays half a second shows the menu, and asks in this order`() {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 0.49)
    #expect(list.calls == [] && scene.menu == nil)
    finger.hold(for: 0.02)
    #expect(list.takeCalls() == ["configuration 1 at 66", "menu, 0 suggested", "highlight 1", "display 1"])
    #expect(scene.menu?.isShown == true && window.menuTitles == ["Copy", "Delete"])
    finger.hold(for: 0.3)
    #expect(list.takeCalls() == ["displayed"])
    finger.lift()
    AnimationClock.shared.settle()
    #expect(scene.menu?.isShown == true, "it stays")
    #expect(list.calls == [] && scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `what is lifted is a picture of the row, which hides meanwhile, a little larger where there is room`()
    throws
  {
    scene.openMenu(1)
    let menu = try #require(scene.menu)
    let preview = try #require(menu.preview)
    #expect(preview.start == CGRect(x: 0, y: 44, width: 390, height: 44))
    #expect(preview.frame.minX == 8 && preview.frame.width == 374, "not up to the window's sides")
    #expect(scene.cell(1)?.alpha == 0)
    let panel = try #require(menu.panels.first)
    #expect(panel.frame == CGRect(x: 8, y: panel.frame.minY, width: 250, height: 88))
    #expect(panel.frame.minY - preview.frame.maxY >= 7.5 && panel.frame.minY - preview.frame.maxY <= 8.5)
    window.tap(at: CGPoint(x: 300, y: 500))
    settleAnimations()
    #expect(scene.cell(1)?.alpha == 1 && scene.menu == nil)
    #expect(!window.subviews.contains { $0 is MenuOverlayView })
  }

  @Test func `a row without a menu is as without menus`() {
    list.menu = { _ in nil }
    scene.openMenu(1)
    #expect(scene.menu == nil)
    #expect(list.takeCalls() == ["configuration 1 at 66", "select 1"])
    list.menu = { _ in UIMenu(children: []) }
    scene.openMenu(2)
    #expect(list.takeCalls().last == "select 2")
  }

  private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  @Test func `a delegate without the method has no menus`() {
    let plain = Plain()
    scene.show(plain)
    scene.openMenu(1)
    scene.openMenu(2)
    #expect(plain.selected == [1, 2] && scene.menu == nil)
  }

  @Test func `a finger that moves on scrolls, and shows no menu`() {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 100, y: 300))
    finger.hold(for: 0.3)
    for y in [290, 270, 240] { finger.move(to: CGPoint(x: 100, y: y)) }
    finger.hold(for: 1)
    finger.lift()
    settleAnimations()
    #expect(scene.table.contentOffset.y > 0 && scene.menu == nil && list.calls == [])
  }

  @Test func `a touch that is taken away before shows none, and after leaves the menu`() {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 0.4)
    finger.cancel()
    AnimationClock.shared.advance(by: 1)
    #expect(scene.menu == nil && list.takeCalls() == [])
    finger.press(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 0.6)
    finger.cancel()
    settleAnimations()
    #expect(scene.menu?.isShown == true)
    #expect(list.calls.last == "displayed")
  }

  @Test func `two fingers on rows show one menu at most`() {
    let (first, second) = (Finger(on: window), Finger(on: window))
    Finger.press([(first, CGPoint(x: 100, y: 66)), (second, CGPoint(x: 100, y: 200))])
    first.hold(for: 1)
    Finger.lift([first, second])
    settleAnimations()
    #expect(window.subviews.filter { $0 is MenuOverlayView }.count <= 1)
    #expect(list.calls.filter { $0.hasPrefix("display ") }.count <= 1)
  }

  @Test func `a press on a header shows no menu of the row under it`() throws {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    scene.table.addSubview(header)
    scene.openMenu(0)
    #expect(scene.menu == nil && list.calls == [])
  }

  @Test func `an element is chosen, and the menu taken away, by accessibility too`() throws {
    scene.openMenu(1)
    let menu = try #require(scene.menu)
    #expect(menu.accessibilityPerformEscape())
    settleAnimations()
    #expect(scene.menu == nil)
    scene.openMenu(1)
    let item = try #require(scene.menu?.panels.first?.content.items.last)
    #expect(item.accessibilityTraits.contains(.button) && item.accessibilityActivate())
    settleAnimations()
    #expect(list.calls.last == "action Delete")
  }

  @Test func `a button in a row keeps its long touches`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
    try #require(scene.cell(0)).contentView.addSubview(button)
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 250, y: 22))
    finger.hold(for: 1)
    finger.lift()
    #expect(scene.menu == nil && list.calls == [])
  }

  // MARK: Choosing

  @Test func `assumed: a tap on an element takes the menu away, and the action follows when it is gone`() throws {
    // A device would settle it: print in the action, in willEndContextMenuInteraction and in its completion.
    scene.openMenu(1)
    _ = list.takeCalls()
    let place = try #require(window.place(ofItem: "Delete"))
    let finger = Finger(on: window)
    finger.press(at: place)
    finger.hold(for: 0.1)
    finger.lift()
    #expect(list.takeCalls() == ["dismissal 1", "end 1"])
    AnimationClock.shared.advance(by: 0.2)
    #expect(list.calls == [])
    AnimationClock.shared.advance(by: 0.1)
    #expect(list.takeCalls() == ["ended", "action Delete"])
    #expect(scene.menu == nil && scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `a touch beside the menu takes it away, and does nothing else`() {
    scene.openMenu(1)
    _ = list.takeCalls()
    window.tap(at: CGPoint(x: 300, y: 400))
    settleAnimations()
    #expect(list.takeCalls() == ["dismissal 1", "end 1", "ended"])
    window.tap(at: CGPoint(x: 300, y: 400))
    settleAnimations()
    #expect(list.takeCalls() == ["select 9"], "the next one is as usual")
  }

  @Test func `a drag from the row to an element chooses it when the finger is lifted`() throws {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 1)
    let place = try #require(window.place(ofItem: "Delete"))
    finger.move(to: CGPoint(x: 100, y: 90))
    finger.move(to: place)
    #expect(scene.menu?.panels.first?.content.items.map(\.isPressed) == [false, true])
    finger.lift()
    settleAnimations()
    #expect(list.calls.last == "action Delete")
  }

  @Test func `a drag that ends beside the menu, or is taken away, leaves it`() throws {
    for cancels in [false, true] {
      let finger = Finger(on: window)
      finger.press(at: CGPoint(x: 100, y: 66))
      finger.hold(for: 1)
      finger.move(to: try #require(window.place(ofItem: "Copy")))
      if cancels {
        finger.cancel()
      } else {
        finger.move(to: CGPoint(x: 300, y: 500))
        finger.lift()
      }
      settleAnimations()
      #expect(scene.menu?.isShown == true)
      #expect(scene.menu?.panels.first?.content.items.contains(where: \.isPressed) == false)
      #expect(!list.calls.contains { $0.hasPrefix("action") })
      window.tap(at: CGPoint(x: 300, y: 550))
      settleAnimations()
    }
  }

  @Test func `a finger slides from one element to another, and off the menu`() throws {
    scene.openMenu(1)
    let finger = Finger(on: window)
    finger.press(at: try #require(window.place(ofItem: "Copy")))
    finger.move(to: try #require(window.place(ofItem: "Delete")))
    finger.lift()
    settleAnimations()
    #expect(list.takeCalls().last == "action Delete")
    scene.openMenu(1)
    finger.press(at: try #require(window.place(ofItem: "Copy")))
    finger.move(to: CGPoint(x: 380, y: 590))
    finger.lift()
    settleAnimations()
    #expect(scene.menu?.isShown == true && list.calls.last == "displayed")
  }

  @Test func `what is disabled is not chosen, and what is hidden is not there`() throws {
    list.menu = { [unowned list] _ in
      UIMenu(children: [
        list.action("On"), list.action("Off", attributes: .disabled), list.action("Not here", attributes: .hidden),
      ])
    }
    scene.openMenu(0)
    #expect(window.menuTitles == ["On", "Off"])
    try window.tapItem("Off")
    #expect(scene.menu?.isShown == true && !list.calls.contains("action Off"))
  }

  @Test func `an action that keeps the menu is carried out at once, and its mark changes`() throws {
    let flag = UIAction(title: "Flag", attributes: .keepsMenuPresented) { action in
      action.state = action.state == .on ? .off : .on
    }
    list.menu = { _ in UIMenu(children: [flag]) }
    scene.openMenu(0)
    try window.tapItem("Flag")
    #expect(scene.menu?.isShown == true && flag.state == .on)
    #expect(scene.menu?.panels.first?.content.items.first?.accessibilityTraits.contains(.selected) == true)
    try window.tapItem("Flag")
    #expect(flag.state == .off)
  }

  @Test func `of a menu with one mark, the one that is chosen has it`() throws {
    let actions = ["a", "b", "c"].map { list.action($0, state: $0 == "a" ? .on : .off) }
    let menu = UIMenu(
      options: .singleSelection,
      children: [actions[0], UIMenu(options: .displayInline, children: [actions[1]]), actions[2]])
    list.menu = { _ in menu }
    for (title, states) in [("c", [UIMenuElement.State.off, .off, .on]), ("b", [.off, .on, .off])] {
      scene.openMenu(0)
      try window.tapItem(title)
      #expect(actions.map(\.state) == states)
      #expect(menu.selectedElements.map(\.title) == [title])
    }
  }

  // MARK: Menus in menus

  @Test func `a menu in the menu opens in place, and goes back by its head or by the menu behind`() throws {
    list.menu = { [unowned list] _ in
      UIMenu(children: [
        list.action("First"),
        UIMenu(
          title: "More", children: [list.action("Inner"), UIMenu(title: "Most", children: [list.action("Last")])]),
      ])
    }
    scene.openMenu(0)
    try window.tapItem("More")
    #expect(window.menuTitles == ["More", "Inner", "Most"])
    try window.tapItem("Most")
    #expect(window.menuTitles == ["Most", "Last"] && scene.menu?.panels.count == 3)
    try window.tapItem("Most")
    #expect(window.menuTitles == ["More", "Inner", "Most"])
    let first = try #require(scene.menu?.panels.first)
    window.tap(at: first.convert(CGPoint(x: 20, y: 10), to: nil))
    settleAnimations()
    #expect(window.menuTitles == ["First", "More"])
    try window.tapItem("More")
    try window.tapItem("Inner")
    #expect(list.calls.last == "action Inner" && scene.menu == nil)
  }

  @Test func `elements that come later take the place of what stands for them`() throws {
    var answer: ([UIMenuElement]) -> Void = { _ in }
    var asked = 0
    let kept = UIDeferredMenuElement { completion in
      asked += 1
      answer = completion
    }
    let fresh = UIDeferredMenuElement.uncached { [unowned list] completion in
      asked += 10
      completion([list.action("Now \(asked)")])
    }
    list.menu = { [unowned list] _ in UIMenu(children: [list.action("First"), kept, fresh]) }
    scene.openMenu(0)
    #expect(window.menuTitles == ["First", "…", "Now 11"])
    answer([list.action("Later"), list.action("Latest")])
    answer([list.action("Too late")])
    window.layoutIfNeeded()
    #expect(window.menuTitles == ["First", "Later", "Latest", "Now 11"])
    #expect(scene.menu?.panels.first?.frame.height == 176)
    try window.tapItem("Later")
    #expect(list.calls.last == "action Later")
    scene.openMenu(0)
    #expect(window.menuTitles == ["First", "Later", "Latest", "Now 21"])
  }

  @Test func `the menu that shows can be replaced`() throws {
    scene.openMenu(0)
    scene.table.contextMenuInteraction?.updateVisibleMenu { [list] menu in
      menu.replacingChildren(menu.children + [list.action("More")])
    }
    #expect(window.menuTitles == ["Copy", "Delete", "More"])
    try window.tapItem("More")
    #expect(list.calls.last == "action More")
  }

  // MARK: What is lifted

  @Test func `a tap on what is lifted tells the delegate, then the menu goes`() throws {
    for style in [nil, UIContextMenuInteractionCommitStyle.pop] {
      list.commitStyle = style
      scene.openMenu(1)
      _ = list.takeCalls()
      window.tap(at: CGPoint(x: 300, y: 66))
      settleAnimations()
      #expect(list.takeCalls() == ["perform 1", "dismissal 1", "end 1", "performed", "ended"])
      #expect(scene.menu == nil && scene.cell(1)?.alpha == 1)
    }
  }

  /// Assumed: that sizes which a controller prefers are kept to the point, within the room there is; a device would settle it.
  @Test(arguments: [
    (CGSize.zero, CGSize(width: 374, height: 120)), (CGSize(width: 200, height: 90), CGSize(width: 200, height: 90)),
    (CGSize(width: 0, height: 90), CGSize(width: 374, height: 90)),
    (CGSize(width: 200, height: 0), CGSize(width: 200, height: 120)),
    (CGSize(width: 900, height: 900), CGSize(width: 374, height: 292)),
  ]) func `a controller of the app's shows in place of the row`(preferred: CGSize, size: CGSize) throws {
    let controller = UIViewController()
    controller.preferredContentSize = preferred
    controller.view.backgroundColor = .systemTeal
    controller.view.heightAnchor.constraint(equalToConstant: 120).isActive = true
    list.previewController = controller
    scene.openMenu(1)
    let preview = try #require(scene.menu?.preview)
    #expect(preview.controller === controller && controller.view.window === window)
    #expect(preview.frame.size == size)
    scene.table.contextMenuInteraction?.dismissMenu()
    settleAnimations()
    #expect(scene.menu == nil && controller.view.window == nil)
  }

  @Test func `the delegate says which part of a row is lifted, and where it goes`() throws {
    list.highlight = { table in
      guard let label = table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel else { return nil }
      let parameters = UIPreviewParameters()
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
      return UITargetedPreview(view: label, parameters: parameters)
    }
    list.dismissal = { table in
      table.cellForRow(at: IndexPath(row: 3, section: 0)).map { UITargetedPreview(view: $0) }
    }
    scene.openMenu(1)
    let preview = try #require(scene.menu?.preview)
    #expect(preview.start.size == CGSize(width: 40, height: 20) && preview.frame.width == 42)
    scene.table.contextMenuInteraction?.dismissMenu()
    #expect(preview.frame.minY == 132)
    settleAnimations()
    #expect(scene.cell(1)?.textLabel?.alpha == 1)
  }

  @Test func `a preview of a view that is in no window ends the process`() async {
    // Apple's words, as crash reports quote them.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITargetedPreview(view: UIView()) }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "UIPreviewTarget requires that the container view is in a window, but it is not.")
  }
}
