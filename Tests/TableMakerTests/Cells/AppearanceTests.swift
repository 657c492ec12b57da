import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The parts of a row's cell around its content: the accessory, the indentation, and the separator inset.
@MainActor @Suite struct AppearanceTests {
  private let stage = Stage()

  private func cells(_ section: Int = 0) -> [UITableViewCell] {
    (stage.tableView.indexPathsForVisibleRows ?? []).filter { $0.section == section }
      .compactMap(stage.tableView.cellForRow)
  }

  private func section(_ chain: any Finished, _ list: ItemList<Note>) -> TypedSection<NoteCell, Note, ItemList<Note>> {
    chain.section().cell(NoteCell.self).data(list)
  }

  @Test func `one value is every row's, and a closure's is each row's own, after the adapter`() {
    stage.show(
      section(
        section(stage.chain.height(30), ItemList(notes(2)))
          .adapter { cell, _, _ in cell.accessoryType = .detailButton }
          .accessory(.checkmark).indentation(2).separatorInset(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)),
        ItemList(notes(3))
      )
      .adapter { cell, _, _ in cell.indentationLevel = 7 }
      .accessories { note, index in note.id == 1 ? .disclosureIndicator : .none }
      .indentations { note, index in note.id + index }
      .separatorInsets { note, index in UIEdgeInsets(top: 0, left: 10 * CGFloat(note.id), bottom: 0, right: 0) }
      .make())
    #expect(cells(0).map(\.accessoryType) == [.checkmark, .checkmark])
    #expect(cells(0).map(\.indentationLevel) == [2, 2])
    #expect(cells(0).allSatisfy { $0.separatorInset.left == 40 && $0.separatorInset.right == 8 })
    #expect(cells(1).map(\.accessoryType) == [.none, .disclosureIndicator, .none])
    #expect(cells(1).map(\.indentationLevel) == [0, 2, 4])
    #expect(cells(1).map(\.separatorInset.left) == [0, 10, 20])
  }

  @Test func `a row that changes, or is filled again, is asked again`() async {
    let list = ItemList(notes(3))
    stage.show(
      section(stage.chain.height(30), list).adapter { cell, note, _ in cell.note = note }
        .accessories { note, _ in note.text.isEmpty ? .none : .checkmark }.make())
    let before = cells()
    #expect(before.map(\.accessoryType) == [.checkmark, .checkmark, .checkmark])
    list.items[1].text = ""
    await stage.dataSource?.waitForUpdates()
    #expect(cells().map(\.accessoryType) == [.checkmark, .none, .checkmark])
    #expect(zip(cells(), before).allSatisfy { $0 === $1 })
  }

  @Test func `cells that sections share never keep what another section has set, however much is scrolled`() {
    var random = SeededGenerator(seed: 20)
    stage.show(
      section(
        section(
          section(stage.chain.height(40), ItemList(notes(12))).adapter { _, _, _ in }.accessory(.checkmark),
          ItemList(notes(12))
        )
        .adapter { _, _, _ in },
        ItemList(notes(12))
      )
      .adapter { _, _, _ in }.indentations { note, _ in note.id % 3 }.make())
    for _ in 0..<200 {
      stage.tableView.contentOffset.y = CGFloat(Int.random(in: 0...(36 * 40 - 844), using: &random))
      stage.window.layOut()
      for path in stage.tableView.indexPathsForVisibleRows ?? [] {
        let cell = stage.tableView.cellForRow(at: path)
        #expect(cell?.accessoryType == (path.section == 0 ? .checkmark : UITableViewCell.AccessoryType.none))
        #expect(cell?.indentationLevel == (path.section == 2 ? path.row % 3 : 0))
      }
    }
  }

  @Test func `the later of a value and a closure holds`() {
    let start = section(stage.chain.height(30), ItemList(notes(2))).adapter { _, _, _ in }
    stage.show(
      start.accessories { _, _ in .checkmark }.accessory(.detailButton).indentation(1).indentations { _, index in index
      }
      .make())
    #expect(cells().map(\.accessoryType) == [.detailButton, .detailButton])
    #expect(cells().map(\.indentationLevel) == [0, 1])
  }

  @Test func `rows are measured with their accessories`() {
    func heights(_ accessory: UITableViewCell.AccessoryType) -> [CGFloat] {
      let stage = Stage()
      let text = String(repeating: "word ", count: 40)
      stage.show(
        stage.chain.section().cell(WrappingCell.self).data([Note(1, text), Note(2, text)])
          .adapter { cell, note, _ in cell.label.text = note.text }
          .accessories { note, _ in note.id == 1 ? accessory : .none }
          .autoHeight().make())
      #expect(stage.log.messages.isEmpty)
      return [stage.height(0), stage.height(1)]
    }
    let (with, without) = (heights(.detailDisclosureButton), heights(.none))
    #expect(without[0] == without[1])
    #expect(with[0] > with[1] && with[1] == without[1])
  }

  @Test func `cells of several classes, and rows of the system's look, have them too`() async {
    let list = ItemList([Entry(1, .text("a")), Entry(2, .notice), Entry(3, .picture(height: 40))])
    stage.show(
      stage.chain.height(30).section().data(list)
        .cells(NoticeEntryCell.self, for: \.isNotice)
        .cells(PhotoEntryCell.self, as: \.picture)
        .otherwise(TextEntryCell.self) { cell, entry, _ in cell.line = entry.line }
        .accessories { entry, _ in entry.id == 2 ? .none : .checkmark }
        .section().data([StockRow("a", accessory: .checkmark), StockRow("b", detail: "c")])
        .accessory(.disclosureIndicator).indentation(1)
        .make())
    #expect(cells(0).map(\.accessoryType) == [.checkmark, .none, .checkmark])
    #expect(cells(1).map(\.accessoryType) == [.disclosureIndicator, .disclosureIndicator])
    #expect(cells(1).map(\.indentationLevel) == [1, 1])
    list.items[0].content = .notice
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(cells(0).map { "\(type(of: $0))" } == ["NoticeEntryCell", "NoticeEntryCell", "PhotoEntryCell"])
    #expect(cells(0).map(\.accessoryType) == [.checkmark, .none, .checkmark])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `the row that adds an item has none`() {
    stage.show(
      section(stage.chain.height(30), ItemList(notes(1))).adapter { _, _, _ in }.accessory(.checkmark)
        .addItemRow(NoteCell.self) { _ in }.make())
    #expect(cells().map(\.accessoryType) == [.checkmark, .none])
  }
}

private final class WrappingCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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
