import TableMaker
import TestSupport
import Testing
import UIKit

/// The view that a table shows if a search finds nothing.
@MainActor @Suite struct NoResultsTests {
  let stage = Stage()
  let field = Field()
  let people = ItemList(People.few)

  private func show(_ make: (DataSource) -> DataSource = { $0 }) {
    stage.show(
      make(stage.chain).section("people").cell(PersonCell.self).data(people).searchable(field, by: \.name)
        .adapter { cell, person, _ in cell.person = person }.make())
  }

  private func search(_ text: String) async {
    field.query = text
    await stage.dataSource?.waitForUpdates()
  }

  private var texts: [String?]? {
    let content =
      (stage.tableView.backgroundView?.subviews.first as? UIContentUnavailableView)?.configuration
      as? UIContentUnavailableConfiguration
    return content.map { [$0.text, $0.secondaryText] }
  }

  @Test func `UIKit's own words stand behind the empty table, and go with the first hit`() async {
    show()
    await search("x")
    #expect(texts == ["No Results for “x”", "Check the spelling or try a new search."])
    #expect(stage.tableView.backgroundView?.frame == stage.tableView.bounds)
    await search("xy")
    #expect(texts == ["No Results for “xy”", "Check the spelling or try a new search."])
    people.append(Person(9, "Foxy"))
    await stage.dataSource?.waitForUpdates()
    #expect(stage.tableView.backgroundView == nil)
    await search("z")
    #expect(texts != nil)
    await search("")
    #expect(stage.tableView.backgroundView == nil)
  }

  @Test func `a table that is empty without a search shows nothing`() async {
    people.removeAll()
    show()
    await search(" ")
    #expect(stage.tableView.backgroundView == nil)
  }

  @Test func `the app says what is shown instead, or nothing`() async {
    show {
      $0.noResults { query in
        guard query != "quiet" else { return nil }
        var content = UIListContentConfiguration.cell()
        content.text = "Nobody is called \(query)"
        return content
      }
    }
    await search("x")
    let content = stage.tableView.backgroundView?.subviews.first as? UIListContentView
    let shown = content?.configuration as? UIListContentConfiguration
    #expect(shown?.text == "Nobody is called x")
    await search("quiet")
    #expect(stage.tableView.backgroundView == nil)
  }

  @Test func `a background of the app's own stays`() async {
    let background = UIView()
    stage.tableView.backgroundView = background
    show()
    await search("x")
    #expect(stage.tableView.backgroundView === background)
    await search("")
    #expect(stage.tableView.backgroundView === background)
  }

  @Test func `a table that is left has its background back`() async {
    show()
    await search("x")
    stage.dataSource?.detach()
    #expect(stage.tableView.backgroundView == nil)
  }

  @Test func `while an answer from elsewhere is awaited nothing is said`() async throws {
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data([Person]())
        .remoteSearch(by: field, debounce: .zero) { query in
          if query == "error" { throw CancellationError() }
          return query == "one" ? [Person(1, "One")] : []
        }
        .adapter { cell, person, _ in cell.person = person }.make())
    field.query = "none"
    stage.tableView.layoutIfNeeded()
    #expect(stage.tableView.backgroundView == nil)
    await stage.dataSource?.waitForUpdates()
    #expect(texts?.first == "No Results for “none”")
    await search("one")
    #expect(stage.tableView.backgroundView == nil)
  }
}

/// Selected rows that a search hides.
@MainActor @Suite struct HiddenSelectionTests {
  let stage = Stage()
  let field = Field()
  let people = ItemList(People.few)

  private func show(grouped: Bool) {
    let cells = stage.chain.section("people").cell(PersonCell.self).data(people).searchable(field, by: \.name)
    let found = grouped ? cells.grouped(by: .key(\.place)) : cells
    stage.show(found.adapter { cell, person, _ in cell.person = person }.make())
  }

  private func select(_ id: Int) throws {
    let path = try #require(
      stage.dataSource.flatMap { source in
        (0..<source.numberOfSections).lazy.flatMap { section in
          (0..<stage.tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.first { source.item(at: $0, of: Person.self)?.id == id }
      })
    stage.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  private var selected: [Int] {
    (stage.tableView.indexPathsForSelectedRows ?? []).compactMap {
      stage.dataSource?.item(at: $0, of: Person.self)?.id
    }.sorted()
  }

  private func search(_ text: String) async {
    field.query = text
    await stage.dataSource?.waitForUpdates()
  }

  @Test(arguments: [false, true]) func `are selected when they come back, wherever they are then`(grouped: Bool)
    async throws
  {
    show(grouped: grouped)
    try select(3)
    await search("anna")
    #expect(selected.isEmpty)
    people.insert(Person(8, "First", "Aa"), at: 0)
    people.remove(People.few[0])
    await search("an")
    #expect(selected.isEmpty)
    await search("omar")
    #expect(selected == [3])
    await search("")
    #expect(selected == [3])
  }

  @Test func `are forgotten when another row is chosen, or they are removed`() async throws {
    show(grouped: false)
    try select(3)
    await search("anna")
    try select(4)
    await search("")
    #expect(selected == [4])
    await search("omar")
    people.remove(People.few[3])
    await search("")
    #expect(selected.isEmpty)
  }

  @Test func `do not take the place of another that was chosen while the table is edited`() async throws {
    stage.tableView.allowsSelectionDuringEditing = true
    show(grouped: false)
    stage.dataSource?.setEditing(true, animated: false)
    try select(3)
    await search("anna")
    try select(4)
    await search("")
    #expect(selected == [4])
  }

  @Test func `come back beside those that were chosen meanwhile, where several may be`() async throws {
    stage.tableView.allowsMultipleSelection = true
    show(grouped: true)
    try select(3)
    try select(1)
    await search("anna")
    try select(4)
    await search("ma")
    #expect(selected == [1, 3])
    await search("")
    #expect(selected == [1, 3, 4])
  }
}

/// The person's locale.
@MainActor @Suite struct LocaleTests {
  @Test func `what is sorted and grouped by the current locale is done again when that changes`() async {
    let stage = Stage()
    var asked = 0
    let people = ItemList(People.few.map { Counted(person: $0) { asked += 1 } })
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data(people).sorted(by: \.name)
        .grouped(by: .firstLetter(of: \.name)).adapter { cell, counted, _ in cell.person = counted.person }.make())
    await stage.dataSource?.waitForUpdates()
    let before = asked
    await stage.dataSource?.waitForUpdates()
    #expect(asked == before)
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    await stage.dataSource?.waitForUpdates()
    #expect(asked >= before + 2 * People.few.count)
    #expect(stage.dataSource?.sectionTitles == ["A", "E", "M", "O", "#"])
  }
}

/// A person that reports each read of its name.
private final class Counted: Identifiable {
  let id: Int
  let person: Person
  private let note: () -> Void
  var name: String {
    note()
    return person.name
  }

  init(person: Person, note: @escaping () -> Void) {
    id = person.id
    self.person = person
    self.note = note
  }
}
