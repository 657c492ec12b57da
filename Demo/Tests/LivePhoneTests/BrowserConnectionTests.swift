import Browsing
import Foundation
import Glibc
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests.BrowserTests {
  /// Notes the times and heights of the pointer's events.
  private static let recordPointer = """
    window.pointers = []
    for (const name of ["pointermove", "pointerup"])
      addEventListener(name, event => pointers.push([event.timeStamp, event.clientY]), true)
    """

  /// Returns `true` if the pointer was lifted while it moved fast.
  private static let hasFlicked = """
    if (pointers.length < 3) return false
    const [before, last, end] = pointers.slice(-3), time = last[0] - before[0]
    return time > 0 && end[0] - last[0] < 80 && (before[1] - last[1]) / time > 1
    """

  @Test func `a flick goes on after the finger has left, and ends where the picture is drawn directly`() async throws {
    let rows = Rows()
    let phone = try await TestPhone { UINavigationController(rootViewController: rows) }
    try await browse { browser in
      // One pixel a point, because a busy machine that draws more may receive the whole flick at one time.
      try await open(phone, in: browser, scale: 1)
      try await browser.run(Self.recordPointer)
      var goesOn = false
      // A browser on busy cores can report the last movement late, which makes it no flick.
      for _ in 0..<20 where !goesOn {
        let start = rows.tableView.contentOffset.y
        try await browser.drag((0...6).map { (200, 700 - Double($0) * 50) }, milliseconds: 16)
        try await phone.wait("a table at rest") {
          rows.tableView.contentOffset.y != start && !rows.tableView.isDragging && !rows.tableView.isDecelerating
        }
        let isFlick = try await browser.run(Self.hasFlicked) as? Bool == true
        // Further than the pointer moved.
        goesOn = isFlick && rows.tableView.contentOffset.y - start > 400
      }
      #expect(goesOn)
      #expect(rows.selected.isEmpty)
      try await waitForPicture(in: browser, of: phone)
    } finally: {
      await phone.close()
    }
  }

  @Test func `Chinese is composed in the field, decided, and taken back`() async throws {
    let desk = Desk()
    let phone = try await TestPhone { desk }
    try await browse { browser in
      try await open(phone, in: browser)
      try await browser.tap(100, 120)
      try await browser.wait(until: "document.activeElement.id === 'typing'")
      for text in ["n", "ni", "ni h", "ni hao"] {
        try await browser.compose(text)
        try await phone.wait("“\(text)”, not decided") { desk.field.text == text && desk.field.markedTextRange != nil }
      }
      try await waitForPicture(in: browser, of: phone)
      try await browser.decide("你好")
      try await phone.wait("what was decided") { desk.field.text == "你好" && desk.field.markedTextRange == nil }
      try await browser.compose("shi")
      try await phone.wait("one more") { desk.field.text == "你好shi" }
      try await browser.compose("")
      try await phone.wait("it taken back") { desk.field.text == "你好" && desk.field.markedTextRange == nil }
      try await browser.decide("，世界")
      try await browser.type("!")
      try await phone.wait("both") { desk.field.text == "你好，世界!" }
      try await waitForPicture(in: browser, of: phone)
    } finally: {
      await phone.close()
    }
  }

  @Test func `rotation turns the phone, and back`() async throws {
    let desk = Desk()
    let phone = try await TestPhone { desk }
    try await browse { browser in
      try await open(phone, in: browser)
      let upright = try await browser.picture()
      try await browser.run("document.querySelector('[name=rotate]').click()")
      try await phone.wait("a phone that lies") { desk.view.bounds.size == CGSize(width: 844, height: 390) }
      try await waitForPicture(in: browser, of: phone)
      #expect(try await browser.picture().numbers.prefix(2) == [1688, 780])
      try await browser.wait(until: "location.search.includes('width=844')")
      // Where it is touched has turned too.
      try await browser.tap(40, 215)
      try await phone.wait("a switch that is on") { desk.toggle.isOn }
      try await browser.tap(40, 215)
      try await phone.wait("a switch that is off") { !desk.toggle.isOn }
      try await browser.run("document.querySelector('[name=rotate]').click()")
      try await phone.wait("a phone that stands") { desk.view.bounds.size == CGSize(width: 390, height: 844) }
      try await waitForPicture(in: browser, of: phone)
      #expect(try await browser.picture() == upright)
    } finally: {
      await phone.close()
    }
  }

  @Test func `of two windows the last to ask touches, and the other sees it`() async throws {
    let desk = Desk()
    let phone = try await TestPhone { desk }
    try await browse { first in
      try await open(phone, in: first)
      try await browse { second in
        try await open(phone, in: second)
        try await first.wait(until: "!document.querySelector('[name=take]').hidden")
        #expect(try await first.run("return document.querySelector('[name=isDark]').disabled") as? Bool == true)
        try await second.tap(40, 215)
        try await phone.wait("a switch that is on") { desk.toggle.isOn }
        try await waitForPicture(in: first, of: phone)
        try await waitForPicture(in: second, of: phone)
        // What the other one does is nothing, until it asks.
        try await first.run(
          "window.asked = []; const usual = fetch; "
            + "window.fetch = (path, ...more) => { asked.push(path); return usual(path, ...more); }")
        try await first.tap(40, 215)
        try await first.run("document.querySelector('[name=take]').click()")
        try await first.wait(until: "document.querySelector('#notice').hidden")
        try await second.wait(until: "!document.querySelector('[name=take]').hidden")
        #expect(desk.toggle.isOn)
        // It wasn't even sent, so it can't arrive later.
        #expect(try await first.run("return asked.filter((path) => path.startsWith('input')).length") as? Int == 0)
        try await first.tap(40, 215)
        try await phone.wait("a switch that is off") { !desk.toggle.isOn }
        try await waitForPicture(in: second, of: phone)
      }
      // The one that is left touches.
      try await first.tap(40, 215)
      try await phone.wait("a switch that is on again") { desk.toggle.isOn }
    } finally: {
      await phone.close()
    }
  }

  @Test func `a connection that is cut comes back by itself, to the same page`() async throws {
    let desks = Made { Desk() }
    let phone = try await TestPhone { desks.next() }
    try await browse { browser in
      try await open(phone, in: browser)
      try await browser.run(
        "window.said = []; new MutationObserver(() => said.push(document.querySelector('#notice p').textContent))"
          + ".observe(document.querySelector('#notice'), { childList: true, subtree: true })")
      try await browser.drag([(100, 400), (120, 410)], lifts: false)
      try await phone.wait("a finger") { desks.all[0].pad.log.contains("moved 1") }
      cutConnections(to: phone.address.port)
      try await phone.wait("a cancelled touch") { desks.all[0].pad.log.last?.hasPrefix("cancelled") == true }
      desks.all[0].pad.backgroundColor = .systemGreen
      try await browser.wait(until: "said.includes('Connecting …')")
      try await browser.wait(until: "document.querySelector('#notice').hidden")
      try await waitForPicture(in: browser, of: phone)
      try await browser.tap(40, 215)
      try await phone.wait("a switch that is on") { desks.all[0].toggle.isOn }
      try await waitForPicture(in: browser, of: phone)
      #expect(desks.all.count == 1)
    } finally: {
      await phone.close()
    }
  }

  /// Cuts all connections that this process has taken at a port, as a network that fails does.
  private func cutConnections(to port: UInt16) {
    for file in 0..<Int32(4096) {
      var (own, other) = (sockaddr_in(), sockaddr_in())
      func name(
        _ read: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32,
        _ address: inout sockaddr_in
      ) -> Bool {
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { read(file, $0, &length) == 0 }
        }
      }
      guard name(getsockname, &own), own.sin_family == AF_INET, own.sin_port == port.bigEndian,
        name(getpeername, &other)
      else { continue }
      shutdown(file, Int32(SHUT_RDWR))
    }
  }
}
