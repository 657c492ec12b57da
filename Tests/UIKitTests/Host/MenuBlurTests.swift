import TestSupport
import Testing

@_spi(Host) @_spi(Testing) @testable import UIKit

/// The content behind a context menu.
@MainActor @Suite(.languages("en")) struct MenuBlurTests {
  private let list = MenuList(Array(repeating: "IIIIIIIIIIIIIIIIIIIIIIIIIIIIII", count: 12))
  private let scene: TableScene

  init() {
    scene = TableScene.menus(list)
    list.menu = { [list] _ in UIMenu(children: [list.action("Copy")]) }
  }

  /// The largest difference between neighboring pixels on a horizontal line through a row's text, from 0 to 255.
  private func contrast(row: Int) throws -> Int {
    let pixels = try #require(WindowHost(scene.window).pixels(scale: 1))
    let y = row * 44 + 22
    let greens = (20..<180).map { Int(pixels.bytes[(y * pixels.width + $0) * 4 + 1]) }
    return zip(greens, greens.dropFirst()).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `is blurred, and sharp again when the menu is closed`() throws {
    #expect(try contrast(row: 7) > 60)
    scene.openMenu(0)
    #expect(try contrast(row: 7) < 12)
    scene.table.contextMenuInteraction?.dismissMenu()
    settleAnimations()
    #expect(try contrast(row: 7) > 60)
  }

  @Test func `loses its sharpness little by little`() throws {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 100, y: 22))
    let before = try contrast(row: 7)
    var seen: [Int] = []
    for _ in 0..<40 {
      finger.hold(for: 0.025)
      seen.append(try contrast(row: 7))
    }
    finger.lift()
    #expect(seen.contains { $0 > 14 && $0 < before - 14 })
    #expect((seen.last ?? 255) < 12)
    scene.table.contextMenuInteraction?.dismissMenu()
    settleAnimations()
  }
}
