import Browsing
import Foundation
import TableMaker
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// The elements that a browser's assistive technology finds, and the report for a click on a row.
  @MainActor @Suite(.serialized) struct ReadingTests {
    private func element(_ label: String, of watcher: TestWatcher, in phone: TestPhone) async throws -> [String: Any] {
      try await phone.wait("an element “\(label)”") { watcher.elements.contains { $0["label"] as? String == label } }
      return try #require(watcher.elements.first { $0["label"] as? String == label })
    }

    private func act(_ action: String, on element: [String: Any], from watcher: TestWatcher, in phone: TestPhone)
      async throws
    {
      let id = try #require(element["id"] as? Int)
      try await phone.send(#"{"kind":"element","id":\#(id),"action":"\#(action)"}"#, from: watcher)
    }

    @Test func `the elements of the page are told, with their kinds, values and places, in order`() async throws {
      let shelf = Shelf()
      let phone = try await TestPhone { UINavigationController(rootViewController: shelf) }
      let watcher = try await TestWatcher(phone)
      let title = try await element("Shelf", of: watcher, in: phone)
      #expect(title["isHeading"] as? Bool == true)
      let labels = watcher.elements.map { $0["label"] as? String ?? "" }
      #expect(Array(labels.prefix(5)) == ["Shelf", "Books", "Book 0", "Book 1", "Book 2"], "\(labels)")
      let book = try await element("Book 1", of: watcher, in: phone)
      #expect(book["kind"] as? String == "text")
      let row = try #require(book["row"] as? [Int])
      #expect(Array(row.dropFirst()) == [0, 1])
      let frame = try #require(book["frame"] as? [Double])
      let cell = try #require(shelf.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let place = cell.convert(cell.bounds, to: nil)
      #expect(zip(frame, [place.minX, place.minY, place.width, place.height]).allSatisfy { abs($0 - $1) < 0.01 })
      await phone.close()
    }

    @Test func `what is done to an element is done on the phone, and told when it shows`() async throws {
      let shelf = Shelf()
      let phone = try await TestPhone { UINavigationController(rootViewController: shelf) }
      let watcher = try await TestWatcher(phone)
      try await act("activate", on: try await element("Book 2", of: watcher, in: phone), from: watcher, in: phone)
      try await phone.wait("a tapped row") { shelf.opened == ["Book 2"] }
      let toggle = try await element("Lamp", of: watcher, in: phone)
      #expect(toggle["kind"] as? String == "toggle")
      #expect(toggle["value"] as? String == "0")
      try await act("activate", on: toggle, from: watcher, in: phone)
      try await phone.wait("a switch that is on") {
        watcher.elements.first { $0["label"] as? String == "Lamp" }?["value"] as? String == "1"
      }
      let slider = try await element("Light", of: watcher, in: phone)
      #expect(slider["kind"] as? String == "adjustable")
      try await act("increment", on: slider, from: watcher, in: phone)
      #expect(abs(shelf.slider.value - 0.6) < 0.001)
      try await act("decrement", on: slider, from: watcher, in: phone)
      #expect(abs(shelf.slider.value - 0.5) < 0.001)
      // Rows keep their numbers when they have scrolled away and come back.
      let first = try await element("Book 0", of: watcher, in: phone)
      try await act("pageDown", on: first, from: watcher, in: phone)
      try await phone.wait("other rows") { !watcher.elements.contains { $0["label"] as? String == "Book 0" } }
      let other = try #require(watcher.elements.first { ($0["label"] as? String)?.hasPrefix("Book") == true })
      try await act("pageUp", on: other, from: watcher, in: phone)
      #expect(try await element("Book 0", of: watcher, in: phone)["id"] as? Int == first["id"] as? Int)
      // What is not there does nothing.
      try await phone.send(
        #"{"kind":"element","id":-1,"action":"activate"}"#,
        #"{"kind":"element","id":99999,"action":"named","name":"x"}"#,
        from: watcher)
      let answer = try await phone.post(
        "input", #"{"now":0,"events":[{"kind":"element","id":1,"action":"eat"}]}"#, from: watcher)
      #expect(answer.status == 400)
      await phone.close()
    }

    @Test func `at rest nothing is read, and what has not changed is not told again`() async throws {
      let desk = Desk()
      let phone = try await TestPhone { desk }
      let watcher = try await TestWatcher(phone)
      try await phone.wait("elements") { !watcher.elements.isEmpty }
      let reads = try await phone.rest { phone.program.screen.mirror.readCount }
      let told = watcher.kinds.count { $0 == "elements" }
      try await Task.sleep(for: .milliseconds(500))
      #expect(phone.program.screen.mirror.readCount == reads)
      desk.pad.backgroundColor = .systemRed
      try await phone.wait("another look") { phone.program.screen.mirror.readCount > reads }
      #expect(watcher.kinds.count { $0 == "elements" } == told)
      // A watcher that joins later receives the elements immediately.
      let second = try await TestWatcher(phone)
      try await phone.wait("elements") { !second.elements.isEmpty }
      await phone.close()
    }

    private func inspect(_ x: Double, _ y: Double, from watcher: TestWatcher, in phone: TestPhone) async throws
      -> [String: Any]?
    {
      let answer = try await phone.post("inspect", #"{"x":\#(x),"y":\#(y)}"#, from: watcher)
      #expect([200, 204].contains(answer.status))
      guard answer.status == 200 else { return nil }
      return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    }

    @Test func `a click on a row tells what its chain knows, without touching it`() async throws {
      let shelf = Shelf()
      let phone = try await TestPhone { UINavigationController(rootViewController: shelf) }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      let cell = try #require(shelf.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let place = cell.convert(cell.bounds, to: nil)
      let report = try #require(try await inspect(place.midX, place.midY, from: watcher, in: phone))
      #expect(report["section"] as? Int == 0)
      #expect(report["row"] as? Int == 1)
      let dump = try #require(report["dump"] as? [String: Any])
      let section = try #require((dump["sections"] as? [[String: Any]])?.first)
      #expect(section["name"] as? String == "books")
      #expect((section["place"] as? String)?.hasPrefix("Controllers.swift:") == true)
      #expect(section["rowCount"] as? Int == 40)
      let rows = try #require(section["rows"] as? [[String: Any]])
      #expect(rows.count == 1)
      #expect(rows[0]["item"] as? String == "Book 1")
      #expect(rows[0]["height"] as? Double == 48)
      #expect(rows[0]["heightOrigin"] as? String == "section")
      let views = try #require((report["cell"] as? [String: Any])?["views"] as? [[String: Any]])
      #expect(views[0]["depth"] as? Int == 0)
      #expect(views.contains { $0["type"] as? String == "UILabel" && $0["text"] as? String == "Book 1" })
      #expect(shelf.opened.isEmpty)
      await phone.close()
    }

    @Test func `of a table that no chain has made, UIKit's part is told; beside rows, nothing`() async throws {
      let rows = Rows()
      let phone = try await TestPhone { UINavigationController(rootViewController: rows) }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      let report = try #require(try await inspect(200, 400, from: watcher, in: phone))
      #expect(report["dump"] == nil)
      let table = try #require(report["table"] as? [String: Any])
      #expect(table["dataSource"] as? String == "Rows")
      #expect(table["rows"] as? Int == 500)
      let row = try #require(report["row"] as? Int)
      #expect(
        rows.tableView.indexPathForRow(at: rows.tableView.convert(CGPoint(x: 200, y: 400), from: nil))?.row == row)
      #expect(try await inspect(200, 70, from: watcher, in: phone) == nil)
      #expect(try await inspect(-1e300, 1e300, from: watcher, in: phone) == nil)
      #expect(try await phone.post("inspect", #"{"x":"a"}"#, from: watcher).status == 400)
      #expect(
        try await phone.request("POST /inspect?watcher=\(watcher.number)", origin: "http://evil.example").status == 403)
      await phone.close()
    }

    @Test func `a row of a million is found at once`() async throws {
      let many = ManyRows()
      let phone = try await TestPhone { many }
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      many.tableView.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
      _ = try await watcher.waitForPicture(of: phone)
      let report = try #require(try await inspect(200, 780, from: watcher, in: phone))
      let row = try #require(report["row"] as? Int)
      #expect(row > 999_900)
      let sections = try #require((report["dump"] as? [String: Any])?["sections"] as? [[String: Any]])
      #expect((sections[0]["rows"] as? [[String: Any]])?.first?["item"] as? String == "\(row)")
      await phone.close()
    }
  }
}
