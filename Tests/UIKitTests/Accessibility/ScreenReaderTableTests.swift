import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// How a screen reader reads tables.
@MainActor @Suite(.languages("en")) struct `A screen reader reads a table` {
  /// Sections of rows with a title and a detail.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [["Pears", "Quinces"], ["Cheese"]]
    var dress: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var headers: [String?] = ["Fruit", "Dairy"]
    var footers: [String?] = [nil, "Fresh daily"]
    var index: [String]?
    var moves = false
    var calls: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      cell.detailTextLabel?.text = "\(indexPath.section)-\(indexPath.row)"
      cell.accessoryView = nil
      dress(cell, indexPath)
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers.indices.contains(section) ? footers[section] : nil
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.section)-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      calls.append("detail \(indexPath.section)-\(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { [self] _, _, end in
          calls.append("flag \(indexPath.section)-\(indexPath.row)")
          end(true)
        }
      ])
    }
  }

  /// A source without swipe actions.
  final class Plain: NSObject, UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "plain")
        ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private let source = Source()
  private let scene: ReaderScene

  init() {
    table.dataSource = source
    table.delegate = source
    scene = ReaderScene(table)
  }

  private func reload() {
    table.reloadData()
    scene.window.layoutIfNeeded()
  }

  @Test func `section by section: titles as headings, each row with all its texts, and its actions`() {
    #expect(
      scene.lines == [
        "Fruit, heading", "Pears, 0-0, actions available", "Quinces, 0-1, actions available", "Dairy, heading",
        "Cheese, 1-0, actions available", "Fresh daily",
      ])
  }

  @Test func `with a header that floats before the rows that it lies on`() {
    source.rows = [(0..<60).map { "row \($0)" }]
    reload()
    table.contentOffset.y = 500
    scene.window.layoutIfNeeded()
    #expect(scene.lines.first == "Fruit, heading")
    #expect(scene.lines.count > 10 && scene.lines.dropFirst().allSatisfy { $0.hasPrefix("row ") })
    #expect(scene.allLines.count == 61, "each once, though it floats on every screen")
  }

  @Test func `with a row's swipe actions first, and then the custom actions that an app has set`() throws {
    source.dress = { [source] cell, path in
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Weigh") { _ in
          source.calls.append("weigh \(path.row)")
          return true
        }
      ]
    }
    reload()
    let row = try #require(scene.reader.element("Pears, 0-0"))
    #expect(row.actionNames.count > 1 && row.actionNames.last == "Weigh", "\(row.actionNames)")
    #expect(scene.reader.perform("Weigh", of: row))
    #expect(source.calls == ["weigh 0"])
  }

  @Test func `with a switch at a row's end as one, and other controls as stops of their own`() throws {
    let toggle = UISwitch()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Weigh") { [source] _ in source.calls.append("weigh") })
    button.frame = CGRect(x: 200, y: 5, width: 80, height: 30)
    source.dress = { cell, path in
      if path == IndexPath(row: 0, section: 0) { cell.accessoryView = toggle }
      if path == IndexPath(row: 1, section: 0) { cell.contentView.addSubview(button) }
    }
    reload()
    #expect(
      scene.lines.prefix(4) == [
        "Fruit, heading", "Pears, 0-0, switch button, off, actions available", "Quinces, 0-1, actions available",
        "Weigh, button",
      ])
    let row = scene.reader.elements[1]
    #expect(scene.reader.activate(row))
    #expect(toggle.isOn && source.calls.isEmpty, "a double tap on the row turns the switch")
    #expect(scene.lines[1] == "Pears, 0-0, switch button, on, actions available")
    #expect(scene.reader.activate(try #require(scene.reader.element("Weigh"))))
    #expect(source.calls == ["weigh"])
    toggle.accessibilityLabel = "Ripe"
    #expect(
      scene.lines[1...2] == ["Pears, 0-0, actions available", "Ripe, switch button, on"], "it says itself what it is")
  }

  @Test func `as the app has it where the app says so`() throws {
    source.dress = { cell, path in
      switch (path.section, path.row) {
      case (0, 0): cell.accessibilityLabel = "Six pears"
      case (0, 1): cell.isAccessibilityElement = false
      default: cell.accessibilityElements = [cell.detailTextLabel, cell.textLabel].compactMap { $0 }
      }
    }
    reload()
    #expect(
      scene.lines == [
        "Fruit, heading", "Six pears, actions available", "Quinces", "0-1", "Dairy, heading", "1-0", "Cheese",
        "Fresh daily",
      ])
  }

  @Test func `with what is selected, dimmed or marked`() {
    source.dress = { cell, path in
      cell.accessoryType = path.row == 1 ? .checkmark : path.section == 1 ? .detailDisclosureButton : .none
      cell.isUserInteractionEnabled = path.section == 0
    }
    reload()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(
      scene.lines.dropFirst().prefix(5) == [
        "selected, Pears, 0-0, actions available", "selected, Quinces, 0-1, actions available", "Dairy, heading",
        "Cheese, 1-0, dimmed, actions available", "More Info, button",
      ])
  }

  @Test func `that is edited with its signs, which say the row's texts too`() throws {
    source.moves = true
    table.setEditing(true, animated: false)
    scene.window.layoutIfNeeded()
    #expect(
      scene.lines.prefix(4) == [
        "Fruit, heading", "Delete Pears, 0-0, button", "Pears, 0-0", "Reorder Pears, 0-0, button",
      ])
    let delete = try #require(scene.reader.element("Delete Pears, 0-0"))
    #expect(scene.reader.activate(delete))
    settleAnimations()
    #expect(scene.lines.contains { $0 == "Flag, button" || $0 == "Delete, button" })
  }

  @Test func `and acts on its rows as fingers do`() throws {
    let row = try #require(scene.reader.element("Quinces, 0-1"))
    #expect(row.actionNames == ["Flag"])
    #expect(scene.reader.perform("Flag", of: row))
    #expect(!scene.reader.perform("Burn", of: row))
    #expect(scene.reader.activate(row))
    #expect(source.calls == ["flag 0-1", "select 0-1"])
    source.dress = { cell, _ in cell.accessoryType = .detailButton }
    reload()
    source.calls = []
    #expect(scene.reader.activate(try #require(scene.reader.element("More Info"))))
    #expect(source.calls == ["detail 0-0"])
  }

  @Test func `and its index, which is adjusted title by title`() throws {
    source.rows = (0..<3).map { section in (0..<20).map { "\(section) \($0)" } }
    source.headers = ["A", "B", "C"]
    source.index = ["A", "B", "C"]
    reload()
    let index = try #require(scene.reader.elements.last)
    #expect(index.line(in: .english) == "table index, adjustable")
    scene.reader.increment(index)
    scene.reader.increment(index)
    #expect(scene.reader.elements.last?.line(in: .english) == "table index, B, adjustable")
    #expect(scene.lines.first == "B, heading")
  }

  @Test(arguments: [1, 3, 40, 500]) func `to its end, screen by screen, each row once`(count: Int) {
    let plain = Plain()
    plain.count = count
    table.delegate = nil
    table.dataSource = plain
    scene.window.layoutIfNeeded()
    table.contentOffset.y = CGFloat(count) * 10
    scene.window.layoutIfNeeded()
    let before = table.contentOffset
    #expect(scene.allLines == (0..<count).map { "row \($0)" })
    #expect(table.contentOffset == before)
    #expect(scene.reader.readAll(atMost: 30).count == min(30, count))
  }

  @Test func `with what stands in a row that scrolls to the side`() {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    strip.contentSize = CGSize(width: 2000, height: 40)
    for number in 0..<20 { strip.label("stall \(number)", x: 100 * CGFloat(number), y: 0, width: 90) }
    source.dress = { cell, path in
      guard path == IndexPath(row: 1, section: 0) else { return }
      cell.textLabel?.text = nil
      cell.detailTextLabel?.text = nil
      cell.contentView.addSubview(strip)
    }
    reload()
    #expect(scene.lines.filter { $0.hasPrefix("stall") } == ["stall 0", "stall 1", "stall 2"])
    let all = scene.allLines
    #expect(all.filter { $0.hasPrefix("stall") } == (0..<20).map { "stall \($0)" })
    #expect(all.first == "Fruit, heading" && all.last == "Fresh daily" && all.count == 25)
    #expect(strip.contentOffset == .zero)
  }

  @Test func `and acts on the row that it has read, whatever its cell shows now`() throws {
    source.rows = [(0..<60).map { "row \($0)" }, ["last"]]
    var bought: [Int] = []
    source.dress = { cell, path in
      // As apps have it, in a cell that rows share.
      let button =
        cell.accessoryView as? UIButton
        ?? UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in })
      button.bounds.size = CGSize(width: 60, height: 40)
      button.removeAction(identifiedBy: UIAction.Identifier("buy"), for: .primaryActionTriggered)
      button.addAction(
        UIAction(identifier: UIAction.Identifier("buy")) { _ in bought.append(path.section == 1 ? 60 : path.row) },
        for: .primaryActionTriggered)
      cell.accessoryView = button
    }
    reload()
    let all = scene.reader.readAll()
    let buttons = all.filter { $0.label == "Buy" }
    #expect(buttons.count == 61)
    let chosen = [60, 47, 46, 30, 29, 3, 0, 12]
    for number in chosen { #expect(scene.reader.activate(buttons[number])) }
    #expect(bought == chosen)
    let rows = all.filter { $0.label?.hasPrefix("row") == true }
    for number in [55, 3, 59, 0] { #expect(scene.reader.perform("Flag", of: rows[number])) }
    #expect(source.calls == ["flag 0-55", "flag 0-3", "flag 0-59", "flag 0-0"])
    // A row that has gone, and one that shows another item.
    source.rows = [["row 0", "another"], []]
    reload()
    #expect(!scene.reader.perform("Flag", of: rows[40]) && !scene.reader.perform("Flag", of: rows[1]))
    #expect(scene.reader.perform("Flag", of: rows[0]) && source.calls.last == "flag 0-0")
  }

  @Test func `and acts on what stands in a row that scrolls to the side`() throws {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    strip.contentSize = CGSize(width: 2000, height: 40)
    var tapped: [Int] = []
    for number in 0..<20 {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "stall \(number)") { _ in tapped.append(number) })
      button.frame = CGRect(x: 100 * number, y: 0, width: 90, height: 40)
      strip.addSubview(button)
    }
    source.rows[0] += (0..<40).map { "row \($0)" }
    source.dress = { cell, path in
      if strip.superview === cell.contentView { strip.removeFromSuperview() }
      if path == IndexPath(row: 1, section: 0) { cell.contentView.addSubview(strip) }
    }
    reload()
    let all = scene.reader.readAll().filter { $0.label?.hasPrefix("stall") == true }
    for number in [15, 2, 19] { #expect(scene.reader.activate(all[number])) }
    #expect(tapped == [15, 2, 19])
  }
}
