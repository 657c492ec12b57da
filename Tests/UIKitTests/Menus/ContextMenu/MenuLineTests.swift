import Foundation
import Testing

@testable import UIKit

/// The lines of menus, and the places of menus in windows.
@MainActor @Suite struct MenuLineTests {
  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { _ in }
  }

  private func text(_ menu: UIMenu, isRoot: Bool = true, _ elements: [UIMenuElement]? = nil) -> [String] {
    MenuLine.lines(of: menu, isRoot: isRoot) { _ in elements }.map {
      switch $0 {
      case .title(let text): "title \(text)"
      case .back(let menu): "back \(menu.title)"
      case .element(let element): element.title
      case .strip(let elements, let size): "\(size) " + elements.map(\.title).joined(separator: " ")
      case .loading: "loading"
      case .gap: "-"
      }
    }
  }

  @Test func `inline menus are parts with gaps between, and empty ones leave none`() {
    func inline(_ title: String, _ children: [UIMenuElement]) -> UIMenu {
      UIMenu(title: title, options: .displayInline, children: children)
    }
    #expect(text(UIMenu(children: [])) == [])
    #expect(text(UIMenu(title: "Head", children: [action("a")])) == ["title Head", "a"])
    let menu = UIMenu(children: [
      action("a"), inline("", []), inline("Part", [action("b"), action("hidden", .hidden)]), inline("", [action("c")]),
      action("d"), inline("", [action("hidden", .hidden)]),
    ])
    #expect(text(menu) == ["a", "-", "title Part", "b", "-", "c", "-", "d"])
    let nested = UIMenu(children: [inline("", [action("a"), inline("", [action("b")]), action("c")])])
    #expect(text(nested) == ["a", "-", "b", "-", "c"])
  }

  @Test func `a menu that was opened in another has a head that goes back`() {
    #expect(text(UIMenu(title: "More", children: [action("a")]), isRoot: false) == ["back More", "a"])
  }

  @Test func `small and medium elements stand side by side`() {
    let six = (1...6).map { action("\($0)") }
    let small = UIMenu(options: .displayInline, preferredElementSize: .small, children: six)
    #expect(text(UIMenu(children: [small, action("a")])) == ["small 1 2 3 4", "small 5 6", "-", "a"])
    let medium = UIMenu(preferredElementSize: .medium, children: six)
    #expect(text(medium) == ["medium 1 2 3", "medium 4 5 6"])
    #expect(text(UIMenu(options: .displayAsPalette, children: Array(six[..<3]))) == ["small 1 2 3"])
    #expect(text(UIMenu(preferredElementSize: .large, children: Array(six[..<2]))) == ["1", "2"])
  }

  @Test func `what comes later is told of, and then stands where it belongs`() {
    let menu = UIMenu(children: [action("a"), UIDeferredMenuElement { _ in }, action("b")])
    #expect(text(menu) == ["a", "loading", "b"])
    #expect(text(menu, [action("c"), action("d")]) == ["a", "c", "d", "b"])
    #expect(text(menu, []) == ["a", "b"])
  }

  @Test func `a menu with other elements is the same but for them`() {
    let menu = UIMenu(
      title: "Title", subtitle: "Subtitle", identifier: .init("id"), options: .singleSelection,
      preferredElementSize: .small, children: [])
    let other = menu.replacingChildren([action("a")])
    #expect(other.title == "Title" && other.subtitle == "Subtitle" && other.identifier.rawValue == "id")
    #expect(other.options == .singleSelection && other.preferredElementSize == .small && other.children.count == 1)
  }

  // MARK: Places

  private let room = CGRect(x: 8, y: 8, width: 374, height: 584)

  @Test func `a menu stands below what it belongs to, or above, or both give way`() {
    func places(_ y: CGFloat, _ height: CGFloat, _ menu: CGFloat) -> MenuPlaces {
      MenuPlaces(
        room: room, anchor: nil,
        preview: (CGRect(x: 0, y: y, width: 390, height: height), CGSize(width: 374, height: height)),
        menu: CGSize(width: 250, height: menu), isMirrored: false)
    }
    #expect(places(100, 44, 200).menuFrame == CGRect(x: 8, y: 152, width: 250, height: 200))
    #expect(places(500, 44, 200).menuFrame.maxY == 492)
    let both = places(250, 100, 400)
    #expect(both.menuFrame.maxY == 592 && both.menuFrame.height == 400 && both.previewFrame?.maxY == 184)
    let long = places(250, 100, 2000)
    #expect(long.menuFrame.maxY == 592 && long.menuFrame.height == 476 && long.previewFrame?.minY == 8)
    for y in stride(from: CGFloat(-100), through: 700, by: 50) {
      for height in [20, 300, 580] as [CGFloat] {
        for menu in [0, 44, 300, 900] as [CGFloat] {
          #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(places(y, height, menu).menuFrame))
        }
      }
    }
  }

  @Test func `a button's menu is at the side where the button is`() {
    func x(_ x: CGFloat, mirrored: Bool) -> CGFloat {
      MenuPlaces(
        room: room, anchor: CGRect(x: x, y: 50, width: 40, height: 40), preview: nil,
        menu: CGSize(width: 250, height: 88),
        isMirrored: mirrored
      ).menuFrame.minX
    }
    #expect(x(20, mirrored: false) == 20 && x(330, mirrored: false) == 120)
    #expect(x(20, mirrored: true) == 20 && x(330, mirrored: true) == 120)
    #expect(x(360, mirrored: false) == 132, "not beyond the room")
  }
}
