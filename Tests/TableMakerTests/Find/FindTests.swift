import TableMaker
import TestSupport
import Testing
import UIKit

/// Tables with sections that steps of the chain search, sort, and group.
@MainActor @Suite struct FindTests {
  let stage = Stage()
  let field = Field()
  let people = ItemList(People.few)

  private var rows: [[Int]] {
    (0..<stage.tableView.numberOfSections).map { section in
      (0..<stage.tableView.numberOfRows(inSection: section)).compactMap {
        stage.dataSource?.item(at: IndexPath(row: $0, section: section), of: Person.self)?.id
      }
    }
  }

  private func show() {
    stage.show(
      stage.chain
        .section("people").cell(PersonCell.self).data(people)
        .searchable(field, by: \.name, \.place)
        .sorted(by: \.name)
        .adapter { cell, person, _ in
          cell.person = person
          cell.marks = ["adapter"]
        }
        .highlightMatches { cell, person, match in
          cell.marks.append(
            match.isEmpty
              ? "none" : match.ranges(in: person.name).map { String(person.name[$0]) }.joined(separator: ","))
        }
        .make())
  }

  @Test func `typing shows what is found, sorted, and clearing shows all`() async throws {
    show()
    #expect(rows == [[4, 2, 5, 1, 3, 6]])
    field.query = "mar"
    await stage.dataSource?.waitForUpdates()
    #expect(rows == [[5, 1, 3]])
    #expect(stage.dataSource?.query == "mar")
    field.query = ""
    await stage.dataSource?.waitForUpdates()
    #expect(rows == [[4, 2, 5, 1, 3, 6]])
    #expect(stage.log.diagnostics.isEmpty)
  }

  @Test func `the query of the live object is the field's, and a change of the list is searched too`() async throws {
    show()
    stage.dataSource?.query = "rome"
    #expect(field.query == "rome")
    people.append(Person(7, "Zoë", "Rome"))
    people.remove(People.few[0])
    await stage.dataSource?.waitForUpdates()
    #expect(rows == [[4, 7]])
    stage.dataSource?.section("people").query = "oslo"
    await stage.dataSource?.waitForUpdates()
    #expect(rows == [[3]])
  }

  @Test func `a list that is read again while another section is read is shown as it was, and then as it is`() async {
    let (list, other) = (ItemList(People.few), ItemList([Person(20, "Uma")]))
    let hits = list.searched(by: \.name, \.place)
    hits.query = "m"
    var isArmed = false
    let mapped = other.map { person in
      if isArmed {
        isArmed = false
        list.removeAll { $0.place == "Rome" }
        _ = hits.items
      }
      return person
    }
    let dataSource = stage.chain
      .section("hits").cell(PersonCell.self).data(hits.sorted(by: \.name))
      .adapter { cell, person, _ in cell.person = person }
      .section("other").cell(PersonCell.self).data(mapped).adapter { cell, person, _ in cell.person = person }
      .make()
    stage.show(dataSource)
    #expect(rows == [[4, 2, 5, 1, 3], [20]])
    isArmed = true
    dataSource.batch {
      list.append(Person(7, "Tom"))
      other.append(Person(21, "Ute"))
    }
    await dataSource.waitForUpdates()
    #expect(rows == [[2, 5, 3, 7], [20, 21]])
  }

  @Test func `a source whose closure searches and edits while it is read is read once more`() async {
    let list = ItemList(People.few)
    var isArmed = false
    var hits: (any ItemSource<Person>)?
    let mapped = list.map { person in
      if isArmed {
        isArmed = false
        list.append(Person(9, "Sam"))
        _ = hits?.items
      }
      return Person(person.id + 100, person.name)
    }
    let searched = mapped.searched(by: \.name)
    hits = searched
    stage.show(
      stage.chain.section("hits").cell(PersonCell.self).data(searched)
        .adapter { cell, person, _ in cell.person = person }.make())
    isArmed = true
    list.append(Person(8, "Kim"))
    await stage.dataSource?.waitForUpdates()
    stage.dataSource?.query = "m"
    await stage.dataSource?.waitForUpdates()
    #expect(rows == [[101, 102, 103, 105, 108, 109]])
  }

  @Test func `an item that comes twice into groups, from another section, is no move to where it is`() async throws {
    let one = ItemList([Person(6, "Ada", "Oslo"), Person(7, "Bo", "Oslo"), Person(8, "Cy", "Rome")])
    let other = ItemList([Person(6, "Ada", "Rome"), Person(9, "Di", "Rome")])
    let dataSource = stage.chain
      .section("one").cell(PersonCell.self).data(one).grouped(by: .key(\.place))
      .adapter { cell, person, _ in cell.person = person }
      .section("other").cell(PersonCell.self).data(other).adapter { cell, person, _ in cell.person = person }
      .make()
    stage.show(dataSource)
    dataSource.batch { one.insert(other.remove(at: 0) ?? Person(6, "Ada", "Rome"), at: 0) }
    await dataSource.waitForUpdates()
    #expect(rows == [[6, 7], [6, 8], [9]])
    #expect(stage.log.diagnostics.allSatisfy { $0.kind == .duplicateItems }, "\(stage.log.messages)")
  }

  @Test func `rows in groups are found by their list, and by what they were made of`() async throws {
    let dataSource = stage.chain
      .section("people").cell(PersonCell.self).data(People.few).grouped(by: .key(\.place))
      .adapter { cell, person, _ in cell.person = person }
      .section("names").cell(PersonCell.self).data(people.map { Person($0.id + 100, $0.name, $0.place) })
      .sorted(by: \.name).grouped(by: .key(\.place))
      .adapter { cell, person, _ in cell.person = person }
      .make()
    stage.show(dataSource)
    let list = try #require(dataSource.list(named: "people", of: Person.self))
    list.append(Person(7, "Zoë", "Rome"))
    await dataSource.waitForUpdates()
    #expect(rows.prefix(5) == [[5], [3], [2], [1, 4, 7], [6]])
    #expect(dataSource.list(named: "names", of: Person.self) === people)
    list.removeAll()
    await dataSource.waitForUpdates()
    #expect(dataSource.indexPath(of: People.few[3]) == IndexPath(row: 0, section: 3))
    #expect(dataSource.indexPath(of: Person(4, "made anew")) == IndexPath(row: 0, section: 3))
    #expect(stage.log.diagnostics.isEmpty)
  }

  @Test func `cells mark what was found, and are asked again when the query is another one`() async throws {
    show()
    let mara = try #require(stage.dataSource?.cell(for: People.few[0]) as? PersonCell)
    #expect(mara.marks == ["adapter", "none"])
    field.query = "ma"
    await stage.dataSource?.waitForUpdates()
    #expect(mara.marks == ["adapter", "none", "Ma"])
    field.query = "mar"
    await stage.dataSource?.waitForUpdates()
    #expect(mara.marks == ["adapter", "none", "Ma", "Mar"])
    field.query = ""
    await stage.dataSource?.waitForUpdates()
    #expect(mara.marks == ["adapter", "none", "Ma", "Mar", "none"])
    #expect(stage.dataSource?.cell(for: People.few[0]) === mara)
  }

  @Test func `groups come and go with what is found, and the index with them`() async throws {
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data(people).searchable(field, by: \.name)
        .grouped(by: .firstLetter(of: \.name), index: .singleLetter).sorted(by: \.name)
        .adapter { cell, person, _ in cell.person = person }.make())
    let dataSource = try #require(stage.dataSource)
    #expect(dataSource.sectionTitles == ["A", "E", "M", "O", "#"])
    field.query = "ma"
    await dataSource.waitForUpdates()
    #expect(dataSource.sectionTitles == ["E", "M", "O"])
    #expect(rows == [[5], [1], [3]])
    #expect(dataSource.sectionIndexTitles(for: stage.tableView) == ["E", "M", "O"])
    #expect(dataSource.tableView(stage.tableView, sectionForSectionIndexTitle: "O", at: 2) == 2)
  }

  @Test func `the magnifying glass is first in the index, once, and leads to the table's top`() async throws {
    let many = (0..<60).map { Person($0, "\(["Ann", "Bo", "Cy"][$0 % 3]) \($0)", "Rome") }
    let dataSource = stage.chain
      .section("people").cell(PersonCell.self).data(many).searchable(field, by: \.name)
      .grouped(by: .firstLetter(of: \.name), index: .singleLetter.withSearch)
      .adapter { cell, person, _ in cell.person = person }
      .section("places").cell(PersonCell.self).data(many)
      .grouped(by: .key(\.place), index: .custom([UITableView.indexSearch, "Rome"]))
      .adapter { cell, person, _ in cell.person = person }
      .make()
    stage.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 52))
    stage.show(dataSource)
    let table = stage.tableView
    #expect(dataSource.sectionIndexTitles(for: table) == ["{search}", "A", "B", "C", "Rome"])
    #expect(dataSource.tableView(table, sectionForSectionIndexTitle: "C", at: 3) == 2)
    #expect(dataSource.tableView(table, sectionForSectionIndexTitle: "Rome", at: 4) == 3)
    table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: false)
    #expect(table.contentOffset.y > 500)
    #expect(dataSource.tableView(table, sectionForSectionIndexTitle: "{search}", at: 0) == NSNotFound)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    field.query = "nobody"
    await dataSource.waitForUpdates()
    #expect(dataSource.sectionIndexTitles(for: table) == ["{search}", "Rome"])
  }

  @Test func `sections of a source are searched and sorted each by itself`() async throws {
    let days = SectionList([
      ItemSection("one", title: "One", items: Array(People.few[0...2])), ItemSection("none", title: "None", items: []),
      ItemSection("two", title: "Two", items: Array(People.few[3...])),
    ])
    stage.show(
      stage.chain.sections(from: days).cell(PersonCell.self).searchable(field, by: \.name).sorted(by: \.name)
        .adapter { cell, person, _ in cell.person = person }.make())
    #expect(rows == [[2, 1, 3], [], [4, 5, 6]])
    field.query = "ma"
    await stage.dataSource?.waitForUpdates()
    #expect(rows == [[1, 3], [5]])
    #expect(stage.dataSource?.sectionTitles == ["One", "Two"])
  }

  @Test func `a query where nothing is searchable is told`() {
    stage.show(stage.chain.section("notes").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.make())
    stage.dataSource?.query = "x"
    #expect(
      stage.log.messages.first?.hasPrefix(
        "The query “x” has no effect, because no section is "
          + "searchable") == true)
  }
}
