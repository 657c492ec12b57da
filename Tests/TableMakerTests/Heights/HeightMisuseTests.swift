@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// Mistakes that TableMaker reports once, with the cell's class and the fix, while the rows stay usable.
@MainActor @Suite struct HeightMisuseTests {
  /// A cell that is wrong in a way of its own.
  final class WrongCell: UITableViewCell {
    let label = UILabel()
    var pins: (top: Bool, bottom: Bool) = (true, true)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a cell whose bottom is not pinned is named, with the first view that is loose, and 44 is used`() {
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    let line = #line + 4
    stage.show(
      stage.chain.section().cell(WrongCell.self).data(["a", "b", "c"])
        .adapter { cell, text, _ in cell.label.text = text }
        .autoHeight()
        .make())
    #expect((0..<3).map { stage.height($0) } == [44, 44, 44])
    #expect(stage.log.diagnostics.count == 1)
    let text = stage.log.diagnostics.first?.placed ?? ""
    #expect(text.hasPrefix("HeightMisuseTests.swift:\(line): The constraints of WrongCell don't determine its height"))
    #expect(text.contains("Connect the top of contentView to its bottom"), "\(text)")
  }

  @Test func `a cell that fills any height is told of, and its least is used`() {
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    stage.show(
      stage.chain.section().cell(StretchyCell.self).data([1]).adapter { _, _, _ in }.autoHeight().make())
    #expect(stage.height(0) == 30)
    #expect(stage.log.messages.count == 1 && stage.log.messages.first?.contains("so its rows have 30.0 points") == true)
  }

  @Test func `a height above ten thousand is told of, and used`() {
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    stage.show(
      stage.chain.section().cell(TallCell.self).data([1]).adapter { _, _, _ in }.autoHeight().make())
    #expect(stage.height(0) == 12_000)
    #expect(
      stage.log.messages == [
        "TallCell has a height of 12000.0 points in row 0, which is more than 10,000. Look for a view that grows "
          + "without limit."
      ])
  }

  @Test func `an adapter that asks the table for a row while it measures gets an answer, and is told`() {
    let stage = Stage()
    let table = stage.tableView
    stage.show(
      stage.chain.measuresAhead(false).section("posts").cell(PostCell.self).data(Post.feed(20))
        .adapter { cell, post, index in
          let source = table.dataSource as? TableViewDataSource
          _ = source?.delegate.tableView(table, heightForRowAt: IndexPath(row: (index + 7) % 20, section: 0))
          cell.show(post)
        }
        .autoHeight().make())
    #expect(stage.height(0) == Feed.height(of: Post.feed(20)[0], like: stage))
    #expect(
      stage.log.messages == [
        "The adapter of section “posts” requested a row of the table view during a measurement, so that row's height "
          + "is an estimate. Check `cell.isMeasuring` first, or use only the cell and the item."
      ])
  }

  @Test func `a table without a width measures nothing, and everything once it has one`() {
    let stage = Stage(tableView: UITableView(frame: .zero, style: .plain))
    stage.tableView.frame = CGRect(x: 0, y: 0, width: 0, height: 600)
    var measured: [Int] = []
    stage.show(
      stage.chain.measuresAhead(false).section().cell(PostCell.self).data(Post.feed(4))
        .adapter { cell, post, _ in
          cell.show(post)
          if cell.isMeasuring { measured.append(post.id) }
        }
        .autoHeight().make())
    #expect(measured.isEmpty)
    stage.tableView.frame.size.width = 390
    stage.window.layOut()
    #expect(measured.sorted() == [0, 1, 2, 3])
    #expect(stage.height(2) == Feed.height(of: Post.feed(4)[2], like: stage))
  }

  @Test func `a table that is filled before it is in a window is right when it comes into one`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    let source = DataSource(table).measuresAhead(false).section().cell(PostCell.self).data(Post.feed(6))
      .adapter { cell, post, _ in cell.show(post) }.autoHeight().make()
    let stage = Stage(tableView: table)
    stage.show(source)
    for row in 0..<4 { #expect(stage.height(row) == Feed.height(of: Post.feed(6)[row], like: stage)) }
  }

  @Test func `the estimates of a table that is filled before it is in a window are the mean once it is in one`() throws
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    let source = DataSource(table).measuresAhead(false).section().cell(PostCell.self).data(Post.feed(60))
      .adapter { cell, post, _ in cell.show(post) }.autoHeight().make()
    // What a navigation controller does to a table that was made in `viewDidLoad`.
    table.layoutIfNeeded()
    let stage = Stage(tableView: table)
    stage.show(source)
    let path = try #require(table.indexPathsForVisibleRows?.last)
    let measured = (0...path.row).map { stage.height($0) }
    let mean = measured.reduce(0, +) / CGFloat(measured.count)
    #expect(abs(stage.height(59) - mean) < mean / 4)
    #expect(abs(stage.height(58) - stage.height(59)) < 0.01)
  }

  @Test func `rows whose accessory only shows on screen are measured again at the width on screen, and that is told`()
    async throws
  {
    let stage = Stage()
    stage.show(
      stage.chain.measuresAhead(false).section().cell(PostCell.self).data(Post.feed(6))
        .adapter { cell, post, _ in
          cell.show(post)
          cell.accessoryType = cell.isMeasuring ? .none : .detailButton
        }
        .autoHeight().make())
    try await until { !stage.log.messages.isEmpty }
    #expect(stage.log.messages.count == 1)
    #expect(stage.log.messages[0].hasPrefix("The content of PostCell was measured at a width of "))
    stage.window.layOut()
    let cell = try stage.cell(0, as: PostCell.self)
    let body = cell.body.sizeThatFits(CGSize(width: cell.body.bounds.width, height: .greatestFiniteMagnitude))
    #expect(cell.body.bounds.height >= body.height - 0.5, "no line is cut off")
  }

  @Test func `items that no section shows, and a name that no section has, are told of`() throws {
    let feed = Feed(Post.feed(3))
    let source = try #require(feed.stage.dataSource)
    feed.forgetCounts()
    source.remeasure(Post(id: 99, author: "", text: ""))
    source.remeasure("another type")
    source.invalidateHeights(of: [Post(id: 98, author: "", text: "")])
    source.invalidateHeights(in: "fed")
    source.invalidateHeights(of: [Post]())
    #expect(feed.measured.isEmpty)
    let line = #line - 6
    #expect(
      feed.stage.log.diagnostics.map(\.placed) == [
        "HeightMisuseTests.swift:\(line): remeasure(Post(id: 99, author: \"\", text: \"\", hasDisclosure: false)) "
          + "found none of the items in any section. Pass items that the table view shows, of the section's type.",
        "HeightMisuseTests.swift:\(line + 1): remeasure(another type) found none of the items in any section. Pass "
          + "items that the table view shows, of the section's type.",
        "HeightMisuseTests.swift:\(line + 2): invalidateHeights(of: [Post(id: 98, author: \"\", text: \"\", "
          + "hasDisclosure: false)]) found none of the items in any section. Pass items that the table view shows, of "
          + "the section's type.",
        "HeightMisuseTests.swift:\(line + 3): invalidateHeights(in:): No section has the name “fed”, so TableMaker "
          + "ignored the call. Use an existing name: “feed”.",
      ])
  }
}

private final class StretchyCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class TallCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 12_000) }
}
