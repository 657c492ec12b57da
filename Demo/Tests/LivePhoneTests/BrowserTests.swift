import Browsing
import Foundation
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// The web page in a real browser.
  @MainActor @Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.installing)"))
  struct BrowserTests {
    /// Opens a browser for as long as something is done with it, and closes what it looks at, whatever comes of that.
    func browse(
      _ body: (Browser) async throws -> Void, finally close: () async -> Void = {}
    ) async throws {
      var failure: (any Error)?
      do { try await Browser.during(body) } catch { failure = error }
      await close()
      if let failure { throw failure }
    }

    /// Opens a phone's page, and waits until it shows the phone.
    ///
    /// - Parameter scale: The pixels of a point, if the address contains them.
    func open(_ phone: TestPhone, in browser: Browser, scale: Int? = nil) async throws {
      try await browser.open(phone.address.url + (scale.map { "&scale=\($0)" } ?? ""))
      try await browser.wait(until: "document.querySelector('#notice').hidden")
      if let scale { try await phone.wait("the scale") { phone.program.phone.settings.scale == scale } }
      try await waitForPicture(in: browser, of: phone)
    }

    /// Waits until the canvas shows what is drawn directly, to the pixel.
    func waitForPicture(in browser: Browser, of phone: TestPhone, line: Int = #line) async throws {
      var last = ""
      try await firstValue(of: "what is drawn directly. \(last)") {
        let shown = try await browser.picture()
        let host = WindowHost(try phone.window)
        defer { host.stop() }
        let drawn = host.pixels(scale: CGFloat(phone.program.phone.settings.scale)).map { PictureSum(Raster($0)) }
        last = """
          In line \(line), the canvas shows \(shown), not \(String(describing: drawn)). \
          The phone \(phone.program.phone.host?.needsDisplay == true ? "still needs" : "doesn't need") to be drawn.
          """
        return shown == drawn ? () : nil
      }
    }

    @Test func `a tap, typing, dark mode and a reload show what is drawn directly, to the pixel`() async throws {
      let desks = Made { Desk() }
      let phone = try await TestPhone { desks.next() }
      try await browse { browser in
        try await open(phone, in: browser)
        try await browser.tap(40, 215)
        try await phone.wait("a switch that is on") { desks.all[0].toggle.isOn }
        try await waitForPicture(in: browser, of: phone)
        try await browser.tap(100, 120)
        try await browser.wait(until: "document.activeElement.id === 'typing'")
        try await browser.type("Hi, 9 you")
        try await phone.wait("a typed text") { desks.all[0].field.text == "Hi, 9 you" }
        try await browser.type("\u{E003}")
        try await phone.wait("a shorter text") { desks.all[0].field.text == "Hi, 9 yo" }
        try await waitForPicture(in: browser, of: phone)
        try await browser.run("document.querySelector('[name=isDark]').click()")
        try await phone.wait("dark") { desks.all[0].traitCollection.userInterfaceStyle == .dark }
        try await waitForPicture(in: browser, of: phone)
        try await browser.wait(until: "location.search.includes('isDark=true')")
        // In the middle of a drag, the reload cancels the touch, and all else stays.
        try await browser.drag([(100, 400), (120, 410)], lifts: false)
        try await phone.wait("a finger") { desks.all[0].pad.log.contains("moved 1") }
        try await browser.reload()
        try await phone.wait("a cancelled touch") { desks.all[0].pad.log.last?.hasPrefix("cancelled") == true }
        try await browser.wait(until: "document.querySelector('[name=isDark]').checked")
        try await waitForPicture(in: browser, of: phone)
        #expect(desks.all.count == 1)
        #expect(desks.all[0].field.text == "Hi, 9 yo")
      } finally: {
        await phone.close()
      }
    }

    @Test func `a drag scrolls; elements are there to be found, walked through and activated; a row tells what it is`()
      async throws
    {
      let shelf = Shelf()
      let phone = try await TestPhone { UINavigationController(rootViewController: shelf) }
      try await browse { browser in
        try await browser.open(phone.address.url)
        try await browser.wait(until: "document.querySelector('#mirror [role=heading]')?.textContent === 'Shelf'")
        let items = "[...document.querySelectorAll('#mirror [role=list] [role=listitem]')]"
        try await browser.wait(until: "\(items).some((item) => item.textContent === 'Book 1')")
        // With only the keyboard: from the canvas to the elements, on to the third row, and a tap of it.
        try await browser.run("document.querySelector('#screen').focus()")
        try await browser.type("\u{E004}")
        try await browser.wait(until: "document.activeElement.textContent === 'Shelf'")
        try await browser.type("\u{E015}\u{E015}\u{E015}\u{E015}")
        try await browser.wait(until: "document.activeElement.textContent === 'Book 2'")
        try await browser.type("\u{E007}")
        try await phone.wait("an opened book") { shelf.opened == ["Book 2"] }
        try await browser.run("document.querySelector('#mirror [role=switch]').click()")
        try await browser.wait(until: "document.querySelector('#mirror [role=switch]').ariaChecked === 'true'")
        #expect(shelf.toggle.isOn)
        // With the inspector on, a click shows information and doesn't touch anything.
        try await browser.run("document.querySelector('[name=inspect]').click()")
        try await browser.tap(200, 260)
        try await browser.wait(
          until: "document.querySelector('#inspector dl').textContent.includes('Controllers.swift:')")
        try await browser.wait(until: "!document.querySelector('#mark').hidden")
        try await browser.wait(until: "document.querySelector('#inspector ul').textContent.includes('UILabel')")
        #expect(shelf.opened == ["Book 2"])
        try await browser.run("document.querySelector('[name=inspect]').click()")
        try await browser.drag((0...10).map { (200, 600 - Double($0) * 30) })
        try await phone.wait("a table that has scrolled and is at rest") {
          shelf.tableView.contentOffset.y > 100 && !shelf.tableView.isDragging && !shelf.tableView.isDecelerating
        }
        try await waitForPicture(in: browser, of: phone)
        #expect(shelf.opened == ["Book 2"])
        try await browser.wait(until: "!\(items).some((item) => item.textContent === 'Book 0')")
      } finally: {
        await phone.close()
      }
    }

    @Test func `a trap is said in the page, with its message, and a button starts the program again`() async throws {
      let program = try await TrialProgram(page: "good")
      try await browse { browser in
        _ = try await program.watch()
        try await browser.open("http://127.0.0.1:\(program.port)/?key=\(program.key)")
        try await browser.wait(until: "document.querySelector('#notice').hidden")
        try await browser.wait(until: "document.querySelector('#mirror [role=button]')")
        try await browser.tap(140, 142)
        try await browser.wait(
          until: "document.querySelector('#notice pre').textContent.includes('The trial has trapped, as asked for')")
        try await browser.run("document.querySelector('[name=restart]').click()")
        try await browser.wait(until: "document.querySelector('#notice').hidden")
      } finally: {
        program.end()
      }
    }
  }
}
