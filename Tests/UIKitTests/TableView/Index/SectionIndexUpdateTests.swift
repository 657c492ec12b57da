import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The section index while the table's data changes, including changes during a touch.
@MainActor @Suite final class `The section index in updates` {
  private let scene = TableScene()
  private let source = IndexedSource("ABCDEFGH")
  private var table: UITableView { scene.table }

  init() {
    table.rowHeight = 44
    scene.show(source)
  }

  private var shownTitles: [String]? { scene.index?.titles }

  private func insert(_ letter: String, at place: Int, rows: Int = 10) {
    source.sections.insert((letter, rows), at: place)
    source.titles?.insert(letter, at: place)
    table.insertSections(IndexSet(integer: place), with: .none)
    scene.layOut()
  }

  private func delete(at place: Int) {
    source.sections.remove(at: place)
    source.titles?.remove(at: place)
    table.deleteSections(IndexSet(integer: place), with: .none)
    scene.layOut()
  }

  @Test func `its titles are asked for once when the table loads, and once for each update of sections (assumed)`() {
    // A device that logs the calls around insertSections would settle it: Apple's words on reloadSectionIndexTitles() leave
    // open whether an update requests the titles automatically.
    #expect(source.titleRequests == 1)
    scene.scroll(to: 300)
    table.reloadData()
    scene.layOut()
    #expect(source.titleRequests == 2)
    insert("0", at: 0)
    #expect(source.titleRequests == 3)
    #expect(shownTitles == ["0", "A", "B", "C", "D", "E", "F", "G", "H"])
    delete(at: 2)
    #expect(source.titleRequests == 4)
    #expect(shownTitles == ["0", "A", "C", "D", "E", "F", "G", "H"])
    table.moveSection(0, toSection: 1)
    table.reloadSections(IndexSet(integer: 3), with: .fade)
    #expect(source.titleRequests == 6)
    table.reloadSectionIndexTitles()
    #expect(source.titleRequests == 7)
  }

  @Test func `rows that come and go ask for no titles`() {
    source.sections[0].rows += 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    source.sections[3].rows -= 1
    table.deleteRows(at: [IndexPath(row: 0, section: 3)], with: .none)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.performBatchUpdates(nil)
    scene.layOut()
    #expect(source.titleRequests == 1)
  }

  @Test func `sections that come and go under a finger: it leads to what its title is about now`() {
    let finger = scene.press(2)
    #expect(source.takeAsked() == ["C2"])
    insert("0", at: 0)
    #expect(source.takeAsked() == [])
    scene.slide(finger, to: 3)
    #expect(source.takeAsked() == ["C3"])
    #expect(scene.distance(ofSection: 3) == 0)
    delete(at: 0)
    delete(at: 0)
    scene.slide(finger, to: 2)
    #expect(source.takeAsked() == ["D2"])
    #expect(scene.distance(ofSection: 2) == 0)
    source.titles = ["only"]
    table.reloadSectionIndexTitles()
    finger.move(to: CGPoint(x: 380, y: 100))
    finger.lift()
    #expect(source.takeAsked() == ["only0"])
  }

  @Test func `titles that go under a finger take the index along, and nothing happens to the rest of the touch`() {
    let finger = scene.press(2)
    let rest = table.contentOffset
    _ = source.takeAsked()
    source.titles = nil
    table.reloadSectionIndexTitles()
    scene.layOut()
    #expect(scene.index == nil)
    finger.move(to: CGPoint(x: 380, y: 30))
    finger.lift()
    AnimationClock.shared.advance(by: 1)
    #expect(source.takeAsked() == [])
    #expect(source.selected == [])
    #expect(table.contentOffset == rest)
  }

  @Test func `a data source that changes the table when it is asked for a section is shown as it is then`() {
    source.answer = { [source, table] _, index in
      source.sections.removeLast(5)
      source.titles?.removeLast(5)
      table.reloadData()
      return index
    }
    scene.press(6).lift()
    scene.layOut()
    #expect(table.numberOfSections == 3)
    #expect(shownTitles == ["A", "B", "C"])
    source.answer = nil
    scene.press(2).lift()
    #expect(table.visibleCells.first?.textLabel?.text == "C0")
    #expect(scene.distance(ofSection: 2) == 0)
  }

  @Test func `random updates and slides: every title leads to its section`() throws {
    var random = SeededGenerator(seed: 1)
    let letters = (0..<400).map { String($0, radix: 36) }
    for step in 0..<150 {
      let count = source.sections.count
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        insert(
          letters[step], at: Int.random(in: 0...count, using: &random), rows: Int.random(in: 0...9, using: &random))
      case 2 where count > 1: delete(at: Int.random(in: 0..<count, using: &random))
      case 3:
        source.sections.shuffle(using: &random)
        source.titles = source.sections.map { $0.title ?? "" }
        table.reloadData()
        scene.layOut()
      case 4 where count > 1:
        let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
        source.sections.insert(source.sections.remove(at: from), at: to)
        source.titles = source.sections.map { $0.title ?? "" }
        table.moveSection(from, toSection: to)
        scene.layOut()
      default: break
      }
      #expect(shownTitles == source.sections.map { $0.title ?? "" })
      _ = source.takeAsked()
      let title = Int.random(in: 0..<source.sections.count, using: &random)
      scene.press(title).lift()
      #expect(source.takeAsked() == ["\(source.sections[title].title ?? "")\(title)"])
      let distance = scene.distance(ofSection: title)
      let isAtEnd = table.contentOffset.y >= table.contentSize.height - 400 - 0.5 || table.contentSize.height <= 400
      #expect(abs(distance) < 0.5 || isAtEnd)
    }
  }

  @Test func `goes with its data source`() {
    table.dataSource = nil
    scene.layOut()
    #expect(scene.index == nil)
    table.dataSource = source
    scene.layOut()
    #expect(shownTitles?.count == 8)
  }

  @Test func `a data source may look at the table when it is asked for titles`() {
    final class Curious: NSObject, UITableViewDataSource, UITableViewDelegate {
      var count = 3
      func numberOfSections(in tableView: UITableView) -> Int { count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        tableView.layoutIfNeeded()
        _ = tableView.visibleCells
        _ = tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        tableView.reloadSectionIndexTitles()
        return (0..<count).map { "\($0)" }
      }
    }
    let curious = Curious()
    scene.show(curious)
    #expect(shownTitles == ["0", "1", "2"])
    curious.count = 4
    table.insertSections(IndexSet(integer: 1), with: .automatic)
    scene.layOut()
    #expect(shownTitles == ["0", "1", "2", "3"])
    #expect(table.visibleCells.count > 5)
  }

  // MARK: The number of rows

  @Test func `a plain table shows it from a number of rows on, as rows come and go`() {
    table.sectionIndexMinimumDisplayRowCount = 81
    scene.layOut()
    #expect(scene.index == nil)
    #expect(table.visibleCells.first?.contentView.frame.width == 390)
    source.sections[2].rows += 1
    table.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none)
    scene.layOut()
    #expect(shownTitles?.count == 8)
    #expect(table.visibleCells.first?.contentView.frame.width == 375)
    table.sectionIndexMinimumDisplayRowCount = 82
    #expect(scene.index == nil)
    table.sectionIndexMinimumDisplayRowCount = 0
    #expect(scene.index != nil)
  }

  @Test func `a table that loads with too few rows has no index, and of another style it has one`() {
    for (style, isShown) in [(UITableView.Style.plain, false), (.grouped, true), (.insetGrouped, true)] {
      let scene = TableScene(style)
      scene.table.sectionIndexMinimumDisplayRowCount = 81
      scene.show(source)
      #expect((scene.index != nil) == isShown)
      let rows = scene.table.visibleCells.first
      #expect(rows?.contentView.frame.width == (style == .plain ? 390 : style == .grouped ? 375 : 358))
    }
  }
}
