import TestSupport
import TableMakerDiffing
import Testing
import UIKit

@testable import TableMaker

/// `dropDestination`: lists that take what is dropped, out of the lists that it comes from.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct DropDestinationTests {
  private func shown(_ one: String = "abc", _ other: String = "xy") -> DraggingStage {
    let tables = DraggingStage(one, other)
    tables.show(
      tables.section(tables.left, tables.one).draggable().dropDestination().make(),
      tables.section(tables.right, tables.other).draggable().dropDestination().make())
    return tables
  }

  private func expectShown(_ tables: DraggingStage, _ comment: Comment? = nil) {
    #expect(tables.texts(tables.left) == tables.names[0], comment)
    #expect(tables.texts(tables.right) == tables.names[1], comment)
    #expect(tables.log.lines.isEmpty && tables.log.messages.isEmpty, comment)
    #expect(!tables.left.hasActiveDrag && !tables.right.hasActiveDrop && !tables.left.hasUncommittedUpdates, comment)
  }

  // MARK: Between lists

  @Test func `each row goes to each place of the other table, both lists are changed, and it is undone in one step`()
    async
  {
    for from in 0..<3 {
      for to in 0...2 {
        let tables = shown()
        await tables.carry(tables.point(tables.left, from), to: tables.point(tables.right, to))
        var (one, other) = (Array("abc"), Array("xy"))
        other.insert(one.remove(at: from), at: to)
        #expect(tables.names == [String(one), String(other)], "from \(from) to \(to)")
        expectShown(tables)
        tables.manager.undo()
        await tables.settle()
        #expect(tables.names == ["abc", "xy"])
        #expect(!tables.manager.canUndo)
        expectShown(tables)
        tables.manager.redo()
        await tables.settle()
        #expect(tables.names == [String(one), String(other)])
        expectShown(tables)
      }
    }
  }

  @Test func `several rows go together, in the order in which they were picked up`() async {
    let tables = shown("abcd", "xy")
    await tables.carry(
      tables.point(tables.left, 2), with: [tables.point(tables.left, 0)], to: tables.point(tables.right, 1))
    #expect(tables.names == ["bd", "xcay"])
    expectShown(tables)
    tables.manager.undo()
    await tables.settle()
    #expect(tables.names == ["abcd", "xy"])
  }

  @Test func `within a table whose rows cannot be moved by grips each row goes to each place`() async {
    for from in 0..<4 {
      for to in 0...3 {
        let tables = shown("abcd")
        await tables.carry(tables.point(tables.left, from), to: tables.point(tables.left, to, 0.6))
        var items = Array("abcd")
        let item = items.remove(at: from)
        #expect(tables.names[0].count == 4 && tables.names[1] == "xy")
        #expect(tables.names[0].filter { $0 != item } == String(items), "from \(from) to \(to)")
        expectShown(tables)
      }
    }
  }

  @Test func `sections of one list take from each other and from other tables, each by its own place`() async {
    for (row, section, place) in [(1, 0, 0), (2, 0, 1), (3, 1, 0), (4, 1, 1)] {
      let tables = DraggingStage("ab", "")
      let bags = SectionList([
        ItemSection("first", title: "One", items: [Note(200, "p"), Note(201, "q")]),
        ItemSection("second", title: "Two", items: [Note(202, "r")]),
      ])
      tables.show(
        tables.section(tables.left, tables.one).draggable().dropDestination().make(),
        tables.chain(tables.right).sections(from: bags).cell(NoteCell.self).height(44).dropDestination().draggable()
          .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
      let rect = tables.right.rect(forSection: section)
      let header = tables.right.rectForHeader(inSection: section).height
      let point = tables.right.convert(
        CGPoint(x: 100, y: rect.minY + header + CGFloat(place) * 44 + 26), to: nil)
      await tables.carry(tables.point(tables.left, 0), to: point)
      #expect(bags.sections[section].items.contains { $0.text == "a" }, "\(row)")
      #expect(bags.sections[section].items.firstIndex { $0.text == "a" } == place)
      #expect(tables.names[0] == "b" && tables.log.messages.isEmpty)
      // And back from there to the other section.
      let own = tables.right.convert(
        tables.right.rectForRow(at: IndexPath(row: place, section: section)), to: nil)
      let target = tables.right.convert(
        tables.right.rectForRow(at: IndexPath(row: 0, section: 1 - section)), to: nil)
      await tables.carry(
        CGPoint(x: own.midX, y: own.midY), to: CGPoint(x: target.midX, y: target.midY))
      #expect(!bags.sections[section].items.contains { $0.text == "a" })
      #expect(bags.sections[1 - section].items.contains { $0.text == "a" })
      #expect(bags.sections.flatMap(\.items).count == 4)
      #expect(tables.texts(tables.right) == bags.sections.flatMap(\.items).map(\.text).joined())
    }
  }

  // MARK: What is dropped

  @Test func `what has changed since it was picked up is dropped as it is, what has gone as it was`() async {
    let tables = shown()
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1)) {
      tables.one.items[1].text = "B"
      tables.one.insert(Note(300, "n"), at: 0)
    }
    #expect(tables.names == ["nac", "xBy"])
    expectShown(tables)
    let others = shown()
    await others.carry(others.point(others.left, 1), to: others.point(others.right, 1)) {
      others.one.items.remove(at: 1)
    }
    #expect(others.names == ["ac", "xby"])
    expectShown(others)
  }

  @Test func `an item that the list has already is moved in it, and one that comes from no list stays there too`() async
  {
    let tables = DraggingStage("", "xyz")
    let sorted = ItemList([Note(102, "z"), Note(7, "g")]).sorted(by: \.id)
    tables.show(
      tables.chain(tables.left).section().cell(NoteCell.self).data(sorted).height(44)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.draggable().make(),
      tables.section(tables.right, tables.other).dropDestination().make())
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 0))
    #expect(tables.names[1] == "zxy" && tables.texts(tables.right) == "zxy" && tables.texts(tables.left) == "gz")
    await tables.carry(tables.point(tables.left, 0), to: tables.point(tables.right, 1))
    #expect(tables.names[1] == "zgxy" && tables.texts(tables.left) == "gz" && tables.log.messages.isEmpty)
  }

  @Test func `a table that was given an array takes and gives as one with a list, which is its own`() async {
    let tables = DraggingStage("ab", "")
    tables.show(
      tables.section(tables.left, tables.one).draggable().dropDestination().make(),
      tables.chain(tables.right).section("own").cell(NoteCell.self).data([Note(7, "g")]).height(44)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.draggable().dropDestination().make())
    await tables.carry(tables.point(tables.left, 0), to: tables.point(tables.right, 0))
    #expect(tables.names[0] == "b" && tables.texts(tables.right) == "ag")
    await tables.carry(tables.point(tables.right, 1), to: tables.point(tables.left, 0))
    #expect(tables.names[0] == "gb" && tables.texts(tables.right) == "a" && tables.log.messages.isEmpty)
  }

  @Test func `items that are known by their places are moved once, also where they are equal`() async {
    let tables = DraggingStage("", "")
    let (one, other) = (ItemList(["a", "a", "b"], identity: .position), ItemList(["a", "c"], identity: .position))
    for (table, list) in [(tables.left, one), (tables.right, other)] {
      tables.dataSources.append(
        tables.chain(table).section().cell(NoteCell.self).data(list).height(44)
          .adapter { cell, text, _ in cell.textLabel?.text = text }.draggable().dropDestination().make())
    }
    tables.window.layOut()
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1))
    #expect(one.items == ["a", "b"] && other.items == ["a", "a", "c"])
    #expect(tables.texts(tables.left) == "ab" && tables.texts(tables.right) == "aac")
  }

  @Test func `a searched list takes an item beside the row above which it was dropped`() async {
    let tables = DraggingStage("a", "xoyo")
    tables.show(
      tables.section(tables.left, tables.one).draggable().make(),
      tables.chain(tables.right).section().cell(NoteCell.self).data(
        tables.other.filtered { note, _ in note.text != "o" }
      ).height(44)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.dropDestination().make())
    await tables.carry(tables.point(tables.left, 0), to: tables.point(tables.right, 1))
    #expect(tables.names == ["", "xaoyo"] && tables.texts(tables.right) == "xay")
  }

  @Test func `onDrop is told when the list has the items, and at which row they are`() async {
    let tables = DraggingStage("abc", "xy")
    tables.show(
      tables.section(tables.left, tables.one).draggable().make(),
      tables.section(tables.right, tables.other).dropDestination()
        .onDrop { notes, index in
          tables.log.add("\(notes.map(\.text)) \(index) \(tables.names[1])")
        }.make())
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1))
    #expect(tables.log.lines == ["[\"b\"] 1 xby"] && tables.log.messages.isEmpty)
  }

  // MARK: Against a model

  @Test(arguments: 0..<40) func `any items of any lists come to any place, in order, and are nowhere else`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let only = MovableSource<Note>.Section(name: nil, occurrence: 0)
    let lists = [ItemList(notes(6)), ItemList((10..<14).map { Note($0) }), ItemList([Note(20)])]
    for _ in 0..<30 {
      let target = lists[Int.random(in: 0..<3, using: &random)]
      let place = Int.random(in: 0...target.items.count, using: &random)
      var arrivals: [MovableSource<Note>.Arrival] = []
      var taken: [Note] = []
      for list in lists {
        for (row, note) in list.items.enumerated() where Bool.random(using: &random) && Bool.random(using: &random) {
          arrivals.append(.init(item: note, origin: .init(source: .list(list), section: only, row: row)))
          taken.append(note)
        }
      }
      let order = Array(arrivals.indices).shuffled(using: &random)
      let dropped = order.map { taken[$0] }
      let before = lists.map(\.items)
      let index = lists.firstIndex { $0 === target } ?? 0
      let above = before[index].prefix(place).filter { !taken.contains($0) }
      let below = before[index].dropFirst(place).filter { !taken.contains($0) }
      let isThere = MovableSource.list(target).receive(
        order.map { arrivals[$0] },
        at: .init(section: only, row: above.count, above: above.last, below: below.first))
      #expect(isThere)
      for (number, list) in lists.enumerated() {
        let expected =
          list === target ? above + dropped + below : before[number].filter { !taken.contains($0) }
        #expect(list.items == expected)
      }
    }
  }

  // MARK: Where there is no list

  @Test func `a section whose list has another order, or is a tree, says so, and takes nothing`() async {
    let tables = DraggingStage("abc", "xy")
    let dataSource = tables.chain(tables.right)
      .section("sorted").cell(NoteCell.self).data(tables.other.sorted(by: \.id)).height(44).dropDestination()
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
      .section("tree").cell(NoteCell.self).data([Note(7, "g")]).height(44).dropDestination()
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }.expandable { _ in [Note]() }
    tables.show(tables.section(tables.left, tables.one).draggable().make(), dataSource.make())
    #expect(tables.log.messages.count == 2)
    #expect(
      tables.log.messages.first?.hasPrefix(
        ".dropDestination has no effect in section “sorted”, because QueriedSource") == true)
    #expect(
      tables.log.messages.last
        == ".dropDestination has no effect in section “tree”, because it's a tree. "
        + "Show an unsorted ItemList or SectionList, or handle the drop in .onDrop { items, index in … }.")
    await tables.carry(tables.point(tables.left, 1), to: tables.point(tables.right, 1))
    #expect(tables.names == ["abc", "xy"] && tables.texts(tables.right) == "xyg")
  }
}
