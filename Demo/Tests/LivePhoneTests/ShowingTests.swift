import Browsing
import Foundation
import Testing
import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// A touch changes the picture that a watcher shows, and that picture is what the window draws.
  @MainActor @Suite(.serialized) struct ShowingTests {
    @Test func `a watcher sees what is drawn directly, to the pixel, before and after a touch`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let watcher = try await TestWatcher(phone)
      let before = try await watcher.waitForPicture(of: phone)
      #expect((before.width, before.height) == (780, 1688))
      try await phone.tap(40, 215, from: watcher)
      try await phone.wait("a switch that is on") { desk.toggle.isOn }
      let after = try await watcher.waitForPicture(of: phone)
      #expect(after != before)
      // The phone sent only the tiles around the switch again.
      #expect(watcher.reader.newPixels < 780 * 1688 / 20)
      await phone.close()
    }

    @Test func `a drag scrolls, and rows that are seen already are not sent again`() async throws {
      let rows = Rows()
      let phone = try await TestPhone { UINavigationController(rootViewController: rows) }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      try await phone.send(TestPhone.touch(.began, 200, 700), from: watcher)
      for step in 1...10 { try await phone.send(TestPhone.touch(.moved, 200, 700 - Double(step) * 30), from: watcher) }
      try await phone.send(TestPhone.touch(.ended, 200, 400), from: watcher)
      try await phone.wait("a table that has scrolled and is at rest") {
        rows.tableView.contentOffset.y > 150 && !rows.tableView.isDragging && !rows.tableView.isDecelerating
      }
      _ = try await watcher.waitForPicture(of: phone)
      #expect(watcher.movedRows > 100)
      #expect(rows.selected.isEmpty)
      await phone.close()
    }

    @Test func `a flick goes on although the messages are late, the last one most`() async throws {
      let rows = Rows()
      let phone = try await TestPhone { UINavigationController(rootViewController: rows) }
      let watcher = try await TestWatcher(phone)
      let start = TestPhone.time
      for step in 0...7 {
        let time = start + Double(step) * 16
        let place = 700 - Double(min(step, 6)) * 50
        let phase: InputEvent.Phase = step == 0 ? .began : step == 7 ? .ended : .moved
        try await Task.sleep(for: .milliseconds(step == 7 ? 300 : 40))
        try await phone.send(TestPhone.touch(phase, 200, place, at: time), at: time, from: watcher)
      }
      try await phone.wait("a table at rest") { !rows.tableView.isDragging && !rows.tableView.isDecelerating }
      // The touch moved by 300 points.
      #expect(rows.tableView.contentOffset.y > 500)
      #expect(rows.selected.isEmpty)
      await phone.close()
    }

    @Test func `a wheel scrolls, past the end and back`() async throws {
      let rows = Rows()
      let phone = try await TestPhone { UINavigationController(rootViewController: rows) }
      let watcher = try await TestWatcher(phone)
      let top = rows.tableView.contentOffset.y
      for _ in 0..<10 { try await phone.send(#"{"kind":"wheel","x":200,"y":400,"dx":0,"dy":40}"#, from: watcher) }
      #expect(abs(rows.tableView.contentOffset.y - top - 400) < 1)
      try await phone.send(#"{"kind":"wheel","x":200,"y":400,"dx":0,"dy":-1000}"#, from: watcher)
      #expect(rows.tableView.contentOffset.y < top)
      try await phone.wait("a table that is back") {
        rows.tableView.contentOffset.y == top && !rows.tableView.isDecelerating
      }
      _ = try await watcher.waitForPicture(of: phone)
      await phone.close()
    }

    @Test func `nothing is drawn while nothing changes, and nothing for nobody`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      try await Task.sleep(for: .milliseconds(50))
      #expect(phone.program.screen.drawnCount == 0)
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      let counts = try await phone.rest { [phone.program.screen.drawnCount, watcher.frames] }
      try await Task.sleep(for: .milliseconds(700))
      #expect([phone.program.screen.drawnCount, watcher.frames] == counts)
      let frames = watcher.frames
      // A change by the app's own code is drawn without anybody touching.
      desk.pad.backgroundColor = .systemGreen
      try await phone.wait("a frame") { watcher.frames > frames }
      _ = try await watcher.waitForPicture(of: phone)
      await phone.close()
    }

    @Test func `a window of no points draws nothing, at rest, and comes back`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let window = try phone.window
      window.frame = .zero
      let watcher = try await TestWatcher(phone)
      let tries = try await phone.rest { phone.program.screen.tryCount }
      #expect(watcher.frames == 0)
      try await Task.sleep(for: .milliseconds(300))
      #expect(phone.program.screen.tryCount == tries)
      try await phone.tap(1, 1, from: watcher)
      window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      _ = try await watcher.waitForPicture(of: phone)
      await phone.close()
    }

    @Test func `a page that takes long is told after two seconds, and so is its end`() async throws {
      let phone = try await TestPhone { Desk() }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      let lines = phone.program.lines
      // The page keeps the main actor for a while; it ends after the first message, however late a busy machine sends that.
      let told = Task.detached {
        await lines.watchingMainActor { @MainActor in
          _ = usleep(2_300_000)
          try? await phone.wait("a message") { watcher.kinds.contains("busy") }
        }
      }
      await told.value
      try await phone.wait("both messages, among others: \(watcher.kinds)") {
        watcher.kinds.filter { ["busy", "ready"].contains($0) } == ["busy", "ready"]
      }
      #expect(!watcher.canRestart)
      await phone.close()
    }

    @Test func `an animation is shown to its end`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      let frames = watcher.frames
      // So long that a busy machine has the time for a few frames.
      #expect(try await phone.set(watcher) { $0.timeRate = 0.1 } == 204)
      UIView.animate(withDuration: 0.4) { desk.pad.frame.origin.x = 80 }
      try await phone.wait("frames") { watcher.frames > frames + 3 }
      _ = try await watcher.waitForPicture(of: phone)
      await phone.close()
    }

    @Test func `who is slow gets two frames and then the newest, and holds nobody up`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let slow = try await TestWatcher(phone)
      _ = try await slow.waitForPicture(of: phone)
      slow.acknowledges = false
      let quick = try await TestWatcher(phone)
      _ = try await quick.waitForPicture(of: phone)
      let (slowFrames, quickFrames) = (slow.frames, quick.frames)
      for step in 1...20 {
        let frames = quick.frames
        desk.pad.frame.origin.x = 20 + CGFloat(step)
        try await phone.wait("a frame of step \(step)") { quick.frames > frames }
      }
      _ = try await quick.waitForPicture(of: phone)
      #expect(slow.frames - slowFrames <= 2)
      #expect(quick.frames - quickFrames > 4)
      slow.acknowledges = true
      try slow.acknowledge()
      _ = try await slow.waitForPicture(of: phone)
      #expect(slow.frames - slowFrames <= 4)
      await phone.close()
    }

    @Test func `several watch, the last to ask touches, and the others see it`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let first = try await TestWatcher(phone)
      let second = try await TestWatcher(phone)
      try await phone.wait("the second touching") { second.touches && !first.touches }
      let refused = try await phone.post("input", #"{"now":0,"events":[]}"#, from: first)
      #expect(refused.status == 409)
      #expect(try await phone.set(first) { $0.isDark = true } == 409)
      try await phone.tap(40, 215, from: second)
      let seen = try await first.waitForPicture(of: phone)
      #expect(try await second.waitForPicture(of: phone) == seen)
      #expect(desk.toggle.isOn)
      #expect(try await phone.request("POST /drive?watcher=\(first.number)").status == 204)
      try await phone.wait("the first touching") { first.touches && !second.touches }
      try await phone.tap(40, 215, from: first)
      #expect(!desk.toggle.isOn)
      first.goAway()
      try await phone.wait("the second touching again") { second.touches }
      await phone.close()
    }

    @Test func `a browser that goes away in the middle of a drag takes its fingers along`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let watcher = try await TestWatcher(phone)
      try await phone.send(
        TestPhone.touch(.began, 100, 400), TestPhone.touch(.began, 200, 500, finger: 2), from: watcher)
      try await phone.send(TestPhone.touch(.moved, 120, 400), from: watcher)
      #expect(desk.pad.log == ["began 1", "began 1", "moved 1"])
      watcher.goAway()
      try await phone.wait("cancelled touches") { desk.pad.log.count > 3 }
      #expect(desk.pad.log.dropFirst(3).allSatisfy { $0.hasPrefix("cancelled") })
      #expect(try phone.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === desk.pad)
      await phone.close()
    }
  }
}
