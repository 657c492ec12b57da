import TableMaker
import TestSupport
import Testing
import UIKit

/// The speech of a screen reader for a chain's table. On a device, tests can't query VoiceOver, so they compare nothing there.
@MainActor @Suite struct `A screen reader says of a chain's table` {
  private let stage = Stage()

  /// Compares what is said, where somebody can be asked.
  private func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard let said = stage.window.spokenLines else { return }
    #expect(said == lines, sourceLocation: sourceLocation)
  }

  @Test func `rows of the system's look their title and detail, and what stands at their end`() {
    stage.show(
      stage.chain.section().title("Network")
        .data([
          StockRow("Wi-Fi", detail: "Home", accessory: .disclosureIndicator),
          StockRow("Hotspot", accessory: .detailButton), StockRow("Offline", accessory: .checkmark),
        ])
        .footerTitle("Known networks are joined.").make())
    expect([
      "Network, heading", "Wi-Fi, Home", "Hotspot", "More Info, button", "selected, Offline",
      "Known networks are joined.",
    ])
  }

  @Test func `header views that they are headings, of whatever class they are`() {
    let plain = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    plain.text = "Plain"
    stage.show(
      stage.chain
        .section().header(NoteHeader.self) { $0.textLabel?.text = "Own class" }.headerHeight(30).data([StockRow("a")])
        .section().headerView { plain }.data([StockRow("b")]).make())
    expect(["Own class, heading", "a", "Plain, heading", "b"])
  }

  @Test func `swipe actions that there are some, and performs them`() {
    let log = stage.log
    stage.show(
      stage.chain.section().data(notes(2)).stockCell(.default)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        .leadingActions { note, _ in
          UIContextualAction(style: .normal, title: "Read") { _, _, done in
            log.add("read \(note.id)")
            done(true)
          }
        }
        .make())
    expect(["note 0, actions available", "note 1, actions available"])
    guard stage.window.spokenLines != nil else { return }
    #expect(stage.window.perform("Read", ofElement: "note 1"))
    #expect(!stage.window.perform("Burn", ofElement: "note 1"))
    #expect(log.lines == ["read 1"])
  }

  @Test func `a tree's rows whether they are expanded, and what has no children nothing`() async {
    let tree = ItemList([Reply(1, "one", [Reply(11, "below")]), Reply(2, "two")])
    stage.show(
      stage.chain.section().data(tree).stockCell(.default)
        .adapter { cell, reply, _ in cell.textLabel?.text = reply.text }
        .expandable(children: \.replies).make())
    expect(["one, Collapsed", "two"])
    stage.tableView.tap(0)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    expect(["one, Expanded", "below", "two"])
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessibilityValue == "Expanded")
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityValue == nil)
    // A value that the app sets stays.
    stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessibilityValue = "3 new"
    stage.tableView.tap(0)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    expect(["one, 3 new", "two"])
  }

  @Test func `groups with an index their titles, each row once, and the index last`() {
    stage.show(
      stage.chain.section().data(["Pear", "Apple", "Quince", "Apricot"]).stockCell(.default)
        .adapter { cell, name, _ in cell.textLabel?.text = name }
        .sorted(by: \.self).grouped(by: .firstLetter(of: \.self), index: .singleLetter).make())
    expect([
      "A, heading", "Apple", "Apricot", "P, heading", "Pear", "Q, heading", "Quince", "table index, adjustable",
    ])
  }

  @Test func `a hundred rows of own heights each once, in their order`() {
    stage.show(
      stage.chain.section().data(notes(100)).stockCell(.subtitle)
        .adapter { cell, note, _ in
          cell.textLabel?.text = note.text
          cell.detailTextLabel?.numberOfLines = 0
          cell.detailTextLabel?.text = String(repeating: "word ", count: note.id % 7 * 10)
        }
        .autoHeight().make())
    guard let lines = stage.window.spokenLines else { return }
    #expect(lines.map { $0.split(separator: ",")[0] } == notes(100).map { Substring($0.text) })
  }
}
