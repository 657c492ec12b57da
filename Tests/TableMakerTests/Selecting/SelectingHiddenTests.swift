import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Selected items without a row, because of a search, a collapsed section, or a collapsed tree, stay selected.
@MainActor @Suite struct SelectingHiddenTests {
  @Test func `a search keeps what it hides selected, and all is only what it shows`() async {
    let selecting = SelectingStage()
    selecting.show { $0 }
    selecting.edit()
    selecting.tap(1, 4)
    _ = selecting.takeLines()
    await selecting.search("note 5")
    #expect(selecting.stage.rowCounts == [1] && selecting.selected == [1, 4])
    selecting.dataSource.selectAll()
    #expect(selecting.takeLines() == ["on 1 4 5"] && selecting.selected == [5, 1, 4])
    selecting.list.items.removeAll { $0.id == 4 }
    await selecting.settle()
    #expect(selecting.takeLines() == ["on 1 5"] && selecting.selected == [5, 1])
    selecting.list[id: 1]?.text = "changed while it's hidden"
    await selecting.settle()
    #expect(selecting.dataSource.selectedItems(of: Note.self).map(\.text) == ["note 5", "changed while it's hidden"])
    await selecting.search("")
    #expect(selecting.takeLines() == [] && selecting.selected == [1, 5])
    #expect(selecting.table.indexPathsForSelectedRows?.count == 2)
    await selecting.search("note 2")
    selecting.dataSource.deselectAll()
    await selecting.search("")
    #expect(selecting.takeLines() == ["on "] && selecting.selected == [])
    #expect(selecting.stage.log.messages.isEmpty)
  }

  @Test func `rows are selected while a search changes, and the mode can end in it`() async {
    let selecting = SelectingStage()
    selecting.show { $0 }
    selecting.edit()
    for query in ["note 1", "note 2", "note", "", "note 3"] {
      selecting.field.query = query
      selecting.tap(0)
      await selecting.settle()
    }
    // Each tap was on the first row of the search before.
    #expect(selecting.stage.log.messages.isEmpty)
    #expect(Set(selecting.selected) == Set(selecting.dataSource.selection.compactMap { $0 as? Int }))
    await selecting.search("nothing")
    #expect(selecting.stage.rowCounts == [0])
    selecting.edit(false)
    #expect(selecting.selected == [] && selecting.takeLines().last == "off ")
    await selecting.search("")
    #expect(selecting.selected == [])
  }

  @Test func `a collapsed section keeps its items selected, in the order of the sections`() async {
    let selecting = SelectingStage()
    let other = ItemList([Note(10, "ten"), Note(11, "eleven")])
    selecting.stage.show(
      selecting.section(after: selecting.chain()).collapsible().title("Notes")
        .section("others").cell(NoteCell.self).data(other)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.collapsible().title("Others").make())
    selecting.edit()
    selecting.tap(0, 2)
    selecting.table.tap(1, in: 1)
    _ = selecting.takeLines()
    selecting.dataSource.section("notes").collapse()
    selecting.dataSource.section("others").collapse()
    await selecting.settle()
    #expect(selecting.stage.rowCounts == [0, 0] && selecting.selected == [0, 2, 11])
    selecting.list.append(Note(20, "twenty"))
    other.items.removeAll { $0.id == 11 }
    await selecting.settle()
    #expect(selecting.takeLines() == ["on 0 2"] && selecting.selected == [0, 2])
    selecting.dataSource.section("notes").expand()
    await selecting.settle()
    #expect(selecting.selected == [0, 2] && selecting.table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 2])
    #expect(selecting.takeLines() == [])
  }

  private struct Branch: Identifiable, Equatable {
    let id: Int
    var branches: [Branch] = []
  }

  @Test func `a tap on a row of a tree only selects it, and a collapsed tree keeps its items selected`() async {
    let selecting = SelectingStage()
    let trees = ItemList([Branch(id: 1, branches: [Branch(id: 2, branches: [Branch(id: 3)])]), Branch(id: 4)])
    selecting.stage.show(
      selecting.chain().section("trees").cell(NoteCell.self).data(trees)
        .adapter { cell, branch, _ in cell.textLabel?.text = "\(branch.id)" }
        .expandable(children: \.branches).make())
    selecting.dataSource.expand(trees.items[0])
    selecting.dataSource.expand(trees.items[0].branches[0])
    await selecting.settle()
    #expect(selecting.stage.rowCounts == [4])
    selecting.edit()
    selecting.tap(0, 2)
    await selecting.settle()
    func ids() -> [Int] { selecting.dataSource.selectedItems(of: Branch.self).map(\.id) }
    #expect(selecting.stage.rowCounts == [4] && ids() == [1, 3])
    selecting.dataSource.collapse(trees.items[0])
    await selecting.settle()
    #expect(selecting.stage.rowCounts == [2] && ids() == [1, 3])
    #expect(selecting.takeLines() == ["on ", "on 1", "on 1 3"])
    selecting.edit(false)
    selecting.tap(0)
    await selecting.settle()
    #expect(selecting.stage.rowCounts == [4] && ids() == [])
  }
}
