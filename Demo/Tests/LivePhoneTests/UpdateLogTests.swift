import Browsing
import Foundation
@_spi(Inspection) import TableMaker
import Testing
import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// The reports of tables' updates that watchers receive while they inspect rows.
  @MainActor @Suite(.serialized) struct UpdateLogTests {
    private func listen(_ watcher: TestWatcher, _ listens: Bool = true, in phone: TestPhone) async throws {
      #expect(try await phone.post("listen", #"{"listens":\#(listens)}"#, from: watcher).status == 204)
    }

    private func number(_ name: String, of entry: [String: Any]) -> Int? {
      (entry["update"] as? [String: Any])?[name] as? Int
    }

    @Test func `an update is told with what asked for it, its counts and its times, the drawing's among them`()
      async throws
    {
      let pile = Pile()
      let phone = try await TestPhone { UINavigationController(rootViewController: pile) }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      try await listen(watcher, in: phone)
      try await phone.wait("all there is") { watcher.kinds.contains("updates") }
      #expect(watcher.updates.isEmpty)
      pile.list.items.removeFirst(2)
      pile.list.append(99)
      try await phone.wait("a drawn update") { watcher.updates.last?["drawing"] as? Double ?? 0 > 0 }
      #expect(watcher.updates.count == 1)
      let entry = watcher.updates[0]
      #expect((entry["place"] as? String)?.hasPrefix("Controllers.swift:") == true)
      #expect(number("came", of: entry) == 1 && number("went", of: entry) == 2 && number("rows", of: entry) == 39)
      let update = try #require(entry["update"] as? [String: Any])
      let tellers = try #require(update["tellers"] as? [String])
      #expect(tellers.count == 1)
      #expect(tellers[0].hasPrefix("“pile”, Controllers.swift:") && tellers[0].hasSuffix(", ItemList<Int>"))
      for part in ["reading", "difference", "batch", "layout"] {
        #expect((update[part] as? Double).map { $0 >= 0 } == true, "\(part)")
      }
      // A click on a row names the table that these updates belong to.
      let answer = try await phone.post("inspect", #"{"x":200,"y":400}"#, from: watcher)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
      #expect(report["log"] as? Int == entry["table"] as? Int)
      await phone.close()
    }

    @Test func `diagnostics stand among the updates, and who comes later is told of all`() async throws {
      let pile = Pile()
      let phone = try await TestPhone { pile }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      try await listen(watcher, in: phone)
      pile.list.append(0)
      try await phone.wait("a diagnostic") { watcher.updates.contains { $0["diagnostic"] != nil } }
      let words = watcher.updates.compactMap { $0["diagnostic"] as? String }
      #expect(words.count == 1 && words[0].contains("Controllers.swift:"), "\(words)")
      #expect(watcher.updates.first?["update"] != nil)
      let second = try await TestWatcher(phone)
      try await listen(second, in: phone)
      try await phone.wait("all there is") { second.updates.count == watcher.updates.count }
      // A watcher that no longer listens receives nothing; the other still receives updates.
      try await listen(watcher, false, in: phone)
      let told = watcher.updates.count
      pile.list.append(100)
      try await phone.wait("another update") { second.updates.count > told }
      #expect(watcher.updates.count == told)
      await phone.close()
    }

    @Test func `the last hundred of a table are kept, and none once another page is there`() async throws {
      let piles = Made { Pile() }
      let phone = try await TestPhone { piles.next() }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      try await listen(watcher, in: phone)
      let pile = piles.all[0]
      for number in 0..<130 { pile.dataSource?.batch { pile.list.append(1000 + number) } }
      let log = phone.program.screen.log
      #expect(log.entries.count == UpdateLog.mostOfOneTable)
      #expect(log.entries.last?.update?.rows == 170)
      try await phone.wait("the last one") { watcher.updates.last.flatMap { number("rows", of: $0) } == 170 }
      #expect(try await phone.set(watcher, loading: true) { _ in } == 204)
      // The new page's own first loading may be among them.
      #expect(!log.entries.contains { $0.update?.rows == 170 })
      try await phone.wait("the new ones") { !watcher.updates.contains { number("rows", of: $0) == 170 } }
      await phone.close()
    }

    @Test func `as long as nobody looks nothing is noted, nor once the last who looked has gone`() async throws {
      let pile = Pile()
      let phone = try await TestPhone { pile }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      #expect(TableInspection.listener == nil)
      pile.list.append(99)
      _ = try await watcher.waitForPicture(of: phone)
      #expect(phone.program.screen.log.entries.isEmpty)
      try await listen(watcher, in: phone)
      #expect(TableInspection.listener != nil)
      watcher.goAway()
      try await phone.wait("nobody") { TableInspection.listener == nil }
      // Whoever is no watcher, and what is no message, is refused.
      let other = try await TestWatcher(phone)
      #expect(try await phone.post("listen", #"{"listens":7}"#, from: other).status == 400)
      #expect(
        try await phone.request("POST /listen?watcher=\(other.number)", origin: "http://evil.example").status == 403)
      #expect(
        try await phone.request("POST /listen?watcher=999", body: Array(#"{"listens":true}"#.utf8)).status == 204)
      #expect(TableInspection.listener == nil)
      await phone.close()
    }
  }
}
