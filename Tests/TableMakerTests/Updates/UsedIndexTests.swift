import Foundation
import TableMaker
import TestSupport
import Testing
import UIKit

/// A cell with a height of its own for each number of lines.
private final class HighCell: UITableViewCell {
  var lines = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 20 + 10 * CGFloat(lines)) }
}

private typealias IndexedSection = ReadySection<NoteCell, Note, ItemList<Note>>

/// Cells that show their index, and how many rows there are.
@MainActor @Suite struct UsedIndexTests {
  private let stage = Stage()
  private let list = ItemList((0..<8).map { Note($0) })
  private let log = Log()

  private func show(usesIndex: Bool = true, _ more: (IndexedSection) -> IndexedSection = { $0 }) {
    let section = stage.chain.height(30).section("notes").cell(NoteCell.self).data(list)
      .adapter { [list, log] cell, note, index in
        log.add("\(note.id)")
        cell.note = note
        cell.accessibilityLabel = "\(index + 1) of \(list.count)"
      }
    stage.show(more(usesIndex ? section.usesIndex() : section).make())
    log.lines = []
  }

  /// The texts of the visible cells, from the top.
  private var said: [String] {
    settleAnimations()
    stage.window.layOut()
    return stage.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.accessibilityLabel ?? "-" }
  }

  private func expectRight(_ comment: Comment) {
    #expect(said == list.indices.map { "\($0 + 1) of \(list.count)" }, comment)
  }

  @Test func `the index and the number are right after every change`() async {
    show()
    stage.dataSource?.batch { list.insert(Note(20), at: 3) }
    expectRight("an insertion")
    stage.dataSource?.batch { list.remove(at: 0) }
    expectRight("a deletion")
    stage.dataSource?.batch { list.move(from: 0, to: 6) }
    expectRight("a move")
    stage.dataSource?.batch {
      list.append(Note(30))
      list.items.swapAt(1, 4)
    }
    expectRight("several changes")
    list.items.reverse()
    await stage.dataSource?.waitForUpdates()
    expectRight("another order")
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `only cells whose index or number has changed are filled`() {
    show()
    stage.dataSource?.batch { list.items.swapAt(2, 4) }
    #expect(log.lines.sorted() == ["2", "4"])
    log.lines = []
    stage.dataSource?.batch { list.append(Note(9)) }
    #expect(log.lines.sorted() == (0..<8).map(String.init) + ["9"], "each says how many there are")
    log.lines = []
    stage.dataSource?.batch { list.edit(Note(3)) { $0.text = "changed" } }
    #expect(log.lines == ["3"])
  }

  @Test func `without the step, rows that stay are not filled again`() {
    show(usesIndex: false)
    stage.dataSource?.batch { list.insert(Note(20), at: 0) }
    #expect(log.lines == ["20"])
  }

  @Test func `backgrounds, accessories, indentations, and insets by the index follow it`() throws {
    show {
      $0.indentations { _, index in index }
        .accessories { _, index in index % 2 == 0 ? .checkmark : .none }
        .separatorInsets { _, index in UIEdgeInsets(top: 0, left: CGFloat(index), bottom: 0, right: 0) }
        .backgrounds { _, index, _ in
          var background = UIBackgroundConfiguration.listPlainCell()
          background.cornerRadius = CGFloat(index)
          return background
        }
    }
    stage.dataSource?.batch { list.remove(at: 2) }
    stage.dataSource?.batch { list.move(from: 5, to: 0) }
    stage.window.layOut()
    for row in list.indices {
      let cell = try stage.cell(row, as: NoteCell.self)
      #expect(cell.indentationLevel == row && cell.separatorInset.left == CGFloat(row))
      #expect((cell.accessoryType == .checkmark) == (row % 2 == 0))
      #expect(cell.backgroundConfiguration?.cornerRadius == CGFloat(row))
    }
  }

  @Test func `an item that comes from another section shows its index there`() {
    let other = ItemList([Note(50), Note(51)])
    func section(_ start: SectionStart, _ list: ItemList<Note>) -> IndexedSection {
      start.cell(NoteCell.self).data(list)
        .adapter { cell, note, index in cell.accessibilityLabel = "\(note.id) at \(index)" }.usesIndex()
    }
    stage.show(section(section(stage.chain.height(30).section("one"), list).section("two"), other).make())
    stage.dataSource?.batch { other.insert(list.remove(at: 0) ?? Note(0), at: 1) }
    #expect(said == (1..<8).map { "\($0) at \($0 - 1)" } + ["50 at 0", "0 at 1", "51 at 2"])
  }

  @Test func `a row that the user moves, and those that it passes, show their indices`() async {
    show { $0.movable() }
    stage.tableView.setEditing(true, animated: false)
    stage.dataSource?.tableView(
      stage.tableView, moveRowAt: IndexPath(row: 1, section: 0), to: IndexPath(row: 5, section: 0))
    await stage.dataSource?.waitForUpdates()
    // The table has moved the cells itself before it reports the move, which this call leaves out.
    let indices = stage.tableView.visibleCells.compactMap(\.accessibilityLabel).sorted()
    #expect(indices == (1...8).map { "\($0) of 8" })
  }

  @Test func `measured rows that are higher at another index are measured again`() async {
    let stage = Stage()
    stage.show(
      stage.chain.section().cell(HighCell.self).data(list)
        .adapter { cell, _, index in cell.lines = index % 3 }
        .autoHeight().usesIndex().make())
    let heights = { (0..<self.list.count).map { stage.height($0) } }
    let before = heights()
    #expect(before[0] < before[1] && before[1] < before[2] && before[0] == before[3])
    stage.dataSource?.batch { self.list.items.swapAt(0, 2) }
    stage.window.layOut()
    #expect(heights() == before)
    stage.dataSource?.batch { self.list.remove(at: 0) }
    stage.window.layOut()
    #expect(heights() == Array(before.prefix(7)))
  }
}
