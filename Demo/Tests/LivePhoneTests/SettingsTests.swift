import Browsing
import Foundation
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// The settings that the user chooses next to the phone, and the text that the user types.
  @MainActor @Suite(.serialized) struct SettingsTests {
    @Test func `the device is set while the page stays`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let watcher = try await TestWatcher(phone)
      let light = try await watcher.waitForPicture(of: phone)
      #expect(try await phone.set(watcher) { $0.isDark = true } == 204)
      #expect(try await watcher.waitForPicture(of: phone) != light)
      #expect(desk.traitCollection.userInterfaceStyle == .dark)
      #expect(
        try await phone.set(watcher) {
          ($0.width, $0.height, $0.scale) = (844, 390, 1)
          $0.textSize = .ax3
          $0.isRightToLeft = true
          $0.reducesMotion = true
        } == 204)
      let turned = try await watcher.waitForPicture(of: phone)
      #expect((turned.width, turned.height) == (844, 390))
      #expect(desk.view.bounds.size == CGSize(width: 844, height: 390))
      #expect(desk.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
      #expect(desk.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(try await phone.set(watcher) { $0 = PhoneSettings(page: "page") } == 204)
      #expect(try await watcher.waitForPicture(of: phone) == light)
      await phone.close()
    }

    @Test func `settings that cannot be are refused, and nothing changes`() async throws {
      let phone = try await TestPhone { Desk() }
      let watcher = try await TestWatcher(phone)
      let settings = phone.program.phone.settings
      #expect(try await phone.set(watcher) { $0.page = "other" } == 400)
      #expect(try await phone.set(watcher) { $0.width = 0 } == 400)
      #expect(try await phone.set(watcher) { $0.height = 1_000_000 } == 400)
      #expect(try await phone.set(watcher) { $0.scale = 64 } == 400)
      #expect(try await phone.set(watcher) { $0.timeRate = 0.001 } == 400)
      #expect(try await phone.post("settings", #"{"page":"page"}"#, from: watcher).status == 400)
      #expect(phone.program.phone.settings == settings)
      await phone.close()
    }

    @Test func `time that stands still goes on by steps; what is touched meanwhile answers`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let watcher = try await TestWatcher(phone)
      #expect(try await phone.set(watcher) { $0.timeRate = 0 } == 204)
      let start = try await watcher.waitForPicture(of: phone)
      UIView.animate(withDuration: 0.4) { desk.pad.frame.origin.x = 80 }
      try await Task.sleep(for: .milliseconds(100))
      #expect(try await watcher.waitForPicture(of: phone) == start)
      let drawn = phone.program.screen.drawnCount
      for _ in 0..<12 { try await phone.send(#"{"kind":"step"}"#, from: watcher) }
      let middle = try await watcher.waitForPicture(of: phone)
      #expect(middle != start)
      try await Task.sleep(for: .milliseconds(200))
      #expect(try await watcher.waitForPicture(of: phone) == middle)
      #expect(phone.program.screen.drawnCount <= drawn + 13)
      for _ in 0..<12 { try await phone.send(#"{"kind":"step"}"#, from: watcher) }
      let end = try await watcher.waitForPicture(of: phone)
      #expect(end != middle)
      try await phone.tap(40, 215, from: watcher)
      #expect(desk.toggle.isOn)
      // Another page appears without a step, and time goes by again.
      #expect(try await phone.set(watcher, loading: true) { _ in } == 204)
      #expect(try await phone.set(watcher) { $0.timeRate = 1 } == 204)
      try await phone.send(#"{"kind":"step"}"#, from: watcher)
      UIView.animate(withDuration: 0.2) { desk.pad.frame.origin.x = 20 }
      let back = try await watcher.waitForPicture(of: phone)
      #expect(back != end)
      await phone.close()
    }

    @Test func `another page takes the place of one that goes, with all it holds`() async throws {
      weak var gone: Desk?
      var count = 0
      let phone = try await TestPhone([
        LivePage("desk") { _ in
          let desk = Desk()
          gone = desk
          count += 1
          return UINavigationController(rootViewController: desk)
        }, LivePage("rows", titles: [.chinese: "行"]) { _ in Rows() },
      ])
      let watcher = try await TestWatcher(phone)
      let first = try await watcher.waitForPicture(of: phone)
      try await phone.tap(100, 120, from: watcher)
      try await phone.wait("a caret") { watcher.caret != nil }
      #expect(try await phone.set(watcher, loading: true) { _ in } == 204)
      #expect(count == 2)
      #expect(try await watcher.waitForPicture(of: phone) == first)
      #expect(gone != nil)
      #expect(try await phone.set(watcher) { $0.page = "rows" } == 204)
      #expect(try await watcher.waitForPicture(of: phone) != first)
      try await phone.wait("a controller that is gone") { gone == nil }
      await phone.close()
    }

    @Test func `a page for an upright phone stays upright on a phone on its side, also when it is loaded there`() throws
    {
      final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      let phone = try Phone(pages: [LivePage("page") { _ in Upright() }], start: nil, language: .english)
      defer { phone.close() }
      phone.open()
      let upright = try #require(phone.host).window.bounds.size
      var settings = phone.settings
      (settings.width, settings.height) = (settings.height, settings.width)
      #expect(phone.apply(settings) == nil && phone.host?.window.bounds.size == upright)
      #expect(phone.apply(settings, loading: true) == nil && phone.host?.window.bounds.size == upright)
    }

    @Test func `time goes by more slowly where that is asked for`() async throws {
      let phone = try await TestPhone { Desk() }
      let watcher = try await TestWatcher(phone)
      #expect(try await phone.set(watcher) { $0.timeRate = 0.05 } == 204)
      let start = CACurrentMediaTime()
      try await Task.sleep(for: .milliseconds(200))
      let passed = CACurrentMediaTime() - start
      #expect(passed > 0.005)
      #expect(try await phone.set(watcher) { $0.timeRate = 1 } == 204)
      try await Task.sleep(for: .milliseconds(200))
      #expect(CACurrentMediaTime() - start - passed > 0.15)
      await phone.close()
    }

    @Test func `keys, texts and an input method write into the field that has the caret`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let watcher = try await TestWatcher(phone)
      try await phone.tap(100, 120, from: watcher)
      try await phone.wait("a caret, told to the browser") { watcher.caret != nil }
      try await phone.send(
        #"{"kind":"key","code":"KeyA","characters":"a","modifiers":[]}"#, #"{"kind":"text","text":"bü"}"#,
        #"{"kind":"key","code":"Backspace","characters":"","modifiers":[]}"#, from: watcher)
      #expect(desk.field.text == "ab")
      try await phone.send(#"{"kind":"compose","text":"ni hao","start":6,"end":6}"#, from: watcher)
      #expect(desk.field.text == "abni hao")
      #expect(desk.field.markedTextRange != nil)
      try await phone.send(#"{"kind":"text","text":"你好"}"#, from: watcher)
      #expect(desk.field.text == "ab你好")
      #expect(desk.field.markedTextRange == nil)
      let copied = try await phone.post(
        "input",
        #"{"now":0,"events":[{"kind":"key","code":"KeyA","characters":"a","modifiers":["command"]},"#
          + #"{"kind":"key","code":"KeyC","characters":"c","modifiers":["command"]}]}"#, from: watcher)
      #expect(copied.status == 200)
      #expect(String(decoding: copied.body, as: UTF8.self) == "ab你好")
      try await phone.send(#"{"kind":"paste","text":"x 👩‍👧"}"#, from: watcher)
      #expect(desk.field.text == "x 👩‍👧")
      _ = try await watcher.waitForPicture(of: phone)
      await phone.close()
    }

    @Test func `a picture of now is the one that is shown`() async throws {
      let phone = try await TestPhone { Desk() }
      let watcher = try await TestWatcher(phone)
      let shown = try await watcher.waitForPicture(of: phone)
      let answer = try await phone.request("GET /picture.png", origin: nil)
      #expect(answer.headers["content-type"] == "image/png")
      let image = try #require(UIImage(data: Data(answer.body)))
      #expect(image.size == CGSize(width: shown.width, height: shown.height))
      await phone.close()
    }
  }
}
