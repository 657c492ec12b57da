import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Unpublished facts about an iPhone's keyboard, edit menu, and alerts, each with a way to settle it.
@MainActor @Suite(.serialized) struct `Assumed of the keyboard` {
  @Test func `the strip below its keys is 75 points high and the bar above them 45`() {
    // Together they make up the 291 and 336 points that are reported. A screenshot with a line of known height settles it.
    let scene = KeyboardScene().shown()
    #expect(KeyboardLook.stripHeight == 75 && KeyboardLook.barHeight == 45)
    #expect(KeyboardLook.keysHeight(in: scene.test.window.bounds.size) + KeyboardLook.stripHeight == 291)
    #expect(scene.frame.height == 291)
  }

  @Test func `its colors are what its blur makes of a white and a black page`() {
    // The pixels of a screenshot over either page, in light and dark, settle it.
    func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      _ = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue].map { ($0 * 255).rounded() }
    }
    #expect(components(KeyboardLook.background, .light) == [209, 211, 217])
    #expect(components(KeyboardLook.background, .dark) == [38, 38, 38])
    #expect(components(KeyboardLook.specialKey, .light) == [171, 176, 186])
    #expect(components(KeyboardLook.specialKey, .dark) == [68, 68, 70])
  }

  @Test(arguments: [UIKeyboardType.emailAddress, .URL]) func `addresses have these numbers and symbols`(
    type: UIKeyboardType
  ) throws {
    // A look at an iPhone's keyboard for e-mail and for addresses of pages, at both of these planes, settles it.
    let scene = KeyboardScene()
    scene.view.keyboardType = type
    scene.shown()
    scene.tap(.plane(.numbers))
    for character in "1234567890$!~&=#[]._-+" {
      #expect(scene.place(.text(String(character))) != nil, "\(character)")
    }
    scene.tap(.plane(.symbols))
    for character in "`|{}?%^*/'$!~&=#[]._-+" {
      #expect(scene.place(.text(String(character))) != nil, "\(character)")
    }
  }

  @Test func `delete repeats after 0.5 s, every 0.1`() throws {
    // A film of a held delete key settles it.
    let scene = KeyboardScene().shown()
    scene.view.text = "abcdefgh"
    scene.finger.press(at: try #require(scene.place(.delete)))
    scene.finger.hold(for: 0.49)
    #expect(scene.view.text == "abcdefg")
    scene.finger.hold(for: 0.02)
    #expect(scene.view.text == "abcdef")
    scene.finger.hold(for: 0.1)
    #expect(scene.view.text == "abcde")
    scene.finger.lift()
  }
}
