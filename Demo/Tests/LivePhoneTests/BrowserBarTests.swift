import Browsing
import Foundation
import Testing
import UIKit

@testable import LivePhone

extension LivePhoneTests.BrowserTests {
  @Test func `title, address, and the link to the source follow a pushed page`() async throws {
    let file = URL(fileURLWithPath: #filePath)
    let phone = try await TestPhone(LivePhoneTests.PageChoiceTests.pages(source: LiveSource([file])))
    try await browse { browser in
      try await open(phone, in: browser)
      #expect(
        try await browser.run("return document.querySelector('#controls h1').textContent") as? String == "All Rows")
      #expect(
        try await browser.run(
          "return (await (await fetch(document.querySelector('#source').href)).text()).slice(0, 26)")
          as? String == "// BrowserBarTests.swift\n\n")
      let navigation = try #require(try phone.window.rootViewController as? UINavigationController)
      navigation.pushViewController(Desk(), animated: true)
      try await browser.wait(until: "document.querySelector('#controls h1').textContent === 'One Desk'")
      #expect(try await browser.run("return document.title") as? String == "One Desk · Phone")
      #expect(try await browser.run("return document.querySelector('#source').hidden") as? Bool == true)
      #expect(try await browser.run("return document.querySelector('[name=page]').value") as? String == "desk")
      // The same address again shows the same controllers.
      try await browser.wait(until: "location.search.includes('page=desk')")
      try await browser.reload()
      try await browser.wait(until: "document.querySelector('#controls h1').textContent === 'One Desk'")
      try await waitForPicture(in: browser, of: phone)
      #expect(try phone.window.rootViewController === navigation)
      try await browser.choose("page", "rows")
      try await phone.wait("the first page") { try phone.window.rootViewController !== navigation }
    } finally: {
      await phone.close()
    }
  }

  @Test func `settings that are chosen one right after the other are all set`() async throws {
    let phone = try await TestPhone { Desk() }
    try await browse { browser in
      try await open(phone, in: browser)
      try await browser.run(
        "for (const name of ['isDark', 'isRightToLeft', 'reducesMotion']) document.querySelector(`[name=${name}]`).click()"
      )
      try await phone.wait("all three settings") {
        let settings = phone.program.phone.settings
        return settings.isDark && settings.isRightToLeft && settings.reducesMotion
      }
      try await browser.wait(
        until: "['isDark', 'isRightToLeft', 'reducesMotion'].every((name) => location.search.includes(`${name}=true`))")
      // A setting that was confirmed isn't repeated with the next one.
      try await browser.run("document.querySelector('[name=isDark]').click()")
      try await phone.wait("a light phone") { !phone.program.phone.settings.isDark }
      #expect(phone.program.phone.settings.isRightToLeft)
      try await waitForPicture(in: browser, of: phone)
    } finally: {
      await phone.close()
    }
  }

  @Test func `a right click opens the context menu and selects nothing`() async throws {
    let rows = MenuRows()
    let phone = try await TestPhone { rows }
    try await browse { browser in
      try await open(phone, in: browser)
      try await browser.rightClick(200, 300)
      try await browser.wait(
        until: "[...document.querySelectorAll('#mirror [role=button]')].some((one) => one.ariaLabel === 'Copy')")
      #expect(rows.asked == 1)
      // The menu stays open after the touch.
      try await Task.sleep(for: .milliseconds(900))
      try await waitForPicture(in: browser, of: phone)
      try await browser.run(
        "[...document.querySelectorAll('#mirror [role=button]')].find((one) => one.ariaLabel === 'Copy').click()")
      try await phone.wait("a copy") { rows.copied == 1 }
      // A row without a menu isn't selected.
      rows.hasMenus = false
      try await browser.rightClick(200, 300)
      try await phone.wait("a second question") { rows.asked == 2 }
      try await Task.sleep(for: .milliseconds(900))
      #expect(rows.selected.isEmpty)
      try await browser.tap(200, 300)
      try await phone.wait("a tap") { rows.selected.count == 1 }
    } finally: {
      await phone.close()
    }
  }

  @Test func `the ring appears only after the Tab key`() async throws {
    let phone = try await TestPhone { Desk() }
    try await browse { browser in
      try await open(phone, in: browser)
      let ring = "return getComputedStyle(document.querySelector('#device')).outlineStyle"
      try await browser.tap(40, 215)
      try await browser.wait(until: "document.activeElement.id === 'screen'")
      #expect(try await browser.run(ring) as? String == "none")
      try await browser.run("document.querySelector('[name=isDark]').focus()")
      try await browser.type("\u{E004}")
      try await browser.run("document.querySelector('#screen').focus()")
      #expect(try await browser.run(ring) as? String == "solid")
      try await browser.tap(40, 215)
      #expect(try await browser.run(ring) as? String == "none")
    } finally: {
      await phone.close()
    }
  }

  @Test func `a small touch screen is filled by the phone, and a button shows the settings`() async throws {
    let desk = Desk()
    let phone = try await TestPhone { desk }
    try await browse { browser in
      try await browser.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try await browser.resize(width: 390, height: 700)
      try await open(phone, in: browser)
      try await phone.wait("a phone as large as the screen below the bar") {
        desk.view.bounds.size == CGSize(width: 390, height: 700 - 56)
      }
      try await waitForPicture(in: browser, of: phone)
      #expect(try await browser.run("return document.documentElement.scrollWidth") as? Int == 390)
      #expect(try await browser.run("return document.documentElement.scrollHeight") as? Int == 700)
      #expect(try await browser.run("return location.search.includes('height')") as? Bool == false)
      #expect(try await browser.run("return document.querySelector('#typing').inputMode") as? String == "none")
      let isShown =
        "document.querySelector('[name=isDark]').checkVisibility() && document.querySelector('#controls').checkVisibility()"
      #expect(try await browser.run("return \(isShown)") as? Bool == false)
      try await browser.run("document.querySelector('#more').click()")
      try await browser.wait(until: isShown)
      #expect(
        try await browser.run(
          "return [...document.querySelectorAll('select, button, summary, label.check')].filter((one) => one.checkVisibility())"
            + ".every((one) => one.getBoundingClientRect().height >= 44)") as? Bool == true)
      try await browser.run("document.querySelector('#more').click()")
      try await browser.wait(until: "!(\(isShown))")
    } finally: {
      await phone.close()
    }
  }
}

/// Rows with a context menu.
private final class MenuRows: Rows {
  var hasMenus = true
  private(set) var (asked, copied) = (0, 0)

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked += 1
    guard hasMenus else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self?.copied += 1 }])
    })
  }
}
