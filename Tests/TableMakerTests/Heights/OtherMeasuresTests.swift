import TableMaker
import TestSupport
import Testing
import UIKit

/// Cells that are not measured by their constraints, and headers and footers.
@MainActor @Suite struct OtherMeasuresTests {
  @Test func `a cell whose class knows its height is asked without a cell, once for each item, width and text size`() {
    PhotoCell.asked = []
    let stage = Stage()
    let photos = [Photo(id: 1, aspect: 2), Photo(id: 2, aspect: 1.5)]
    let list = ItemList(photos)
    var measuring = 0
    stage.show(
      stage.chain.measuresAhead(false).section().cell(PhotoCell.self).data(list)
        .adapter { cell, _, _ in if cell.isMeasuring { measuring += 1 } }.make())
    #expect([stage.height(0), stage.height(1)] == [195, 260])
    stage.reload()
    #expect(PhotoCell.asked == [1, 2] && measuring == 0)
    list.items[1].aspect = 3
    stage.reload()
    #expect(stage.height(1) == 130)
    #expect(PhotoCell.asked == [1, 2, 2])
  }

  @Test func `what a class knows gives way to the section's own height`() {
    let stage = Stage()
    stage.show(
      stage.chain.section().cell(PhotoCell.self).data([Photo(id: 1, aspect: 2)]).adapter { _, _, _ in }.height(50)
        .make())
    #expect(stage.height(0) == 50)
  }

  @Test func `an impossible height of a class is told of, and 44 is used`() {
    let stage = Stage()
    stage.show(
      stage.chain.section().cell(PhotoCell.self).data([Photo(id: 1, aspect: 0), Photo(id: 2, aspect: 0)])
        .adapter { _, _, _ in }.make())
    #expect(stage.height(0) == 44 && stage.height(1) == 44)
    #expect(
      stage.log.messages == [
        "Row height must be from 0 to 1,000,000 points, got inf for row 0, so TableMaker ignored the value. Correct "
          + "the value, or remove the step."
      ])
  }

  @Test func `a cell without constraints is measured by its sizeThatFits`() {
    let stage = Stage()
    stage.show(
      stage.chain.section().cell(FittingCell.self).data([1, 2, 3]).adapter { cell, number, _ in cell.lines = number }
        .autoHeight().make())
    #expect((0..<3).map { stage.height($0) } == [20, 40, 60])
  }

  @Test func `a cell that overrides systemLayoutSizeFitting is asked`() {
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    stage.show(
      stage.chain.section().cell(AnsweringCell.self).data([1, 2]).adapter { cell, number, _ in
        cell.answer = CGFloat(number) * 31
      }.autoHeight().make())
    #expect([stage.height(0), stage.height(1)] == [31, 62])
  }

  @Test func `stock cells are measured too, and a long title that may wrap makes its row higher`() {
    let stage = Stage()
    let long = String(repeating: "words and ", count: 20)
    stage.show(
      stage.chain.section().stockCell(.default).data(["short", long]).adapter { cell, text, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text
      }.autoHeight().make())
    #expect(stage.height(1) > 2 * stage.height(0))
    #expect(stage.log.messages.isEmpty)
  }

  /// A stock cell is measured without a layout, so its content view was as wide as for the row before.
  @Test func `after a stock cell was measured at another width, rows are measured at the table's own`() async throws {
    let stage = Stage()
    let words = ItemList(["word"])
    stage.tableView.frame.size.width = 200
    stage.show(
      stage.chain.measuresAhead(false).section().stockCell(.default).data(words).adapter { cell, text, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text
      }.autoHeight().make())
    let text = "a ridge under snow and a stream"
    for width: CGFloat in [160, 390, 200] {
      stage.tableView.frame.size.width = width
      stage.window.layOut()
      // Idly, a row that was measured is compared with the screen.
      await nextTurns()
      words.append(text)
      await stage.dataSource?.waitForUpdates()
      let fresh = Stage()
      fresh.tableView.frame.size.width = width
      fresh.show(
        fresh.chain.section().stockCell(.default).data([text]).adapter { cell, text, _ in
          cell.textLabel?.numberOfLines = 0
          cell.textLabel?.text = text
        }.autoHeight().make())
      #expect(stage.height(words.items.count - 1) == fresh.height(0), "at \(width)")
      words.remove(text)
      await stage.dataSource?.waitForUpdates()
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `fixed, asked and measured sections stand in one table, each row of its own height`() {
    let stage = Stage()
    stage.show(
      stage.chain.height(50)
        .section().cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }
        .section().cell(PostCell.self).data(Post.feed(5)).adapter { cell, post, _ in cell.show(post) }.autoHeight()
        .section().cell(PlainCell.self).data([10, 20]).adapter { _, _, _ in }.heights { number, _ in CGFloat(number) }
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(33)
        .make())
    #expect([stage.height(0), stage.height(1), stage.height(0, in: 3)] == [50, 50, 33])
    #expect([stage.height(0, in: 2), stage.height(1, in: 2)] == [10, 20])
    for (row, post) in Post.feed(5).enumerated() {
      #expect(stage.height(row, in: 1) == Feed.height(of: post, like: stage))
    }
  }

  @Test func `automatic goes before the section's and the table's height, and says so`() {
    let stage = Stage()
    let line = #line + 4
    stage.show(
      stage.chain.height(90)
        .section("a").cell(PostCell.self).data(Post.feed(1)).adapter { cell, post, _ in cell.show(post) }
        .autoHeight().height(70)
        .make())
    #expect(stage.height(0) == Feed.height(of: Post.feed(1)[0], like: stage))
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "OtherMeasuresTests.swift:\(line): The rows of section “a” have automatic heights, so TableMaker ignores the "
          + "section's other height. Remove one of the steps."
      ])
  }

  @Test func `a font that an adapter makes is as large in a cell that measures as in one on screen`() throws {
    let stage = Stage()
    stage.window.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    var sizes: [Bool: Set<CGFloat>] = [:]
    stage.show(
      stage.chain.measuresAhead(false).section().cell(PostCell.self).data(Post.feed(30))
        .adapter { cell, post, _ in
          cell.show(post)
          cell.body.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
          sizes[cell.isMeasuring, default: []].insert(cell.body.font.pointSize)
        }
        .autoHeight().make())
    stage.window.layOut()
    #expect(sizes[true] == sizes[false] && sizes[true]?.count == 1, "\(sizes)")
    let cell = try #require(stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? PostCell)
    let room = CGSize(width: cell.body.bounds.width, height: .greatestFiniteMagnitude)
    #expect(abs(cell.body.bounds.height - cell.body.sizeThatFits(room).height) < 0.5)
  }

  @Test func `a reusable header and footer are as high as their constraints ask, measured once`() {
    let stage = Stage(style: .grouped)
    var measured = 0
    stage.show(
      stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(44)
        .header(NoticeHeader.self) { header in
          header.label.text = String(repeating: "a long notice ", count: 12)
          if header.isMeasuring { measured += 1 }
        }
        .footer(NoticeHeader.self) { footer in footer.label.text = "short" }
        .make())
    let header = stage.tableView.rectForHeader(inSection: 0)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "a long notice ", count: 12)
    let text = label.sizeThatFits(CGSize(width: 390 - 40, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(abs(header.height - (text + 20)) < 0.5, "\(header.height), text \(text)")
    #expect(stage.tableView.rectForFooter(inSection: 0).height < 60)
    #expect(measured == 1)
    stage.tableView.frame.size.width = 700
    stage.window.layOut()
    #expect(stage.tableView.rectForHeader(inSection: 0).height < header.height)
    #expect(measured == 2)
  }

  @Test func `the table's header follows its constraints at every width; one without keeps its height`() {
    let stage = Stage()
    let header = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "welcome to the trail ", count: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -20),
    ])
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 77))
    stage.show(stage.chain.headerView { header }.footerView { footer }.make())
    for width: CGFloat in [390, 700, 250, 390] {
      stage.tableView.frame.size.width = width
      stage.window.layOut()
      let text = label.sizeThatFits(CGSize(width: width - 40, height: CGFloat.greatestFiniteMagnitude)).height
      #expect(abs(header.frame.height - (text + 20)) < 0.5, "\(width)")
      #expect(footer.frame.height == 77)
      #expect(abs(footer.frame.minY - header.frame.maxY) < 0.5)
    }
  }
}

private struct Photo: Identifiable, Equatable {
  let id: Int
  var aspect: CGFloat
}

private final class PhotoCell: UITableViewCell, SelfMeasuring {
  static var asked: [Int] = []

  static func height(for photo: Photo, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    asked.append(photo.id)
    return width / photo.aspect
  }
}

private final class FittingCell: UITableViewCell {
  var lines = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: CGFloat(lines) * 20) }
}

private final class AnsweringCell: UITableViewCell {
  var answer: CGFloat = 0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: answer)
  }
}

private final class NoticeHeader: UITableViewHeaderFooterView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), bottom,
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
