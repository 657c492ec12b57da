import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct HeaderTests {
  @Test func `titles stand above and below their own sections`() throws {
    let stage = Stage(style: .grouped)
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().title("Above").footerTitle("Below").cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    let header = try #require(stage.tableView.headerView(forSection: 1))
    let footer = try #require(stage.tableView.footerView(forSection: 1))
    #expect(header.textLabel?.text?.lowercased() == "above")
    #expect(footer.textLabel?.text == "Below")
    #expect(stage.tableView.headerView(forSection: 0)?.textLabel?.text == nil)
    let row = stage.tableView.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(header.frame.maxY <= row.minY && footer.frame.minY >= row.maxY)
  }

  @Test func `a view of the app goes before a title, is made once, and keeps its height`() {
    let stage = Stage()
    let log = stage.log
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    stage.show(
      stage.chain
        .section().title("Not shown").headerView {
          log.add("made")
          return view
        }
        .cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    #expect(view.isDescendant(of: stage.tableView))
    #expect(view.frame.height == 33)
    stage.reload()
    #expect(log.lines == ["made"])
    #expect(view.isDescendant(of: stage.tableView))
  }

  @Test func `a reusable view is filled each time it comes on screen`() throws {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain
        .section().header(NoteHeader.self) { header in
          header.text = "filled"
          log.add("header")
        }
        .footer(NoteHeader.self) { footer in log.add("footer") }
        .headerHeight(40).footerHeight(20)
        .cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    let header = try #require(stage.tableView.headerView(forSection: 0) as? NoteHeader)
    #expect(header.text == "filled" && header.frame.height == 40)
    #expect(stage.tableView.footerView(forSection: 0)?.frame.height == 20)
    #expect(log.lines.sorted() == ["footer", "header"])
    stage.reload()
    #expect(log.lines.sorted() == ["footer", "footer", "header", "header"])
  }

  @Test func `heights of headers and footers are their own section's`() {
    let stage = Stage()
    stage.show(
      stage.chain
        .section().headerView { UIView() }.headerHeight(11).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().footerView { UIView() }.footerHeight(13).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 11)
    #expect(stage.tableView.rectForFooter(inSection: 0).height == 0)
    #expect(stage.tableView.rectForHeader(inSection: 1).height == 0)
    #expect(stage.tableView.rectForFooter(inSection: 1).height == 13)
  }

  @Test func `the table's header and footer views scroll with the rows, and go with detach`() {
    let stage = Stage()
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 5))
    stage.tableView.tableHeaderView = old
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 70))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    stage.show(
      stage.chain.headerView { header }.footerView { footer }
        .section().height(40).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    #expect(stage.tableView.tableHeaderView === header && stage.tableView.tableFooterView === footer)
    let row = stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(row.minY >= 70)
    #expect(footer.frame.minY >= row.maxY)
    stage.dataSource?.detach()
    #expect(stage.tableView.tableHeaderView === old && stage.tableView.tableFooterView == nil)
  }

  @Test func `a table header made before its table has a width is measured on one line`() {
    let table = UITableView(frame: .zero, style: .plain)
    let label = UILabel()
    label.text = "A heading of several words"
    label.numberOfLines = 0
    let dataSource = DataSource(table).headerView { label }.make()
    #expect(dataSource.tableView === table)
    #expect(label.frame.height > 15 && label.frame.height < 30)
  }

  @Test func `a table header without a height gets the one that fits it`() {
    let stage = Stage()
    stage.show(
      stage.chain.headerView {
        let label = UILabel()
        label.text = "A heading"
        return label
      }
      .make())
    let height = stage.tableView.tableHeaderView?.frame.height ?? 0
    #expect(height > 15 && height < 30)
  }

  @Test func `the table's header and footer fit their texts when the text size changes`() throws {
    let stage = Stage()
    func makeLabel(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    func makeHolder(_ label: UILabel) -> UIView {
      let holder = UIView()
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
    let texts = (makeLabel("A heading of several words that wrap"), makeLabel("An end"))
    stage.show(
      stage.chain.headerView { makeHolder(texts.0) }.footerView { makeHolder(texts.1) }
        .section().height(40).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    let table = stage.tableView
    let (header, footer) = (try #require(table.tableHeaderView), try #require(table.tableFooterView))
    var heights: [CGFloat] = []
    for category in [UIContentSizeCategory.large, .accessibilityExtraLarge, .small] {
      stage.window.window.traitOverrides.preferredContentSizeCategory = category
      stage.window.layOut()
      for (view, label) in [(header, texts.0), (footer, texts.1)] {
        let room = CGSize(width: table.bounds.width - 32, height: .greatestFiniteMagnitude)
        #expect(abs(view.frame.height - 16 - label.sizeThatFits(room).height) < 0.5, "\(category)")
      }
      let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(row.minY >= header.frame.maxY - 0.01 && footer.frame.minY >= row.maxY - 0.01, "\(category)")
      heights.append(header.frame.height)
    }
    #expect(heights[1] > heights[0] && heights[2] < heights[0])
  }
}
