import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// How a table looks after an update: as one that was made with what it shows now.
@MainActor @Suite struct UpdatedAppearanceTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `a title that changes is written as the first one was`(style: UITableView.Style) async throws {
    func make(_ list: ItemList<Note>) -> Stage {
      let stage = Stage(style: style)
      stage.show(
        stage.chain.height(44).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
          .titles { notes in "Notes: \(notes.count)" }.make())
      return stage
    }
    let list = ItemList(notes(2))
    let stage = make(list)
    list.items.append(Note(7))
    await stage.dataSource?.waitForUpdates()
    let title = try #require(stage.tableView.headerView(forSection: 0)?.textLabel?.text)
    #expect(title == make(list).tableView.headerView(forSection: 0)?.textLabel?.text)
    #expect(title.lowercased() == "notes: 3")
  }

  /// A cell with wrapping text, so that its height depends on its width.
  private final class WrappingCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `rows that show no control while the table is edited keep their heights`() {
    let stage = Stage()
    let text = Array(repeating: "row", count: 60)
    let dataSource = stage.chain
      .section().cell(WrappingCell.self).data((1...40).map { text.prefix($0).joined(separator: " ") })
      .adapter { cell, text, _ in cell.label.text = text }
      .autoHeight(.allAtOnce)
      .addItemRow(PlainCell.self, shown: .whileEditing) { cell in cell.textLabel?.text = "Add" }
      .make()
    stage.show(dataSource)
    /// Returns the heights in pixels, because positions further down are rounded more.
    func heights() -> [CGFloat] {
      (0..<40).map { (stage.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height * 3).rounded() }
    }
    let before = heights()
    dataSource.setEditing(true, animated: false)
    for row in stride(from: 0, to: 40, by: 4) {
      stage.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      stage.window.layOut()
    }
    #expect(Set(before).count > 3)
    #expect(heights() == before)
    #expect(stage.log.messages == [])
  }
}
