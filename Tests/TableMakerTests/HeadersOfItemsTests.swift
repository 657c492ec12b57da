import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Headers and footers that know their section's items.
@MainActor @Suite struct HeadersOfItemsTests {
  private let stage = Stage()

  private func header(_ section: Int = 0) -> String? {
    (stage.tableView.headerView(forSection: section) as? CountHeader)?.label.text
  }

  private func footer(_ section: Int = 0) -> String? {
    (stage.tableView.footerView(forSection: section) as? CountHeader)?.label.text
  }

  private func update() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `a header and a footer show what the items say, at each update, in the same views`() async throws {
    let list = ItemList(notes(3))
    stage.show(
      stage.chain.height(30).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .headers(CountHeader.self) { header, notes in header.label.text = "\(notes.count) notes" }
        .footers(CountHeader.self) { footer, notes in footer.label.text = "last: \(notes.last?.text ?? "none")" }
        .make())
    #expect(header() == "3 notes" && footer() == "last: note 2")
    let views = [stage.tableView.headerView(forSection: 0), stage.tableView.footerView(forSection: 0)]
    list.append(Note(9, "nine"))
    await update()
    #expect(header() == "4 notes" && footer() == "last: nine")
    list.items[3].text = "ten"
    await update()
    #expect(footer() == "last: ten")
    #expect(stage.tableView.headerView(forSection: 0) === views[0])
    #expect(stage.tableView.footerView(forSection: 0) === views[1])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `each section of a source has its own items in its header, also as sections come, go and move`() async {
    let days = SectionList<Note>([
      ItemSection("one", items: notes(1)), ItemSection("two", items: notes(2)), ItemSection("none", items: []),
    ])
    stage.show(
      stage.chain.height(30).sections(from: days).cell(NoteCell.self).adapter { _, _, _ in }
        .headers(CountHeader.self) { header, notes in header.label.text = "\(notes.count)" }
        .headerHeights { notes in notes.isEmpty ? 0 : 20 + CGFloat(notes.count) }
        .footerTitles { notes in notes.isEmpty ? nil : "\(notes.count) in all" }
        .make())
    func heights() -> [CGFloat] {
      (0..<days.sections.count).map { stage.tableView.rectForHeader(inSection: $0).height }
    }
    func footers() -> [String?] {
      (0..<days.sections.count).map { stage.tableView.footerView(forSection: $0)?.textLabel?.text }
    }
    #expect([header(0), header(1)] == ["1", "2"])
    #expect(heights() == [21, 22, 0])
    #expect(footers() == ["1 in all", "2 in all", nil])
    days.sections = [
      ItemSection("two", items: notes(5)), ItemSection("none", items: notes(1)), ItemSection("new", items: notes(3)),
    ]
    await update()
    #expect([header(0), header(1), header(2)] == ["5", "1", "3"])
    #expect(heights() == [25, 21, 23])
    #expect(footers() == ["5 in all", "1 in all", "3 in all"])
  }

  @Test func `a header that is measured takes the height of what it says now, though no row changes its height`() async
  {
    let list = ItemList(notes(3))
    stage.show(
      stage.chain.height(30).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .headers(CountHeader.self) { header, notes in
          header.label.text = notes.map(\.text).joined(separator: "\n")
        }
        .make())
    let line = stage.tableView.rectForHeader(inSection: 0).height / 3
    list.items[0].text = "one\nand another"
    await update()
    #expect(abs(stage.tableView.rectForHeader(inSection: 0).height - 4 * line) < 1)
    #expect(header()?.contains("another") == true)
    #expect(stage.height(0) == 30)
  }

  @Test func `heights by the items follow an edit that changes nothing else`() async {
    let list = ItemList(notes(2))
    stage.show(
      stage.chain.height(30).section().title("Title").cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .headerHeights { notes in CGFloat(20 + notes[0].text.count) }
        .footerTitle("Footer").footerHeights { notes in CGFloat(10 + notes[1].text.count) }
        .make())
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 26)
    list.items[0].text = "longer than before"
    list.items[1].text = ""
    await update()
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 38)
    #expect(stage.tableView.rectForFooter(inSection: 0).height == 10)
  }

  @Test func `the later of two steps for one thing holds, whichever kind it is`() {
    func show(_ section: ReadySection<NoteCell, Note, ItemList<Note>>) -> [String?] {
      stage.show(section.make())
      let table = stage.tableView
      return [
        header() ?? table.headerView(forSection: 0)?.textLabel?.text, table.footerView(forSection: 0)?.textLabel?.text,
        "\(table.rectForHeader(inSection: 0).height)", "\(table.rectForFooter(inSection: 0).height)",
      ]
    }
    let section = stage.chain.height(30).section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
    let ofItems =
      section
      .headers(CountHeader.self) { header, notes in header.label.text = "items" }.headerHeights { _ in 31 }
      .footerTitles { _ in "items" }.footerHeights { _ in 32 }
    #expect(show(ofItems) == ["items", "items", "31.0", "32.0"])
    let fixed =
      ofItems
      .header(CountHeader.self) { header in header.label.text = "fixed" }.headerHeight(41)
      .footerTitle("fixed").footerHeight(42)
    #expect(show(fixed) == ["fixed", "fixed", "41.0", "42.0"])
    #expect(
      show(
        fixed.headers(CountHeader.self) { header, notes in header.label.text = "again" }.headerHeights { _ in 51 }
          .footerTitles { _ in "again" }.footerHeights { _ in 52 }) == ["again", "again", "51.0", "52.0"])
  }

  @Test func `heights that no view can have are told of, each kind once, and the system's are used`() {
    let line = #line + 2
    stage.show(
      stage.chain.height(30).section().title("T").footerTitle("F").cell(NoteCell.self).data(notes(2))
        .adapter { _, _, _ in }
        .heights { _, _ in -2 }
        .headerHeights { notes in notes.isEmpty ? 0 : .nan }
        .footerHeights { notes in notes.isEmpty ? 0 : -1 }
        .make())
    stage.reload()
    #expect(stage.tableView.rectForHeader(inSection: 0).height > 0)
    #expect(stage.tableView.rectForFooter(inSection: 0).height > 0)
    let messages = stage.log.diagnostics.map(\.placed).sorted()
    #expect(messages.count == 3)
    for (message, kind) in zip(messages, ["Footer height", "Header height", "Row height"]) {
      #expect(message.contains(": \(kind) must be from 0 to 1,000,000 points, got"), "\(messages)")
    }
    #expect(messages.prefix(2).allSatisfy { $0.hasPrefix("HeadersOfItemsTests.swift:\(line):") }, "\(messages)")
  }

  @Test func `a footer's text that comes and goes does so with its section, and the rest stays`() async {
    let list = ItemList(notes(3))
    stage.show(
      stage.chain.height(30).section("notes").cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note
      }
      .footerTitles { notes in notes.count > 3 ? "many" : nil }
      .section().cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }
      .make())
    let other = stage.tableView.cellForRow(at: IndexPath(row: 1, section: 1))
    #expect(stage.tableView.footerView(forSection: 0) == nil)
    list.append(Note(4))
    await update()
    #expect(stage.tableView.footerView(forSection: 0)?.textLabel?.text == "many")
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 1, section: 1)) === other)
    list.removeAll()
    await update()
    #expect(stage.tableView.footerView(forSection: 0) == nil && stage.rowCounts == [0, 2])
    #expect(stage.log.messages.isEmpty)
  }
}

private final class CountHeader: UITableViewHeaderFooterView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
