import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The table view's header and footer with constraints follow their content, with the rows.
@MainActor @Suite struct TableHeaderHeightTests {
  private let stage = Stage()
  private let list = ItemList(notes(30))
  private let texts = (label: UILabel(), end: UILabel())
  private var table: UITableView { stage.tableView }

  private func holder(_ label: UILabel) -> UIView {
    let holder = UIView()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -16),
    ])
    return holder
  }

  private func show(_ count: Int = 30) {
    list.items = notes(count)
    (texts.label.text, texts.end.text) = ("one line", "the end")
    stage.show(
      stage.chain.height(44).headerView { holder(texts.label) }.footerView { holder(texts.end) }
        .section().cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
  }

  private func height(_ lines: Int) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
    return label.sizeThatFits(CGSize(width: table.bounds.width - 32, height: .greatestFiniteMagnitude)).height + 16
  }

  private var lines: String { "first\nsecond\nthird" }

  private func expectHeader(_ lines: Int, _ comment: Comment) throws {
    let (header, footer) = (try #require(table.tableHeaderView), try #require(table.tableFooterView))
    #expect(abs(header.frame.height - height(lines)) < 0.5, comment)
    #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - header.frame.maxY) < 0.5, comment)
    let last = table.rectForRow(at: IndexPath(row: list.items.count - 1, section: 0))
    #expect(abs(footer.frame.minY - last.maxY) < 0.5 && abs(footer.frame.height - height(1)) < 0.5, comment)
    #expect(abs(table.contentSize.height - footer.frame.maxY) < 0.5, comment)
  }

  @Test func `the header grows with an update, and the rows move below it with animation`() async throws {
    show()
    try expectHeader(1, "at first")
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    texts.label.text = lines
    list.append(Note(100))
    stage.dataSource?.update()
    #expect(cell.layer.animationKeys()?.isEmpty == false)
    #expect(texts.label.superview?.layer.animationKeys()?.isEmpty == false)
    stage.window.layOut()
    try expectHeader(3, "in an update")
    settleAnimations()
    texts.label.text = "one line"
    stage.dataSource?.update()
    settleAnimations()
    stage.window.layOut()
    try expectHeader(1, "without another change")
  }

  @Test(arguments: [0, 250, 600] as [CGFloat])
  func `a header that follows the table view's margins is measured at the table view's width`(first: CGFloat) throws {
    let label = UILabel()
    (label.text, label.numberOfLines) = (String(repeating: "word ", count: 60), 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    let header = UIView(frame: CGRect(x: 0, y: 0, width: first, height: 10))
    header.preservesSuperviewLayoutMargins = true
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: header.layoutMarginsGuide.trailingAnchor),
    ])
    func expectHeight() {
      let width = table.bounds.width
      let room = width - header.layoutMargins.left - header.layoutMargins.right
      let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      #expect(abs(header.frame.height - height) < 0.5, "\(width) points wide")
    }
    let source = stage.chain.height(44).headerView { header }.section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make()
    // Before a layout, which would measure it again.
    expectHeight()
    stage.show(source)
    for width in [390.0, 340, 320, 360] {
      table.frame.size.width = width
      stage.window.layOut()
      expectHeight()
    }
  }

  @Test func `each kind of update fits the header and footer`() async throws {
    show()
    let kinds: [(Comment, (TableViewDataSource) -> Void)] = [
      ("update(animated: false)", { $0.update(animated: false) }), ("reload()", { $0.reload() }),
      ("invalidateHeights()", { $0.invalidateHeights() }),
      ("batch", { source in source.batch { self.list.items.removeLast() } }),
    ]
    for (name, change) in kinds {
      texts.label.text = lines
      change(try #require(stage.dataSource))
      settleAnimations()
      stage.window.layOut()
      try expectHeader(3, name)
      texts.label.text = "one line"
      stage.dataSource?.update(animated: false)
      stage.window.layOut()
      try expectHeader(1, name)
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `the rows that the user reads stay in place while the header grows above them`() throws {
    show()
    table.contentOffset.y = 500
    stage.window.layOut()
    let path = IndexPath(row: 15, section: 0)
    let before = table.rectForRow(at: path).minY - table.contentOffset.y
    texts.label.text = lines
    stage.dataSource?.update()
    settleAnimations()
    stage.window.layOut()
    #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - before) < 0.5)
    try expectHeader(3, "above")
  }

  @Test func `a footer that grows makes the content longer`() throws {
    show(3)
    texts.end.text = lines
    stage.dataSource?.update()
    settleAnimations()
    stage.window.layOut()
    let footer = try #require(table.tableFooterView)
    #expect(abs(footer.frame.height - height(3)) < 0.5 && abs(table.contentSize.height - footer.frame.maxY) < 0.5)
  }
}
