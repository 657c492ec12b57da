import Browsing
import TableMaker
import Testing
import UIKit

@testable import LivePhone

extension LivePhoneTests.BrowserTests {
  @Test func `the page lists updates as they come while the list is on, in both languages`() async throws {
    let pile = Pile()
    let phone = try await TestPhone { pile }
    try await browse { browser in
      try await open(phone, in: browser)
      #expect(try await browser.run("return document.querySelector('#updates').hidden") as? Bool == true)
      try await browser.run("document.querySelector('[name=updates]').click()")
      try await phone.wait("somebody who looks") { phone.program.screen.log.isNoting }
      pile.list.items.removeFirst(2)
      pile.list.append(99)
      let first = "document.querySelector('#updates li')"
      try await browser.wait(until: "\(first)?.textContent.includes('1 inserted · 2 deleted')")
      try await browser.wait(until: "\(first).textContent.includes('Notified by “pile”, Controllers.swift:')")
      try await browser.wait(until: "\(first).querySelector('.times').textContent.includes('drawing')")
      // After a click on a row, the list shows only the updates of its table, which need not be the only table.
      try await browser.run("document.querySelector('[name=inspect]').click()")
      try await browser.tap(200, 400)
      try await browser.wait(until: "document.querySelector('#inspector dl').textContent.includes('“pile”')")
      // A duplicate is reported after its update, and the diagnostic appears above the update.
      pile.list.append(99)
      try await browser.wait(until: "\(first).className === 'diagnostic'")
      try await browser.wait(until: "document.querySelectorAll('#updates li').length === 3")
      try await browser.choose("language", "zh")
      try await browser.wait(until: "document.querySelector('#updates h2').textContent === '更新与诊断'")
      try await browser.run("document.querySelector('[name=updates]').click()")
      try await phone.wait("nobody who looks") { !phone.program.screen.log.isNoting }
    } finally: {
      await phone.close()
    }
  }
}
