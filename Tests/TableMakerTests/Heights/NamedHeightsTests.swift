import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Which rows are measured again by the items and sections that an app names (attacks.md B 16, B 17).
@MainActor @Suite struct NamedHeightsTests {
  /// Items that are known by their place: neither hashable nor with an `id`.
  private struct Line: Equatable { var text: String }

  private final class LineCell: UITableViewCell {
    static var measured: [String] = []
    var text = ""
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      if isMeasuring { Self.measured.append(text) }
      return CGSize(width: size.width, height: 10)
    }
  }

  private func measured(after body: () -> Void, in stage: Stage) -> [String] {
    LineCell.measured = []
    body()
    stage.window.layOut()
    return Array(Set(LineCell.measured)).sorted()
  }

  @Test func `B 16: items are found whether they are one, a few or all, each time all that have the identity`() throws {
    let stage = Stage()
    let notes = (0..<12).map { Note($0 % 10, "\($0)") }
    stage.show(
      stage.chain.measuresAhead(false).section().cell(LineCell.self).data(notes).adapter { cell, note, _ in
        cell.text = note.text
      }
      .autoHeight().make())
    let source = try #require(stage.dataSource)
    #expect(measured(after: { source.invalidateHeights(of: [Note(1)]) }, in: stage) == ["1", "11"])
    #expect(
      measured(after: { source.invalidateHeights(of: [Note(1), Note(3), Note(77)]) }, in: stage) == ["1", "11", "3"])
    #expect(
      measured(after: { source.invalidateHeights(of: (0..<7).map { Note($0) }) }, in: stage)
        == ["0", "1", "10", "11", "2", "3", "4", "5", "6"])
    #expect(measured(after: { source.invalidateHeights(of: notes) }, in: stage).count == 12)
  }

  @Test func `B 16: items without an identity are found by being equal, in whatever order they are named`() throws {
    let stage = Stage()
    let lines = ["a", "b", "c", "b", "d"].map(Line.init)
    stage.show(
      stage.chain.measuresAhead(false).section().cell(LineCell.self).data(lines).adapter { cell, line, row in
        cell.text = "\(line.text)\(row)"
      }.autoHeight().make())
    let source = try #require(stage.dataSource)
    for named in [["a", "b", "c"], ["c", "b", "a"], ["b", "a", "c", "x"]] {
      let found = measured(after: { source.invalidateHeights(of: named.map(Line.init)) }, in: stage)
      #expect(found == ["a0", "b1", "b3", "c2"], "\(named)")
    }
    #expect(measured(after: { source.invalidateHeights(of: lines) }, in: stage).count == 5)
  }

  @Test func `B 17: an item in a section whose rows are not measured is told of with the call's line`() throws {
    let stage = Stage()
    stage.show(
      stage.chain.section("plain").cell(PlainCell.self).data(notes(2)).adapter { _, _, _ in }
        .section("posts").cell(PostCell.self).data(Post.feed(2)).adapter { cell, post, _ in cell.show(post) }
        .autoHeight()
        .make())
    let source = try #require(stage.dataSource)
    let line = #line + 1
    source.remeasure(Note(1))
    source.invalidateHeights(of: [Note(0), Note(1)])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "NamedHeightsTests.swift:\(line): remeasure(Note(id: 1, text: \"\")) did nothing, because the rows of section "
          + "“plain” aren't measured. Add autoHeight() to the section, or call reconfigure(_:).",
        "NamedHeightsTests.swift:\(line + 1): invalidateHeights(of: [Note(id: 0, text: \"\"), …]) did nothing, "
          + "because the rows of section “plain” aren't measured. Add autoHeight() to the section, or call "
          + "reconfigure(_:).",
      ])
  }

  @Test
  func `a section's heights go by the name that its step has: of a source of sections, hidden, and hidden while empty`()
    throws
  {
    let stage = Stage()
    let days = SectionList([
      ItemSection("monday", items: [Note(1, "m")]), ItemSection("tuesday", items: [Note(2, "t")]),
    ])
    let hidden = ItemList([Note(3, "h")])
    stage.show(
      stage.chain.measuresAhead(false)
        .sections("days", from: days).cell(LineCell.self).adapter { cell, note, _ in cell.text = note.text }
        .autoHeight()
        .section("hidden").cell(LineCell.self).data(hidden).adapter { cell, note, _ in cell.text = note.text }
        .autoHeight()
        .section("empty").cell(LineCell.self).data([Note]()).adapter { _, _, _ in }.autoHeight().hidesWhenEmpty()
        .make())
    let source = try #require(stage.dataSource)
    #expect(measured(after: { source.invalidateHeights(in: "days") }, in: stage) == ["m", "t"])
    source.batch { source.section("hidden").hide() }
    source.invalidateHeights(in: "hidden")
    source.invalidateHeights(in: "empty")
    #expect(measured(after: { source.batch { source.section("hidden").show() } }, in: stage) == ["h"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a section's header and footer are measured again with its rows, and no other section's`() throws {
    let stage = Stage(style: .grouped)
    var lines = 1
    var filled: [String] = []
    stage.show(
      stage.chain
        .section("a").cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(44)
        .header(LinesHeader.self) { header in
          header.label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
          if header.isMeasuring { filled.append("header") }
        }
        .footer(LinesHeader.self) { footer in
          footer.label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
          if footer.isMeasuring { filled.append("footer") }
        }
        .section("b").cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(44)
        .header(LinesHeader.self) { header in
          header.label.text = "one"
          if header.isMeasuring { filled.append("other") }
        }
        .make())
    let table = stage.tableView
    let heights = (table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height)
    #expect(filled.sorted() == ["footer", "header", "other"])
    filled = []
    lines = 3
    stage.dataSource?.invalidateHeights(in: "a")
    stage.window.layOut()
    #expect(filled.sorted() == ["footer", "header"])
    #expect(table.rectForHeader(inSection: 0).height > heights.0 + 20)
    #expect(table.rectForFooter(inSection: 0).height > heights.1 + 20)
  }

  @Test func `B 17: a list that a table shows twice tells each misuse once`() {
    let stage = Stage()
    let list = ItemList(notes(3))
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(list).adapter { _, _, _ in }
        .section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.make())
    let other = Stage()
    other.show(other.chain.section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.make())
    list.move(from: -1, to: 3)
    #expect(stage.log.messages.count == 1 && other.log.messages == stage.log.messages)
  }

  @Test func `idle work that was stopped does not stop what was started after it`() async throws {
    let work = IdleWork()
    var (first, second) = (0, 0)
    work.start { _ in
      first += 1
      return true
    }
    try await until { first > 0 }
    work.stop()
    work.start { _ in
      second += 1
      return true
    }
    try await until { second > 2 }
    let stopped = first
    // A third would run at the same time as the second if the work forgot the second.
    var third = 0
    work.start { _ in
      third += 1
      return true
    }
    try await until { second > 6 }
    #expect(third == 0 && first == stopped)
    work.stop()
    let end = second
    for _ in 0..<20 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(20))
    #expect(second == end)
  }
}

private final class LinesHeader: UITableViewHeaderFooterView {
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

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
