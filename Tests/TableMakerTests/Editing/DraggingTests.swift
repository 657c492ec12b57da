import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `draggable`, `dragItems`, `onDrop`: rows that the user drags within a table and from one table to another.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct DraggingTests {
  /// Two tables of which the right one takes what the left one gives.
  private func shown(_ tables: DraggingStage) {
    tables.show(
      tables.section(tables.left, tables.one).draggable().make(),
      tables.section(tables.right, tables.other).draggable()
        .onDrop { notes, index in tables.take(notes, at: index, into: tables.other, from: tables.one) }.make())
  }

  // MARK: Between tables

  @Test func `each row of one table is dropped at each place of another, and comes to rest there`() async {
    for from in 0..<3 {
      for to in 0...2 {
        let tables = DraggingStage("abc", "xy")
        shown(tables)
        await tables.carry(tables.point(tables.left, from), to: tables.point(tables.right, to))
        let index = tables.other.items.firstIndex { $0.id == from } ?? -1
        #expect(index == to, "from \(from) to \(to)")
        #expect(tables.texts(tables.left) == tables.names[0] && tables.texts(tables.right) == tables.names[1])
        #expect(tables.names[0].count == 2 && tables.log.lines.count == 1 && tables.log.messages.isEmpty)
        #expect(!tables.left.hasActiveDrag && !tables.right.hasActiveDrop)
      }
    }
  }

  @Test func `a drop is undone in one step, in both tables, and done again`() async {
    let tables = DraggingStage("abc", "xy")
    shown(tables)
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1))
    #expect(tables.names == ["ac", "xby"])
    tables.manager.undo()
    await tables.settle()
    #expect(tables.names == ["abc", "xy"])
    #expect(tables.texts(tables.left) == "abc" && tables.texts(tables.right) == "xy")
    tables.manager.redo()
    await tables.settle()
    #expect(tables.names == ["ac", "xby"] && tables.texts(tables.right) == "xby")
  }

  @Test func `below the last row is the end, and an empty table takes what is dropped anywhere`() async {
    let tables = DraggingStage("abc", "xy")
    shown(tables)
    await tables.carry(tables.point(tables.left, 0), to: CGPoint(x: 300, y: 400))
    #expect(tables.names == ["bc", "xya"])
    let empty = DraggingStage("abc", "")
    shown(empty)
    await empty.carry(empty.point(empty.left, 2), to: CGPoint(x: 300, y: 300))
    #expect(empty.names == ["ab", "c"] && empty.texts(empty.right) == "c")
  }

  @Test func `a finger that goes back, or whose touch is taken away, leaves all as it was`() async {
    let tables = DraggingStage()
    shown(tables)
    await tables.carry(
      tables.point(tables.left, 1), to: tables.point(tables.right, 1), tables.point(tables.left, 1, 0.9))
    #expect(tables.names == ["abcd", "xyz"] && tables.log.lines.isEmpty)
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1), cancels: true)
    #expect(tables.names == ["abcd", "xyz"] && tables.log.lines.isEmpty)
    #expect(tables.texts(tables.left) == "abcd" && tables.texts(tables.right) == "xyz")
  }

  @Test func `a table without the step takes nothing, and one of other items neither`() async {
    let tables = DraggingStage()
    tables.show(
      tables.section(tables.left, tables.one).draggable().make(),
      tables.chain(tables.right).section().cell(PlainCell.self).data(["x", "y"]).height(44).adapter { _, _, _ in }
        .onDrop { texts, index in tables.log.add("\(texts)") }.make())
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1))
    #expect(tables.log.lines.isEmpty && tables.names[0] == "abcd")
    let others = DraggingStage()
    others.show(
      others.section(others.left, others.one).draggable().make(), others.section(others.right, others.other).make())
    await others.carry(others.point(others.left, 1), to: others.point(others.right, 1))
    #expect(others.names == ["abcd", "xyz"] && others.right.dropDelegate == nil)
  }

  @Test func `rows of which dragItems says nothing stay, and the app's own items are dropped by their row's item`()
    async
  {
    let tables = DraggingStage()
    tables.show(
      tables.section(tables.left, tables.one)
        .dragItems { note, index in note.id == 1 ? [] : [UIDragItem(itemProvider: NSItemProvider())] }.make(),
      tables.section(tables.right, tables.other)
        .onDrop { notes, index in tables.take(notes, at: index, into: tables.other, from: tables.one) }.make())
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1))
    #expect(tables.names == ["abcd", "xyz"])
    await tables.carry(tables.point(tables.left, 2), to: tables.point(tables.right, 0))
    #expect(tables.names == ["abd", "cxyz"])
  }

  @Test func `a text is dropped on rows that take texts, once it has been loaded`() async {
    let tables = DraggingStage()
    tables.show(
      tables.section(tables.left, tables.one).copyable { note, _ in "the text of \(note.text)" }.draggable().make(),
      tables.chain(tables.right).section().cell(PlainCell.self).data([1, 2, 3]).height(44).adapter { _, _, _ in }
        .onDrop(of: String.self) { texts, index in tables.log.add("\(texts) at \(index)") }.make())
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 2))
    for _ in 0..<200 where tables.log.lines.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(tables.log.lines == ["[\"the text of b\"] at 2"])
  }

  @Test func `a handler that throws, or does nothing, leaves the rows as they are, and the error is the app's`() async {
    struct Failure: Error {}
    let tables = DraggingStage()
    tables.show(
      tables.section(tables.left, tables.one).draggable().make(),
      tables.section(tables.right, tables.other).onDrop { _, _ in throw Failure() }.make())
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1))
    #expect(tables.log.lines == ["Failure()"] && tables.names == ["abcd", "xyz"])
    #expect(tables.texts(tables.left) == "abcd" && tables.texts(tables.right) == "xyz")
  }

  // MARK: Meanwhile

  @Test func `a row that goes while it is dragged is dropped as it was, and lists that change meanwhile are right`()
    async
  {
    let tables = DraggingStage()
    shown(tables)
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1)) {
      tables.one.items.remove(at: 1)
      tables.other.insert(Note(500, "n"), at: 0)
      for dataSource in tables.dataSources { dataSource.update(animated: false) }
      tables.window.layOut()
    }
    #expect(tables.names[0] == "acd" && tables.other.items.filter { $0.text == "b" }.count == 1)
    #expect(tables.texts(tables.right) == tables.names[1] && tables.texts(tables.left) == "acd")
  }

  @Test func `a live object that goes, or leaves its table, while rows are dragged ends nothing but the drop`() async {
    for detaches in [false, true] {
      let tables = DraggingStage()
      shown(tables)
      await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1)) {
        if detaches { tables.dataSources[1].detach() } else { tables.dataSources.removeLast() }
      }
      #expect(tables.names == ["abcd", "xyz"] && tables.right.hasNoRows)
      #expect(tables.right.dropDelegate == nil)
    }
  }

  // MARK: Within a table

  @Test func `a movable row is moved by dragging it, without editing, and its list is changed`() async {
    let tables = DraggingStage()
    tables.show(
      tables.section(tables.left, tables.one).movable().draggable()
        .onMove { [log = tables.log] note, from, to in log.add("\(note.text) \(from.index) \(to.index)") }.make())
    await tables.carry(tables.point(tables.left, 0), to: tables.point(tables.left, 2))
    #expect(tables.names[0] == "bcad" && tables.texts(tables.left) == "bcad")
    #expect(tables.log.lines == ["a 0 2"] && tables.log.messages.isEmpty)
    tables.manager.undo()
    await tables.settle()
    #expect(tables.names[0] == "abcd" && tables.texts(tables.left) == "abcd")
  }

  // MARK: The table's own delegates

  @Test func `a table whose steps say nothing of dragging keeps the app's delegates, and gets them back`() {
    final class Own: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    }
    let (tables, own) = (DraggingStage(), Own())
    (tables.left.dragDelegate, tables.left.dropDelegate) = (own, own)
    let wasEnabled = tables.left.dragInteractionEnabled
    tables.show(tables.section(tables.left, tables.one).make())
    #expect(tables.left.dragDelegate === own && tables.left.dropDelegate === own)
    tables.dataSources[0].detach()
    tables.show(tables.section(tables.left, tables.one).draggable().make())
    #expect(tables.left.dragDelegate !== own && tables.left.dragInteractionEnabled)
    tables.dataSources[0].detach()
    #expect(tables.left.dragDelegate === own && tables.left.dropDelegate === own)
    #expect(tables.left.dragInteractionEnabled == wasEnabled)
  }
}
